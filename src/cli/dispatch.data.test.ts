import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openInvalidationLog } from '#app/freshness.ts';
import { type CacheTag, tags } from '#cache/tags.ts';
import { PlatformContractError } from '#commerce/errors.ts';
import { readConfig } from '#config.ts';
import { countRows, demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import { newDamagedPath } from '#tests/helpers/database-files.ts';
import type { Database } from '#storage/database.ts';
import { recordingTerminal } from '#tests/helpers/recording-terminal.ts';
import type { CliCommand } from './command.ts';
import { commands } from './commands.ts';
import { dispatch } from './dispatch.ts';
import { progressBar } from './terminal.ts';

interface DispatchResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

const folder = mkdtempSync(join(tmpdir(), 'dispatch-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(
  args: readonly string[],
  store?: Database,
  environment: Readonly<Record<string, string>> = {},
): Promise<DispatchResult> {
  const { terminal, output, errors } = recordingTerminal();
  const code = await dispatch(args, commands, {
    terminal,
    config: readConfig({ DATA_DIR: folder, ...environment }),
    openShop: () => ({ ...demoShop(), ...(store && { store }), close: async () => {} }),
    now: () => demoDay,
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

test('help lists every command, and each command has help of its own with its usage', async () => {
  const { code, output } = await run(['help']);
  expect(code).toBe(0);
  for (const [called, load] of Object.entries(commands)) {
    const { name, usage, summary } = await load();
    expect(name).toBe(called);
    expect(output).toMatch(new RegExp(`^  ${name} +${RegExp.escape(summary)}$`, 'm'));
    const own = await run(['help', name]);
    expect(own.output).toContain(`usage: npm run shop -- ${name} ${usage}`.trim());
    expect(own.output).toContain(summary);
    expect((await run([name, '--help'])).output).toBe(own.output);
  }
  expect((await run([])).output).toBe(output);
});

test('no line of help is wider than 120 characters', async () => {
  const texts = await Promise.all(
    [[], ...Object.keys(commands).map((name) => [name])].map((args) => run(['help', ...args])),
  );
  const lines = texts.flatMap(({ output }) => output.split('\n'));
  // The one line that lists all options of an order's events.
  expect(lines.filter((line) => line.length > 120 && !line.includes('orders mark'))).toEqual([]);
});

test('an unknown command is an error that suggests the closest one', async () => {
  expect(await run(['exprot'])).toMatchObject({ code: 64, errors: expect.stringContaining('Did you mean export?') });
  expect((await run(['xyzzyxyzzy'])).errors).not.toContain('Did you mean');
  expect(await run(['help', 'exprot'])).toMatchObject({ code: 64, errors: expect.stringContaining('mean export?') });
});

test('invalid arguments are errors with the usage of the command', async () => {
  for (const args of [
    ['price'],
    ['price', 'x', 'much'],
    ['stock', 'x', '-1'],
    ['import'],
    ['import', 'a', '--fast'],
    ['export', 'a', 'b'],
  ]) {
    const { code, errors } = await run(args);
    expect([args, code]).toEqual([args, 64]);
    expect(errors).toContain(`usage: npm run shop -- ${args[0]}`);
  }
});

test('invalid arguments of a subcommand are errors with its own usage', async () => {
  expect((await run(['orders', 'show'])).errors).toMatch(/^usage: npm run shop -- orders show <number>$/m);
  expect((await run(['redirects', 'add', 'x', 'y'])).errors).toMatch(/redirects add <path> <target>$/);
});

test('an unknown subcommand or option is an error that suggests the closest one, or names all', async () => {
  expect((await run(['content', 'pusch'])).errors).toMatch(/^Unknown subcommand: pusch\. Did you mean push\?/);
  expect((await run(['products', 'xyzzy'])).errors).toMatch(/^Unknown subcommand: xyzzy\. Expected one of: publish, /);
  expect((await run(['products'])).errors).toMatch(/^Expected one of: publish, archive, /);
  expect((await run(['import', 'a', '--dryrun'])).errors).toMatch(
    /^Unknown option: --dryrun\. Did you mean --dry-run\?/,
  );
  expect((await run(['orders', 'list', '--xyzzy'])).errors).toContain('Expected one of: --email, --unpaid, --unsent.');
  expect((await run(['sync', '--xyzzy'])).errors).toContain('There are no options.');
});

test('a file that is missing or a folder is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  const { store } = demoShop();
  const missing = join(folder, 'nothing.csv');
  expect(await run(['import', missing], store)).toMatchObject({ code: 66, errors: `There is no file ${missing}.` });
  expect((await run(['collections', 'import', folder], store)).errors).toBe('Expected a file, not a folder.');
  const nowhere = join(folder, 'nowhere');
  expect((await run(['export', join(nowhere, 'a.csv')], store)).errors).toBe(`There is no folder ${nowhere}.`);
});

test('what a command changed before it failed is invalidated as well', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dispatch-log-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const log = await openInvalidationLog(config);
  const invalidated: CacheTag[] = [];
  log.follow({ apply: ({ tags }) => void invalidated.push(...tags), reset: () => {} });
  const shop = demoShop();
  const half: CliCommand = {
    name: 'half',
    usage: '',
    summary: '',
    details: [],
    run: async (_, { openShop }) => {
      openShop().store.run("UPDATE document SET title = 'Ours' WHERE kind = 'page' AND handle = 'about'");
      throw new PlatformContractError('The second half is not possible.');
    },
  };
  const { terminal, errors } = recordingTerminal();
  const code = await dispatch(
    ['half'],
    { half: async () => half },
    { terminal, config, openShop: () => shop, now: () => demoDay },
  );
  await log.check();
  await log.close();
  expect([code, errors]).toEqual([1, ['The second half is not possible.']]);
  expect(invalidated).toContain(tags.page('about'));
});

test('price and stock change the variant with a SKU in any case', async () => {
  const { store } = demoShop();
  const row = () => store.first("SELECT price, stock FROM variant WHERE sku = 'MORG-MUG-SAN'");
  expect(await run(['price', 'morg-mug-san', '25,50'], store)).toMatchObject({ code: 0 });
  expect(await run(['stock', 'MORG-MUG-SAN', '7'], store)).toMatchObject({ code: 0 });
  expect(row()).toEqual({ price: 2550, stock: 7 });
  expect(await run(['stock', 'MORG-MUG-SAN', 'uncounted'], store)).toMatchObject({ code: 0 });
  expect(row()).toEqual({ price: 2550, stock: null });
  expect(await run(['price', 'NOTHING', '1'], store)).toMatchObject({
    code: 1,
    errors: 'No variant with the SKU NOTHING.',
  });
});

test('an export can be imported, and an invalid file is refused with its problems', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  const path = join(folder, 'products.csv');
  const { store } = demoShop();
  expect(await run(['export', path], store)).toMatchObject({ code: 0 });
  expect((await run(['export'], store)).output.replaceAll('\n', '')).toBe(
    readFileSync(path, 'utf8').replaceAll('\n', ''),
  );
  const [products, variants] = ['product', 'variant'].map((table) => countRows(store, table));
  expect(await run(['import', path], store)).toEqual({
    code: 0,
    output: `Imported ${products} products with ${variants} variants, ${products} of them unchanged.`,
    errors: '',
  });
  writeFileSync(path, 'Handle,Title,Price\na,A,much\n');
  const refused = await run(['import', path, '--dry-run'], store);
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('line 2, Price: “much” is not understood. Enter an amount');
  expect((await run(['import', join(folder, 'nothing.csv')], store)).code).toBe(66);
});

test('doctor fails for a product that is missing in the search index', async () => {
  const { store } = demoShop();
  const line = new RegExp(`^products +${countRows(store, 'product')}$`, 'm');
  expect(await run(['doctor'], store)).toMatchObject({ code: 0, output: expect.stringMatching(line) });
  store.run('DELETE FROM search_document WHERE product_id = (SELECT min(id) FROM product)');
  expect(await run(['doctor'], store)).toMatchObject({
    code: 1,
    output: expect.stringContaining('1 product is missing'),
  });
});

test('doctor names a damaged database file and what to do', async () => {
  const path = join(folder, 'shop.sqlite');
  copyFileSync(newDamagedPath(), path);
  const { code, output } = await run(['doctor']);
  rmSync(path);
  const remedy = 'restore a backup, or move the file away to start with an empty shop. Stop the shop before you do so.';
  expect([code, output.replaceAll(/ +/g, ' ')]).toEqual([
    1,
    expect.stringContaining(`database file failed: ${path} is damaged: ${remedy}`),
  ]);
});

test('doctor names pictures that a shop with https would not show', async () => {
  const { store } = demoShop();
  store.run(
    "UPDATE media SET template = 'http://old.example/a.jpg' WHERE key = (SELECT min(media_key) FROM product_picture)",
  );
  const pictures = '1 is available only over http: http://old.example/a.jpg';
  expect((await run(['doctor'], store)).output).toContain(`ok, ${pictures}; a shop with https`);
  const { code, output } = await run(['doctor'], store, { PUBLIC_URL: 'https://shop.example' });
  expect([code, output]).toEqual([0, expect.stringContaining(`warning: ${pictures}, which browsers do not show`)]);
});

test('doctor says where messages of visitors go, and that they wait without an address', async () => {
  const { store } = demoShop();
  expect((await run(['doctor'], store)).output).toContain('from visitors go to hei@halden.example, 0 to be sent');
  store.run(`UPDATE document SET front = json_patch(front, '{"contact":{"email":null}}') WHERE kind = 'profile'`);
  const { code, output } = await run(['doctor'], store);
  expect([code, output]).toEqual([0, expect.stringContaining('no address for messages from visitors, 0 wait')]);
});

test('doctor and import say what a new shop sells in and how to change it', async () => {
  const { store } = demoShop();
  const file = join(folder, 'saw.csv');
  writeFileSync(file, 'Handle,Title,Variant Price\nsaw,Saw,5\n');
  expect((await run(['doctor'], store)).output).toMatch(/^profile +ok, Halden sells in EUR/mu);
  expect((await run(['import', file, '--dry-run'], store)).errors).toBe('');
  store.run(`UPDATE document SET front = json_patch(front, '{"name":"Kites","delivery":null}') WHERE kind = 'profile'`);
  expect((await run(['doctor'], store)).output).toMatch(
    /^profile +warning: Kites sells in EUR, .*; it delivers nowhere, so nothing can be ordered\. Add "zones"/mu,
  );
  store.run(`UPDATE document SET front = json_patch(front, '{"name":"My shop"}') WHERE kind = 'profile'`);
  expect((await run(['doctor'], store)).output).toMatch(
    /^profile +warning: My shop sells in EUR.*Set name, currency/mu,
  );
  expect((await run(['import', file, '--dry-run'], store)).errors).toMatch(
    /^Prices are read as EUR, the currency of a new shop\. Set name, .*content pull profile/u,
  );
});

test('the progress bar is as long as the share that is done', () => {
  expect(progressBar(0, 10)).toBe('[----------]   0 %');
  expect(progressBar(0.5, 10)).toBe('[#####-----]  50 %');
  expect(progressBar(1, 10)).toBe('[##########] 100 %');
});

test.each([
  [['cache', 'purge', '/'], 66],
  [['webhooks', 'list'], 66],
  [['webhooks', 'show', '1'], 66],
  [['backup', '/tmp/shop-copy'], 66],
])('%j in a folder without a shop fails and creates none', async (args, code) => {
  const result = await run(args);
  expect([result.code, result.errors.includes('There is no shop in')]).toEqual([code, true]);
});

test.each([
  [['cache', 'purge', 'products:1'], 'Not a URL or page tag'],
  [['cache', 'flush', 'all'], 'Expected one of: explain, purge'],
  [['webhooks', 'repeat', '1'], 'Expected one of: list, show, replay, send'],
  [['webhooks', 'show', 'one'], 'Not a delivery number'],
])('%j is a usage error', async (args, message) => {
  const result = await run(args);
  expect([result.code, result.errors.includes(message)]).toEqual([64, true]);
});
