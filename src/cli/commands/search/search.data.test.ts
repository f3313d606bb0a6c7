import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import { recordingTerminal } from '#tests/helpers/recording-terminal.ts';
import type { CommandContext } from '../../command.ts';
import { dispatch } from '../../dispatch.ts';
import { search } from './search.ts';

/** A merchant's folder with these files, and the command run on it in front of the demo shop. */
function openSite(files: Readonly<Record<string, string | Uint8Array>> = {}, environment: object = {}) {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(site, name), content);
  const run = async (...args: readonly string[]) => {
    const { terminal, output, errors } = recordingTerminal((line) => line.replaceAll(`${site}/`, ''));
    const config = readConfig({ SITE_DIR: site, DATA_DIR: site, ...environment });
    const context: CommandContext = {
      terminal,
      config,
      openShop: () => ({ ...demoShop(), close: async () => {} }),
      now: () => demoDay,
    };
    const code = await dispatch(['search', ...args], { search: async () => search }, context);
    return { code, output, errors };
  };
  const importFile = (...flags: readonly string[]) => run('import', join(site, 'synonyms.csv'), ...flags);
  return { site, run, importFile, read: () => readFileSync(join(site, 'search.yaml'), 'utf8') };
}

test('check has no problem with settings that fit the catalog', async () => {
  const source = 'synonyms:\n  - equal: [sofa, couch]\npins:\n  - { query: cup, products: [morgen-mug] }\n';
  expect(await openSite({ 'search.yaml': source }).run('check')).toEqual({
    code: 0,
    output: [],
    errors: ['No problems found.'],
  });
});

test('check names products, collections and values that the catalog lacks, by their lines', async () => {
  const source = `pins:
  - { query: cup, products: [morgen-mug, no-such-mug] }
boosts:
  - collections: nowhere
  - vendors: [Nobody]
`;
  expect(await openSite({ 'search.yaml': source }).run('check')).toEqual({
    code: 1,
    output: [
      'search.yaml:2: no product has the handle "no-such-mug"',
      'search.yaml:4: no collection has the handle "nowhere"',
      'search.yaml:5: no product has the vendor "Nobody"',
    ],
    errors: ['3 problems found.'],
  });
});

test('check finds synonyms that overlap, repeated pins, and pins of hidden products', async () => {
  const source = `synonyms:
  - equal: [sofa, couch, Sofas]
  - equal: [couches, settee]
  - oneway: { from: couch, to: chair }
pins:
  - { query: [cup, the cups], products: morgen-mug }
hidden: [morgen-mug]
`;
  const { output } = await openSite({ 'search.yaml': source }).run('check');
  expect(output).toEqual([
    'search.yaml:2: "Sofas" is in this group already, in another form',
    expect.stringMatching(/^search\.yaml:3: "couches" is also in the group of search\.yaml:2;/),
    'search.yaml:6: "the cups" has pins already, in search.yaml:6',
    'search.yaml:6: the product "morgen-mug" is hidden, so that it is not pinned',
  ]);
});

test('check refuses a file that cannot be read, and says where there is none', async () => {
  expect(await openSite({ 'search.yaml': 'synonym: []\n' }).run('check')).toMatchObject({
    code: 78,
    errors: ['search.yaml:1: synonym: unknown key, did you mean "synonyms"?'],
  });
  expect(await openSite().run('check')).toMatchObject({
    code: 66,
    errors: ['There is no search.yaml. docs/search.md shows what it can hold.'],
  });
});

test('check says that a catalog has not been copied yet', async () => {
  const shopify = { PLATFORM: 'shopify', SHOPIFY_DOMAIN: 'a.myshopify.com', SHOPIFY_STOREFRONT_TOKEN: 'token' };
  const { code, errors } = await openSite({ 'search.yaml': 'hidden: [a]\n' }, shopify).run('check');
  expect([code, errors]).toEqual([66, [expect.stringContaining('has not been copied yet')]]);
});

const settings = `# Our words
synonyms:
  - equal: [sofa, couch] # furniture
pins:
  - { query: cup, products: [morgen-mug] } # best
`;

test('import adds new groups and keeps comments and settings', async () => {
  const { importFile, read, site } = openSite({
    'search.yaml': settings,
    'synonyms.csv': 'Couch,sofa\nmug,"cup, beaker"\nseat => chair\ncup,mug\n',
  });
  expect(await importFile()).toEqual({
    code: 0,
    output: ['+ mug, cup, beaker', '+ seat => chair', 'Added 2 groups of synonyms to search.yaml.'],
    errors: [
      'line 1: Couch, sofa is left out: search.yaml:3 has it already',
      'line 4: cup, mug is left out: line 2 has it already',
      expect.stringContaining('at its next start'),
    ],
  });
  expect(read()).toBe(`# Our words
synonyms:
  - equal: [sofa, couch] # furniture
  - equal: [mug, cup, beaker]
  - oneway: { from: [seat], to: [chair] }
pins:
  - { query: cup, products: [morgen-mug] } # best
`);
  expect(await importFile()).toMatchObject({ code: 0, output: ['There is nothing new to add.'] });
  expect(readdirSync(site).toSorted()).toEqual(['search.yaml', 'synonyms.csv']);
});

