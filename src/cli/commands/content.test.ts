import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { demoDay, demoFolder } from '#tests/fixtures/sample-shop.ts';
import { seedDemo } from '#connectors/embedded/seed/seed.ts';
import { commandLineFor } from '#tests/helpers/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'editor-'));
afterAll(() => rmSync(folder, { recursive: true }));
const store = openDatabase(join(folder, 'shop.sqlite'));
seedDemo(store, { demoDir: demoFolder, mediaDir: join(tmpdir(), 'shop-media'), now: demoDay });
store.close();
const run = commandLineFor(folder, { PUBLIC_URL: 'https://shop.example' });
const files = join(folder, 'files');
const about = join(files, 'pages/about.md');

test('everything that is pulled can be pushed, and changes nothing', async () => {
  expect(await run('content', 'pull', '--into', files)).toMatchObject({ outcome: 'done', diagnostics: '' });
  const { outcome, output, diagnostics } = await run('content', 'push', files);
  expect([outcome, diagnostics, new Set(output.split('\n').map((line) => line.split(': ')[1]))]).toEqual([
    'done',
    '',
    new Set(['as it was']),
  ]);
});

test('a file is pushed, compared, published and found in the history', async () => {
  await run('content', 'pull', '--into', files, 'page/about');
  writeFileSync(about, readFileSync(about, 'utf8').replace(/^heading: .*$/m, 'heading: Snow'));
  expect((await run('content', 'push', about)).output).toBe('page/about: saved as a draft');
  expect((await run('content', 'diff')).output).toMatch(/page\/about\n[\s\S]*\n- heading: .*\n\+ heading: Snow\n/);
  expect((await run('content', 'publish', 'page/about')).output).toBe('page/about: published');
  const { output } = await run('content', 'history', 'page/about');
  expect(output.split('\n').map((line) => line.split('  ')[2]?.split(' ')[0])).toEqual([
    'published',
    'published',
    'saved',
  ]);
  const imported =
    output
      .split('\n')
      .find((line) => line.includes('by import'))
      ?.split('  ')[0] ?? '';
  expect((await run('content', 'history', 'page/about', imported)).output).not.toContain('heading: Snow');
  expect((await run('content', 'diff', 'page/about')).output).toBe('');
});

test('of several files with one fault none is taken, and the fault is told with file, line and remedy', async () => {
  const [good, bad] = [join(files, 'pages/good.md'), join(files, 'pages/bad.md')];
  writeFileSync(good, '---\ntitle: Good\n---\n');
  writeFileSync(bad, '---\ntitle: Bad\ntags: Snow\n---\n');
  const { outcome, diagnostics } = await run('content', 'push', good, bad);
  expect([outcome, diagnostics.split('\n')]).toEqual([
    'failed',
    [
      `${bad}:3: "tags" must be a list of texts, e.g. [one, two].`,
      'Nothing was taken. What visitors see stays as it is.',
    ],
  ]);
  expect((await run('content', 'history', 'page/good')).output).toBe('');
  rmSync(bad);
});

test('a draft is taken, scheduled, taken off the calendar and taken from visitors', async () => {
  const good = join(files, 'pages/good.md');
  writeFileSync(good, '---\ntitle: Good\n---\n');
  await run('content', 'push', good, '--publish');
  writeFileSync(good, '---\ntitle: Better\n---\n');
  await run('content', 'push', good);
  const steps = [
    ['publish', 'page/good', '--at', '2099-01-01T00:00Z'],
    ['publish', 'page/good', '--at', 'never'],
    ['unpublish', 'page/good'],
    ['unpublish', 'page/nothing'],
  ];
  const said = [];
  for (const step of steps) said.push((await run('content', ...step)).output);
  expect(said).toEqual([
    'page/good: will be published at 2099-01-01T00:00Z',
    'page/good: will not be published by itself',
    'page/good: taken from visitors',
    'page/nothing: there is no such piece',
  ]);
});

test('an editor’s program is given the draft, and what it wrote is taken unless it has a fault', async () => {
  const before = process.env['VISUAL'];
  process.env['VISUAL'] = `sed -i 's/^title: .*/title: By hand/'`;
  expect((await run('content', 'edit', 'policy/refund')).output).toBe('policy/refund: saved as a draft');
  process.env['VISUAL'] = `sed -i 's/^title: .*/tags: x/'`;
  const { outcome, diagnostics } = await run('content', 'edit', 'policy/refund');
  expect([outcome, diagnostics]).toEqual([
    'failed',
    expect.stringMatching(/refund\.md:\d+: [\s\S]*Nothing was taken\. What you wrote is still in /),
  ]);
  process.env['VISUAL'] = 'false';
  expect(await run('content', 'edit', 'policy/refund')).toMatchObject({
    outcome: 'failed',
    diagnostics: expect.stringContaining('nothing was taken'),
  });
  if (before === undefined) delete process.env['VISUAL'];
  else process.env['VISUAL'] = before;
});

test.each([
  ['content'],
  ['content', 'forget'],
  ['content', 'push'],
  ['content', 'publish'],
  ['content', 'publish', 'nothing/x'],
  ['content', 'publish', 'page/about', '--at', 'tomorrow'],
  ['content', 'edit', '../etc/passwd'],
  ['preview'],
  ['preview', '//evil.example'],
  ['preview', '/about', '--hours', '0'],
  ['preview', '/about', '--days', '1'],
])('%s %s %s %s %s is a misuse', async (...args) => {
  await expect(run(...args)).rejects.toMatchObject({ name: 'Misuse' });
});

test('a link is made for a path and a time', async () => {
  const { output, diagnostics } = await run('preview', '/about', '--hours', '2');
  expect(output).toMatch(/^https:\/\/shop\.example\/api\/draft\?token=[\w.-]+$/);
  expect(diagnostics).toMatch(/^Whoever has it sees \/about as it is drafted until 20/);
});
