import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exitCodes } from '#app/exit-codes.ts';

test('a section that cannot be loaded ends a command with one sentence and the code for a wrong configuration', () => {
  const site = mkdtempSync(join(tmpdir(), 'broken-section-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'sections', 'hours'), { recursive: true });
  const file = join(site, 'sections', 'hours', 'section.ts');
  writeFileSync(file, 'export default {');
  const env = { ...process.env, SITE_DIR: site, DATA_DIR: site };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/shop.js', 'content', 'list'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^.*section\.ts:1: .*\. Correct it there\.\n$/);
  expect(stderr).toContain(`${file}:1: `);
  expect(status).toBe(exitCodes.configuration);
});
