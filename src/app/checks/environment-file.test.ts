import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkEnvironmentFile } from './environment-file.ts';

function findingOf(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(join(folder, '.env'), source);
  return checkEnvironmentFile(folder);
}

test.each([
  ['SEED_DEM=false\n', 'SEED_DEM is no setting; perhaps SEED_DEMO'],
  ['PORT=1\nSEED_DEMO: false\n', 'SEED_DEMO needs “=” in place of “:”'],
])('a line of .env without effect is named: %j', (source, line) => {
  expect(findingOf(source)).toMatchObject({ status: 'warning', line });
});

test('settings, comments and variables of other programs are left alone', () => {
  const source =
    '# PORT: the port\nPORT=4000\nNODE_OPTIONS=--trace-warnings\nCI=1\nTZ=UTC\nNODE_ENV=test\nMAIL_FROM="Shop: <a@b.example>"\n';
  expect(findingOf(source)).toEqual({ status: 'ok', line: '6 variables' });
});

test('a shop without the file is in order', () => {
  expect(checkEnvironmentFile(mkdtempSync(join(tmpdir(), 'env-')))).toEqual({ status: 'ok', line: 'there is none' });
});
