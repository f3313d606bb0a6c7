import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import type { Database } from '#storage/database.ts';
import { commands } from './commands.ts';
import { dispatch } from './dispatch.ts';
import { progressBar } from './terminal.ts';

interface Ran {
  readonly code: number;
  readonly said: string;
  readonly told: string;
}

const folder = mkdtempSync(join(tmpdir(), 'dispatch-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: readonly string[], store: Database = demoShop().store): Promise<Ran> {
  const [said, told]: [string[], string[]] = [[], []];
  const code = await dispatch(args, commands, {
    terminal: {
      say: (line) => said.push(line),
      tell: (line) => told.push(line),
      write: async (text) => void said.push(text),
      progress: () => {},
    },
    config: readConfig({ DATA_DIR: folder }),
    openShop: () => ({ ...demoShop(), store, close: async () => {} }),
    now: () => demoDay,
  });
  return { code, said: said.join('\n'), told: told.join('\n') };
}

test('help lists every command with what it takes, and each has its own help', async () => {
  const { code, said } = await run(['help']);
  expect(code).toBe(0);
  for (const { name, usage, summary } of commands) {
    expect(said).toContain(`${name} ${usage}`.trim());
    expect(said).toContain(summary);
    expect((await run(['help', name])).said).toContain(summary);
    expect((await run([name, '--help'])).said).toContain(summary);
  }
  expect((await run([])).said).toBe(said);
});

test('an unknown command is answered with the closest one', async () => {
  expect(await run(['exprot'])).toMatchObject({ code: 64, told: expect.stringContaining('Did you mean export?') });
  expect((await run(['xyzzyxyzzy'])).told).not.toContain('Did you mean');
});

test('wrong arguments are answered with how the command is used', async () => {
  for (const args of [
    ['price'],
    ['price', 'x', 'much'],
    ['stock', 'x', '-1'],
    ['import'],
    ['import', 'a', '--fast'],
    ['export', 'a', 'b'],
  ]) {
    const { code, told } = await run(args);
    expect([args, code]).toEqual([args, 64]);
    expect(told).toContain(`usage: npm run shop -- ${args[0]}`);
  }
});

test('price and stock change the variant with a SKU, however it is written', async () => {
  const { store } = demoShop();
  const row = () => store.first("SELECT price, stock FROM variant WHERE sku = 'MORG-MUG-SAN'");
  expect(await run(['price', 'morg-mug-san', '25,50'], store)).toMatchObject({ code: 0 });
  expect(await run(['stock', 'MORG-MUG-SAN', '7'], store)).toMatchObject({ code: 0 });
  expect(row()).toEqual({ price: 2550, stock: 7 });
  expect(await run(['stock', 'MORG-MUG-SAN', 'uncounted'], store)).toMatchObject({ code: 0 });
  expect(row()).toEqual({ price: 2550, stock: null });
  expect(await run(['price', 'NOTHING', '1'], store)).toMatchObject({
    code: 1,
    told: 'No variant has the SKU NOTHING.',
  });
});

test('an export is a file that import takes, and a bad file is refused with its problems', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  const path = join(folder, 'products.csv');
  const { store } = demoShop();
  expect(await run(['export', path], store)).toMatchObject({ code: 0 });
  expect((await run(['export'], store)).said.replaceAll('\n', '')).toBe(
    readFileSync(path, 'utf8').replaceAll('\n', ''),
  );
  expect(await run(['import', path], store)).toEqual({
    code: 0,
    said: '40 products with 141 variants were imported. 40 products are so already.',
    told: '',
  });
  writeFileSync(path, 'Handle,Title,Price\na,A,much\n');
  const refused = await run(['import', path, '--dry-run'], store);
  expect(refused.code).toBe(1);
  expect(refused.told).toContain('line 2, Price: “much” is not understood. Write an amount');
  expect((await run(['import', join(folder, 'nothing.csv')], store)).code).toBe(66);
});

test('doctor finds a sound shop sound, and one whose index lacks a product not', async () => {
  const { store } = demoShop();
  expect(await run(['doctor'], store)).toMatchObject({ code: 0, said: expect.stringContaining('products       40') });
  store.run('DELETE FROM search_document WHERE product_id = (SELECT min(id) FROM product)');
  expect(await run(['doctor'], store)).toMatchObject({
    code: 1,
    said: expect.stringContaining('1 products are missing'),
  });
});

test('the bar of progress is as long as what is done', () => {
  expect(progressBar(0, 10)).toBe('[----------]   0 %');
  expect(progressBar(0.5, 10)).toBe('[#####-----]  50 %');
  expect(progressBar(1, 10)).toBe('[##########] 100 %');
});

test.each([
  [['cache', 'purge', '/'], 66],
  [['webhooks', 'list'], 66],
  [['webhooks', 'show', '1'], 66],
])('%j where there is no shop says so and makes none', async (args, code) => {
  const ran = await run(args);
  expect([ran.code, ran.told.includes('There is no shop in')]).toEqual([code, true]);
});

test.each([
  [['cache', 'purge', 'products:1'], 'neither a URL nor a tag'],
  [['cache', 'flush', 'all'], 'Say explain or purge'],
  [['webhooks', 'repeat', '1'], 'Say list, show, replay or send, not repeat'],
  [['webhooks', 'show', 'one'], 'no number of a delivery'],
])('%j is answered with what would be right', async (args, said) => {
  const ran = await run(args);
  expect([ran.code, ran.told.includes(said)]).toEqual([64, true]);
});
