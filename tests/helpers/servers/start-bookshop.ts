import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Build, buildWhenStale, type RunningShop, startShop } from '../start-shop.ts';

const folder = resolve(import.meta.dirname, '../../shops/lantern');

export const bookshopSite = join(folder, 'site');

const build: Build = { entry: 'test-results/lantern/server/entry.mjs', siteDir: bookshopSite };

/** What a page of the bookshop shows that no product and no text names by itself. */
const pictures = ['village-at-night', 'reading-under-the-covers', 'the-shop', 'story-boat'];

/** Where the file of products says that its pictures are. */
const pictureHost = 'https://pictures.mothandlantern.example';

/**
 * A shop that has nothing of the demo: the products of a file, whose pictures are downloaded from a server on this
 * machine, and content, theme, components and a section of its own.
 */
export async function startBookshop(): Promise<RunningShop> {
  await buildWhenStale(build);
  const shop = await startShop({ SEED_DEMO: 'false', COUNTRY: 'GB' }, 'unlimited', build);
  const server = await servePictures();
  try {
    const command = commandLine(shop.folder, server.host);
    for (const key of pictures) await command('media', 'add', join(folder, 'pictures', `${key}.avif`), '--key', key);
    const products = join(shop.folder, 'products.csv');
    writeFileSync(
      products,
      readFileSync(join(folder, 'products.csv'), 'utf8').replaceAll(pictureHost, `http://${server.host}`),
    );
    await command('import', products);
    await command('content', 'push', join(folder, 'content'), '--publish');
    return shop;
  } catch (error) {
    await shop.stop();
    throw error;
  } finally {
    server.stop();
  }
}

function commandLine(dataDir: string, pictureServer: string) {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SITE_DIR: bookshopSite,
    SEED_DEMO: 'false',
    MEDIA_ALLOW_HOSTS: pictureServer,
  };
  return (...args: readonly string[]) => promisify(execFile)(process.execPath, ['src/cli/shop.ts', ...args], { env });
}

async function servePictures(): Promise<{ readonly host: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const file = join(folder, 'pictures', (request.url ?? '').slice(1));
    readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': 'image/avif' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, stop };
}
