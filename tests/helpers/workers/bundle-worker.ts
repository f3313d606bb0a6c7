import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a worker of this folder with all it imports into one file and returns its path: a process that loads one file
 * is ready in half the processor time of one that loads hundreds.
 */
export async function bundleWorker(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, `${name}.ts`), outDir: folder, emptyOutDir: false, target: 'esnext' },
    ssr: { noExternal: true },
  });
  return join(folder, `${name}.js`);
}