test('import creates the file where there is none', async () => {
  const { importFile, read, run } = openSite({ 'synonyms.csv': 'mug,cup\n' });
  expect((await importFile()).code).toBe(0);
  expect(read()).toBe('synonyms:\n  - equal: [mug, cup]\n');
  expect((await run('check')).code).toBe(0);
});

test('a dry run changes nothing', async () => {
  const { importFile, site } = openSite({ 'synonyms.csv': 'mug,cup\n' });
  expect(await importFile('--dry-run')).toMatchObject({
    code: 0,
    output: ['+ mug, cup', 'Ready to add 1 group of synonyms to search.yaml.'],
  });
  expect(existsSync(join(site, 'search.yaml'))).toBe(false);
});

test.each([
  [
    'with a problem',
    'mug,cup\nsofa\n',
    'line 2: There are fewer than two different words. Add one, or remove the line.',
  ],
  ['that is empty', '\n', 'line 1: The file is empty. Export it again.'],
  ['in another encoding', Buffer.from('mug,k\xf8p\n', 'latin1'), 'line 1: The file is not UTF-8; it may be Latin-1'],
  ['that is too long', 'mug,cup\n'.repeat(600_000), 'line 1: The file has more than 4 MB. Import it in parts.'],
])('nothing is imported of a file %s', async (_, source, message) => {
  const { importFile, read } = openSite({ 'search.yaml': settings, 'synonyms.csv': source });
  const { code, errors } = await importFile();
  expect([code, errors]).toEqual([1, [expect.stringContaining(message), 'Nothing was imported.']]);
  expect(read()).toBe(settings);
});

test('nothing is imported into settings that cannot be read', async () => {
  const { importFile, read } = openSite({ 'search.yaml': 'pin: []\n', 'synonyms.csv': 'mug,cup\n' });
  expect(await importFile()).toMatchObject({ code: 78, output: [] });
  expect(read()).toBe('pin: []\n');
});

test('a file that does not exist is missing input', async () => {
  expect((await openSite().run('import', '/no/such.csv')).code).toBe(66);
});

test.each([[[]], [['find']], [['check', 'extra']], [['import']], [['import', 'a.csv', '--force']]])(
  'invalid arguments %j are refused with the usage',
  async (args) => {
    const { code, errors } = await openSite().run(...args);
    expect([code, errors.at(-1)]).toEqual([64, expect.stringContaining('\nusage: npm run shop -- search ')]);
  },
);

test('explain shows words, conditions, and the parts of the score of ten results', async () => {
  const { code, output } = await openSite().run('explain', 'the blue canddle');
  expect(code).toBe(0);
  const text = output.join('\n');
  expect(text).toContain('corrected to candle');
  expect(text).toMatch(/^Not looked for: the/mu);
  expect(text).toMatch(/^The assistant reads: blue: colour/mu);
  expect(text).toMatch(/^1\. .+ \([a-z-]+\) {2}\d+\.\d$/mu);
  expect(text).toMatch(/^ +\+\d+\.\d {2}canddle as candl in title/mu);
});

test('explain reads German and Norwegian conditions', async () => {
  const { output } = await openSite().run('explain', 'Lampen unter 90 Euro');
  expect(output[0]).toBe('Filters: unter 90 Euro');
  expect(output.join('\n')).toContain('price up to €89.99');
  expect((await openSite().run('explain', 'noe til stuen under 90 euro')).output.join('\n')).toContain(
    'price up to €89.99',
  );
});

test('explain shows one product, also where it is not found, and the settings at work', async () => {
  const source = 'synonyms:\n  - oneway: { from: beaker, to: mug }\nboosts:\n  - { products: morgen-mug, factor: 3 }\n';
  const { run } = openSite({ 'search.yaml': source });
  const found = await run('explain', 'beaker', 'morgen-mug');
  expect(found.output).toContainEqual('  synonyms of the shop: cup, mug');
  expect(found.output).toContainEqual(expect.stringMatching(/^\d+\. .+ \(morgen-mug\) {2}/));
  expect(found.output).toContainEqual(
    expect.stringMatching(/×3\.00 {2}boosts, demotions and soldOut in search\.yaml$/),
  );
  const missing = await run('explain', 'lamp', 'morgen-mug');
  expect(missing.output.at(-1)).toMatch(/^Not found .+ \(morgen-mug\) {2}0\.0$/);
});

test.each([
  [['explain', 'mug', 'no-such-product'], 66, 'No product has the handle no-such-product.'],
  [['explain', ' '], 64, 'The query is empty.'],
])('%j is refused', async (args, code, message) => {
  const result = await openSite().run(...args);
  expect(result).toMatchObject({ code, output: [] });
  expect(result.errors[0]).toContain(message);
});
