import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { openShop } from './embedded-shop.ts';

test('a shop that a command creates has the country and language of the configuration', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'created-'));
  const config = readConfig({ DATA_DIR: folder, SEED_DEMO: 'false', COUNTRY: 'US', SHOP_LOCALE: 'en-US' });
  const shop = openShop(config, () => undefined);
  const profile = await shop.content(sampleReaderContext().reader).profile();
  await shop.close();
  rmSync(folder, { recursive: true });
  expect(profile.locale).toBe('en-US');
});
