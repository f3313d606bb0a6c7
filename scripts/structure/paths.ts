import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOfFunctions } from './coverage.ts';
import { importGraph, type ImportEdge } from './import-graph.ts';
import type { Project } from './project.ts';
import { requestPaths, webhookSecret } from './request-paths.ts';
import { buildService, startService } from './service.ts';
import { printTable } from './table.ts';

export interface PathMeasures {
  readonly path: string;
  /**
   * Files of src with at least one function that has run on the way. Components are left out: `.astro` files and what
   * lies in src/ui.
   */
  readonly modules: readonly string[];
  /**
   * Pairs of layers, `from → to`: some module of the one imports some module of the other, both of them among `modules`
   * and the import not of types alone. A layer is a folder of src, or a file beside them.
   */
  readonly crossings: readonly string[];
}

/** Measures each path after its like has been gone once, so that what is read at the first time is not counted. */
export async function measurePaths(project: Project): Promise<readonly PathMeasures[]> {
  const { root } = project;
  const graph = importGraph(project).filter(({ isTypeOnly }) => !isTypeOnly);
  const folder = await buildService(root);
  const dataDir = mkdtempSync(join(tmpdir(), 'structure-'));
  const env = { DATA_DIR: dataDir, WEBHOOK_SECRETS: webhookSecret };
  const service = await startService({ root, folder, env });
  const other = await startService({ root, folder, env });
  const measured: PathMeasures[] = [];
  try {
    for (const { name, functions } of requestPaths({ root, env, service, other })) {
      measured.push(toMeasures(name, filesOfFunctions(root, await functions()), graph));
    }
  } finally {
    await other.stop();
    await service.stop();
    rmSync(dataDir, { recursive: true });
    rmSync(folder, { recursive: true });
  }
  return measured;
}

function toMeasures(path: string, files: readonly string[], graph: readonly ImportEdge[]): PathMeasures {
  const modules = files.filter((file) => !file.endsWith('.astro') && layerOf(file) !== 'ui');
  const crossings = graph
    .filter(({ from, to }) => modules.includes(from) && modules.includes(to) && layerOf(from) !== layerOf(to))
    .map(({ from, to }) => `${layerOf(from)} → ${layerOf(to)}`);
  return { path, modules, crossings: [...new Set(crossings)].toSorted() };
}

function layerOf(file: string): string {
  return file.split('/')[1]?.replace(/\.ts$/, '') ?? file;
}

export function printPaths(paths: readonly PathMeasures[]): void {
  printTable('Paths', [
    ['from a request to its answer', 'modules', 'layer crossings'],
    ...paths.map(({ path, modules, crossings }) => [path, modules.length, crossings.length]),
  ]);
  console.log(`
Modules: files of src, components left out, of which a function has run. Layer crossings: pairs of layers (folders of
src) of which one imports the other, by imports between these modules. Each path is gone once before it is measured.`);
}
