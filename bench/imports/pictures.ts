import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { originalFile } from '#media/library/originals-folder.ts';
import { createPictureProcess } from '#media/renditions/picture-process.ts';
import { renditionFile } from '#media/renditions/recipe.ts';
import { openRenditionCache } from '#media/renditions/rendition-cache.ts';
import { createRenditions, type FindRendition } from '#media/renditions/renditions.ts';
import { mediaFolder, renditionFolder } from '#media/settings.ts';
import { type PictureFormat, pictureFormats, type RenditionName } from '#shop/content/picture.ts';
import { openDatabase } from '#storage/database.ts';
import { findOfferedOriginal, listRenditions } from '#storage/media/originals.ts';
import { type ProcessUsage, trackProcess } from '../harness/process-usage.ts';
import { quantile, type ReportRow, round, writeReport } from '../harness/report.ts';

/**
 * Time and memory of `npm run shop -- import` for products with two pictures each on a server of this machine, of the
 * same import again, and of an import that leaves the pictures there; then the first view of a rendition and later ones.
 * `node bench/imports/pictures.ts [products]`
 */
const products = Number(process.argv[2] ?? 500);
const folder = mkdtempSync(join(tmpdir(), 'bench-pictures-'));
const dataDir = join(folder, 'data');
const file = join(folder, 'products.csv');

/** Renditions of each format whose first view is measured. */
const views = 12;

const server = createServer();
try {
  const picture = await makePhotograph();
  server.on('request', (request, response) => void response.end(withComment(picture, request.url ?? '')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  writeFileSync(file, productFile(`http://${host}`));
  const first = await importFile(dataDir, host);
  const again = await importFile(dataDir, host);
  const remote = await importFile(join(folder, 'remote'), host, '--keep-remote');
  writeReport('pictures', [
    importRow(`${products} products with ${products * 2} pictures of ${Math.round(picture.length / 1024)} KB`, first),
    importRow('the same file again: nothing is missing', again),
    importRow('the same file, pictures left where they are', remote),
    ...(await viewRows()),
  ]);
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
}

/** 1600 × 1200 pixels with as much detail as a photograph has. */
function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
    .resize(1600, 1200)
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The same picture as another file, with a comment segment (ISO/IEC 10918-1, B.2.4.5). */
function withComment(picture: Buffer, text: string): Buffer {
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), head, comment, picture.subarray(2)]);
}

function productFile(origin: string): string {
  const rows = Array.from({ length: products }, (_, index) => {
    const at = (side: string): string => `${origin}/${index}-${side}.jpg`;
    return `chair-${index},Chair ${index},10.00,${at('front')},Front\nchair-${index},,,${at('side')},Side\n`;
  });
  return `Handle,Title,Price,Image Src,Image Alt Text\n${rows.join('')}`;
}

async function importFile(folderOfShop: string, host: string, ...flags: readonly string[]): Promise<ProcessUsage> {
  const env = { ...process.env, DATA_DIR: folderOfShop, SEED_DEMO: 'false', MEDIA_ALLOW_HOSTS: host };
  const shop = fileURLToPath(new URL('../../src/cli/shop.ts', import.meta.url));
  return trackProcess(spawn(process.execPath, [shop, 'import', file, ...flags], { env, stdio: 'inherit' }));
}

function importRow(what: string, { seconds, cpuSeconds, peakMegabytes }: ProcessUsage): ReportRow {
  return {
    what,
    seconds: round(seconds),
    'cpu, without the decoder': round(cpuSeconds),
    'pictures per second': round((products * 2) / seconds),
    'peak MB': round(peakMegabytes),
  };
}

/** The first and the second view of the widest renditions, in milliseconds. */
async function viewRows(): Promise<readonly ReportRow[]> {
  const store = openDatabase(join(dataDir, 'shop.sqlite'));
  const pictures = createPictureProcess();
  const find = createRenditions({
    cache: openRenditionCache(renditionFolder(dataDir), 2 ** 31),
    process: pictures,
    warn: console.error,
    findSource: (rendition) => {
      const original = findOfferedOriginal(store, rendition);
      return original && originalFile(mediaFolder(dataDir), original);
    },
  });
  const widest = listRenditions(store, 32).filter(({ width }) => width === 1200);
  try {
    const rows: ReportRow[] = [];
    for (const format of pictureFormats) rows.push(await viewRow(find, format, widest));
    return rows;
  } finally {
    pictures.close();
    store.close();
  }
}

async function viewRow(
  find: FindRendition,
  format: PictureFormat,
  renditions: readonly RenditionName[],
): Promise<ReportRow> {
  const names = renditions
    .filter((each) => each.format === format)
    .slice(0, views)
    .map(renditionFile);
  const first = await timeEach(find, names);
  const cached = await timeEach(find, names);
  return {
    what: `view of 1200 pixels, ${format}`,
    'first, median ms': round(quantile(first, 0.5)),
    'first, longest ms': round(quantile(first, 1)),
    'cached, median ms': round(quantile(cached, 0.5)),
  };
}

async function timeEach(find: FindRendition, names: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const name of names) {
    const began = performance.now();
    const { kind } = await find(name);
    if (kind !== 'file') throw new Error(`${name} is ${kind}`);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other);
}
