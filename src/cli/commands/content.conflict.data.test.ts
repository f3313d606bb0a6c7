import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLineFor } from '#tests/helpers/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'conflict-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandLineFor(folder);
const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];

function edit(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

mkdirSync(ours);
writeFileSync(join(ours, 'redirects.yaml'), '- { from: /a, to: /cart }\n');
await run('content', 'push', join(ours, 'redirects.yaml'), '--publish');
for (const each of [ours, theirs]) await run('content', 'pull', '--into', each);

test('of two pushes at once the second is refused with its file, and nothing of it is saved', async () => {
  edit(join(ours, 'redirects.yaml'), 'to: /cart', 'to: /search');
  edit(join(theirs, 'redirects.yaml'), '- from: /a', '- from: /b\n  to: /collections/all\n- from: /a');
  edit(join(theirs, 'shop.yaml'), 'name: My shop', 'name: Their shop');
  const [first, second] = await Promise.all([
    run('content', 'push', ours, '--publish'),
    run('content', 'push', theirs, '--publish'),
  ]);
  expect([first.outcome, second.outcome]).toEqual(['done', 'failed']);
  expect(second.diagnostics).toMatch(
    new RegExp(`^${theirs}/redirects.yaml:1: changed in the shop since .* redirects, .*\nNothing was saved.$`, 'um'),
  );
  expect((await run('redirects')).output).toBe('/a  /search');
});

test('after a new pull, or with --force, the same file is saved', async () => {
  const kept = await run('content', 'pull', '--into', theirs, 'redirects');
  expect([kept.outcome, kept.output]).toEqual(['failed', `Wrote 0 documents to ${theirs}/`]);
  expect(kept.diagnostics).toContain(`${theirs}/redirects.yaml has changes that the shop does not have`);
  await run('content', 'pull', '--into', theirs, 'redirects', '--force');
  edit(join(theirs, 'redirects.yaml'), '- from: /a', '- from: /b\n  to: /collections/all\n- from: /a');
  expect((await run('content', 'push', theirs, '--publish')).outcome).toBe('done');
  expect((await run('redirects')).output).toBe('/a  /search\n/b  /collections/all');
  expect((await run('content', 'push', ours)).outcome).toBe('failed');
  expect((await run('content', 'push', ours, '--publish', '--force')).outcome).toBe('done');
  expect((await run('redirects')).output).toBe('/a  /search');
});

test('two new documents of one name are a conflict in folders that were pulled', async () => {
  for (const each of [ours, theirs]) {
    mkdirSync(join(each, 'pages'));
    writeFileSync(join(each, 'pages/new.md'), `---\ntitle: New of ${each}\n---\n`);
  }
  expect((await run('content', 'push', join(ours, 'pages/new.md'))).outcome).toBe('done');
  expect(await run('content', 'push', join(theirs, 'pages/new.md'))).toMatchObject({
    outcome: 'failed',
    diagnostics: expect.stringContaining('pages/new.md:1: the shop already has one, which this folder never got: '),
  });
  writeFileSync(join(theirs, 'pages/new.md'), `---\ntitle: New of ${ours}\n---\n`);
  expect((await run('content', 'push', join(theirs, 'pages/new.md'))).output).toBe('page/new: unchanged');
});

test('a pull writes again what was changed by nobody here, and keeps a file that cannot be read', async () => {
  const file = join(theirs, 'shop.yaml');
  await run('content', 'pull', '--into', theirs, 'profile', '--force');
  edit(file, 'name: My shop', 'name: "My shop"');
  expect((await run('content', 'pull', '--into', theirs, 'profile')).output).toContain('Wrote 1 document');
  writeFileSync(file, 'name: [\n');
  expect((await run('content', 'pull', '--into', theirs, 'profile')).outcome).toBe('failed');
  expect(readFileSync(file, 'utf8')).toBe('name: [\n');
});

test('a folder that nothing was pulled into replaces what the shop has', async () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  for (const name of ['first', 'second'])
    for (const file of ['home.yaml', 'redirects.yaml']) {
      writeFileSync(join(own, file), file === 'home.yaml' ? `title: ${name}\n` : `- { from: /${name}, to: /cart }\n`);
      expect(await run('content', 'push', join(own, file))).toMatchObject({ outcome: 'done' });
    }
});
