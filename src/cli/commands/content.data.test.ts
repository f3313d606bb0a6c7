import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

test('pushing what was pulled changes nothing', async () => {
  expect(await run('content', 'pull', '--into', files)).toMatchObject({ outcome: 'done', diagnostics: '' });
  const { outcome, output, diagnostics } = await run('content', 'push', files);
  expect([outcome, diagnostics, new Set(output.split('\n').map((line) => line.split(': ')[1]))]).toEqual([
    'done',
    '',
    new Set(['unchanged']),
  ]);
});

test('a file is pushed, compared, published and listed in the history', async () => {
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

test('one invalid file of several is reported with its line, and none is saved', async () => {
  const [good, bad] = [join(files, 'pages/good.md'), join(files, 'pages/bad.md')];
  writeFileSync(good, '---\ntitle: Good\n---\n');
  writeFileSync(bad, '---\ntitle: Bad\ntags: Snow\n---\n');
  const { outcome, diagnostics } = await run('content', 'push', good, bad);
  expect([outcome, diagnostics.split('\n')]).toEqual([
    'failed',
    [`${bad}:3: "tags" must be a list of texts, e.g. [one, two].`, 'Nothing was saved.'],
  ]);
  expect((await run('content', 'history', 'page/good')).output).toBe('');
  rmSync(bad);
});

test.each(['kinds/stores.yml', 'pages/Our story!.md', 'entries/oslo.md'])(
  'a folder with %s is refused, since no document has that name',
  async (file) => {
    const misnamed = mkdtempSync(join(tmpdir(), 'misnamed-'));
    mkdirSync(join(misnamed, dirname(file)));
    writeFileSync(join(misnamed, file), '---\ntitle: Oslo\n---\n');
    writeFileSync(join(misnamed, 'README.md'), 'How we work.');
    const { outcome, diagnostics } = await run('content', 'push', misnamed);
    expect([outcome, diagnostics]).toEqual(['failed', expect.stringContaining(`${file}:1: the path does not name`)]);
    expect(diagnostics).not.toContain('README');
  },
);

test('files of a folder that are no documents are named, and the others are saved', async () => {
  const mixed = mkdtempSync(join(tmpdir(), 'mixed-'));
  for (const file of ['page/about.md', 'pages/hours.md', 'pages/team.jpg', '.pulled.json.orig', 'README.txt']) {
    mkdirSync(dirname(join(mixed, file)), { recursive: true });
    writeFileSync(join(mixed, file), '---\ntitle: Hours\n---\n');
  }
  const { output, diagnostics } = await run('content', 'push', mixed);
  expect(output).toBe('page/hours: saved as a draft');
  expect(diagnostics).toBe(
    `Left out: ${mixed}/page/about.md, ${mixed}/pages/team.jpg. Documents are files such as pages/about.md; pictures are added by media add.`,
  );
});

test('a picture in a text that the shop does not have is named by its line', async () => {
  const file = join(files, 'pages/team.md');
  writeFileSync(file, '---\ntitle: Team\n---\n![Us](image:nobody)\n\n![Us](team.jpg "At work")\n');
  expect((await run('content', 'push', file)).diagnostics.split('\n')).toEqual([
    `${file}:4: there is no picture "nobody": it will be left out.`,
    `${file}:6: "team.jpg" is not the address of a picture. Write image:team for a picture that media list names team.`,
  ]);
  rmSync(file);
});

test('an article without a blog is refused with its line, and is published with its blog', async () => {
  const article = join(files, 'blogs/workshop/first.md');
  mkdirSync(join(files, 'blogs/workshop'), { recursive: true });
  writeFileSync(article, '---\ntitle: First\n---\nText\n');
  expect(await run('content', 'push', article, '--publish')).toMatchObject({
    outcome: 'failed',
    output: '',
    diagnostics: expect.stringMatching(/first\.md:1: there is no blog "workshop": .*\nNothing was saved\.$/),
  });
  const blog = join(files, 'blogs/workshop.yaml');
  writeFileSync(blog, 'title: Workshop\n');
  expect(await run('content', 'push', article, blog)).toMatchObject({
    outcome: 'done',
    output: 'blog/workshop: saved as a draft\narticle/workshop/first: saved as a draft',
  });
  const hidden = await run('content', 'publish', 'article/workshop/first');
  expect([hidden.outcome, hidden.output]).toEqual(['failed', expect.stringContaining('publish that first')]);
  expect(await run('content', 'publish', 'article/workshop/first', 'blog/workshop')).toMatchObject({
    outcome: 'done',
    output: 'blog/workshop: published\narticle/workshop/first: published',
  });
});

test('an editor saves no untouched document, nor one of a blog that does not exist, whose text it keeps', async () => {
  const before = process.env['VISUAL'];
  process.env['VISUAL'] = 'true';
  expect((await run('content', 'edit', 'page/untouched')).output).toBe('page/untouched: unchanged');
  expect((await run('content', 'pull', 'page/untouched')).outcome).toBe('failed');
  process.env['VISUAL'] = `sed -i 's/^title: .*/title: By hand/'`;
  const { outcome, output, diagnostics } = await run('content', 'edit', 'article/nowhere/story');
  expect([outcome, output]).toEqual(['failed', expect.stringContaining('no such blog')]);
  expect(diagnostics).toMatch(/^Nothing was saved\. Your text is in .*story\.md\.$/);
  if (before === undefined) delete process.env['VISUAL'];
  else process.env['VISUAL'] = before;
});

test('a draft is scheduled, no longer scheduled, and unpublished', async () => {
  const good = join(files, 'pages/good.md');
  writeFileSync(good, '---\ntitle: Good\n---\n');
  await run('content', 'push', good, '--publish');
  writeFileSync(good, '---\ntitle: Better\n---\n');
  await run('content', 'push', good);
  const steps = [
    ['publish', 'page/good', '--at', '2099-01-01T00:00Z'],
    ['publish', 'page/good', '--at', '2099-07-01 08:00'],
    ['publish', 'page/good', '--at', 'never'],
    ['unpublish', 'page/good'],
    ['unpublish', 'page/nothing'],
  ];
  const outputs = [];
  for (const step of steps) outputs.push((await run('content', ...step)).output);
  expect(outputs).toEqual([
    'page/good: scheduled for 1 January 2099 at 01:00, Europe/Oslo',
    'page/good: scheduled for 1 July 2099 at 08:00, Europe/Oslo',
    'page/good: no longer scheduled',
    'page/good: unpublished',
    'page/nothing: no such document',
  ]);
});

test('documents are deleted, a kind only together with its entries, and what cannot be says why', async () => {
  const kind = join(files, 'kinds/stores.yaml');
  const entries = ['oslo', 'voss'].map((handle) => join(files, `entries/stores/${handle}.md`));
  for (const file of [kind, ...entries]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, file === kind ? 'title: Stores\nfields: { city: text }\n' : '---\ntitle: Store\n---\n');
  }
  await run('content', 'push', kind, ...entries, '--publish');
  expect(await run('content', 'delete', 'kind/stores', 'entry/stores/voss', 'page/nothing')).toMatchObject({
    outcome: 'failed',
    output: 'entry/stores/voss: deleted',
    diagnostics:
      'No document named page/nothing.\nkind/stores lists 1 document. To delete what it lists too, add --with-entries.',
  });
  expect((await run('content', 'delete', 'kind/stores', '--with-entries')).output).toBe('kind/stores: deleted');
  expect((await run('content', 'history', 'entry/stores/oslo')).output).toContain('unpublished');
  for (const [name, remedy] of [
    ['profile', 'profile cannot be deleted, because every page reads it. Change it with content push.'],
    ['product/morgen-mug', 'A product is deleted with its stock and prices: products delete morgen-mug'],
  ] as const)
    expect((await run('content', 'delete', name)).diagnostics).toBe(remedy);
});

test('a push that changes the language says when it takes effect, one that changes the region does not', async () => {
  const profile = join(files, 'shop.yaml');
  await run('content', 'pull', '--into', files, 'profile');
  const source = readFileSync(profile, 'utf8');
  const pushIn = async (language: string) => {
    writeFileSync(profile, source.replace(/^language: .*$/mu, `language: ${language}`));
    return (await run('content', 'push', profile, '--publish')).diagnostics;
  };
  expect(await pushIn('en-IE')).toBe('');
  expect(await pushIn('nb-NO')).toBe('Restart the shop to have its own sentences in Norwegian Bokmål too.');
  await pushIn('en-GB');
});

test('a push that changes the currency says that prices are not converted', async () => {
  const profile = join(files, 'shop.yaml');
  await run('content', 'pull', '--into', files, 'profile');
  const source = readFileSync(profile, 'utf8');
  const pushIn = async (currency: string) => {
    writeFileSync(profile, source.replace(/^currency: .*$/mu, `currency: ${currency}`));
    return (await run('content', 'push', profile, '--publish')).diagnostics;
  };
  expect(await pushIn('JPY')).toMatch(
    /^Prices are not converted: €[\d,]+(?:\.\d\d)? is now JP¥[\d,]+\. Import the product file again/u,
  );
  await pushIn('EUR');
  expect(await pushIn('EUR')).toBe('');
});

test('an editor opens the draft, and its text is saved if it is valid', async () => {
  const before = process.env['VISUAL'];
  process.env['VISUAL'] = `sed -i 's/^title: .*/title: By hand/'`;
  expect((await run('content', 'edit', 'policy/refund')).output).toBe('policy/refund: saved as a draft');
  process.env['VISUAL'] = `sed -i 's/^title: .*/tags: x/'`;
  const { outcome, diagnostics } = await run('content', 'edit', 'policy/refund');
  expect([outcome, diagnostics]).toEqual([
    'failed',
    expect.stringMatching(/refund\.md:\d+: [\s\S]*Nothing was saved\. Your text is in /),
  ]);
  process.env['VISUAL'] = 'false';
  expect(await run('content', 'edit', 'policy/refund')).toMatchObject({
    outcome: 'failed',
    diagnostics: expect.stringContaining('Nothing was saved'),
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
])('%s %s %s %s %s is a usage error', async (...args) => {
  await expect(run(...args)).rejects.toMatchObject({ name: 'UsageError' });
});

test('a preview link has a path and a time', async () => {
  const { output, diagnostics } = await run('preview', '/about', '--hours', '2');
  expect(output).toMatch(/^https:\/\/shop\.example\/api\/draft\?token=[\w.-]+$/);
  expect(diagnostics).toMatch(/^Anyone with this link can see the draft of \/about until 20/);
});

test('sections are described with an example, one by its type, and an unknown type is a usage error', async () => {
  const { output } = await run('content', 'sections', 'quote');
  expect(output).toMatch(/^quote\n {2}text +text, required\n/);
  expect(output).toContain('    - type: quote\n      text: A text\n');
  expect((await run('content', 'sections')).output).toContain('\nhero\n');
  await expect(run('content', 'sections', 'quotes')).rejects.toThrow('There is no section quotes. Types: ');
});
