import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test('an export whose reader ends early ends quietly and without a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'closed-output-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, DATA_DIR: folder, NODE: process.execPath };
  const line = 'set -o pipefail; "$NODE" src/cli/shop.ts export | head -1';
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line], { env });
  expect(stdout).toMatch(/^Handle,Title,[^\n]*\n$/);
  expect(stderr).toBe('');
});
