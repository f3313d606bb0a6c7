// node pictures.mjs : writes every rendition in pictures/ and the list of them in pictures.json.
// What exists is kept, what no master asks for any more is removed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const formats = {
  // Eight bits leave colored blotches on plain walls.
  avif: { quality: 60, effort: 3, bitdepth: 10 },
  webp: { quality: 80, effort: 5, smartSubsample: true },
  jpeg: { quality: 78, mozjpeg: true },
};
const squareWidths = [320, 640, 1200, 2000];
const sceneWidths = [640, 1280];

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

sharp.concurrency(1);
sharp.cache(false);
await makePictures();

async function makePictures() {
  const pictures = { ...scenes(), ...productLooks() };
  const manifest = {};
  const keys = Object.keys(pictures).sort();
  for (const [n, key] of keys.entries()) {
    const { entry, written } = await makePicture(key, pictures[key]);
    manifest[key] = entry;
    if (written) console.log(`${n + 1}/${keys.length} ${key}: ${written} written`);
  }
  writeFileSync(at('pictures.json'), onePerLine(manifest));
  const removed = removeStale(manifest);
  console.log(`${keys.length} pictures, ${removed} stale files removed, ${megabytes()} MB`);
}

function scenes() {
  const withDefaults = ([key, scene]) => [key, { widths: sceneWidths, ...scene }];
  return Object.fromEntries(Object.entries(readJson('scenes.json')).map(withDefaults));
}

/** The pictures that products show; a master that no product names gets no rendition. */
function productLooks() {
  const images = readJson('catalogue/products.json').products.flatMap((product) => product.images);
  return Object.fromEntries(images.map(({ image, alt }) => [image, { master: image, alt, widths: squareWidths }]));
}

async function makePicture(key, { master, crop, widths, alt }) {
  const source = readFileSync(at(`masters/${master}.jpg`));
  const picture = await cropped(source, crop);
  const { width, height } = picture.info;
  const entry = {
    hash: contentHash(source, crop),
    width: Math.min(width, widths.at(-1)),
    height: Math.round((height * Math.min(width, widths.at(-1))) / width),
    colour: await edgeColour(picture),
    widths: widthsUpTo(width, widths),
    formats: Object.keys(formats),
    alt,
  };
  let written = 0;
  for (const rendition of renditions(key, entry)) written += await write(rendition, picture);
  return { entry, written };
}

/** Raw pixels, so that a master is decoded once for all its renditions. */
function cropped(source, crop) {
  const image = sharp(source);
  return (crop ? image.extract(crop) : image).raw().toBuffer({ resolveWithObject: true });
}

/** Names the pixels and the recipe: a changed master, crop or quality gets new addresses. */
function contentHash(source, crop = null) {
  return createHash('sha256').update(source).update(JSON.stringify({ crop, formats })).digest('hex').slice(0, 8);
}

/** The mean of the outer twentieth, which is the backdrop of a product and the wall of a scene. */
async function edgeColour({ data, info }) {
  const { data: small } = await sharp(data, { raw: info }).resize(40, 40, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < 40; y += 1) {
    for (let x = 0; x < 40; x += 1) {
      if (Math.min(x, y, 39 - x, 39 - y) > 1) continue;
      count += 1;
      for (const channel of [0, 1, 2]) sum[channel] += small[(y * 40 + x) * 3 + channel];
    }
  }
  return `#${sum.map((value) => Math.round(value / count).toString(16).padStart(2, '0')).join('')}`;
}

/** Never larger than the master: the wished widths that are clearly below it, then its own width or the largest wished. */
function widthsUpTo(own, wished) {
  const largest = Math.min(own, wished.at(-1));
  return [...wished.filter((width) => width < largest * 0.88), largest];
}

function onePerLine(manifest) {
  const lines = Object.entries(manifest).map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function renditions(key, { hash, widths }) {
  return widths.flatMap((width) => Object.keys(formats).map((format) => ({ file: `${key}.${hash}-${width}.${format}`, width, format })));
}

/** 1 when a file was written, 0 when it was there. */
async function write({ file, width, format }, { data, info }) {
  const path = at(`pictures/${file}`);
  if (existsSync(path)) return 0;
  await sharp(data, { raw: info }).resize(width)[format](formats[format]).toFile(`${path}.part`);
  renameSync(`${path}.part`, path);
  return 1;
}

function removeStale(manifest) {
  const wanted = new Set(Object.entries(manifest).flatMap(([key, entry]) => renditions(key, entry).map(({ file }) => file)));
  const stale = readdirSync(at('pictures')).filter((file) => !wanted.has(file) && !file.endsWith('.svg'));
  for (const file of stale) rmSync(at(`pictures/${file}`));
  return stale.length;
}

function megabytes() {
  const bytes = readdirSync(at('pictures')).reduce((sum, file) => sum + statSync(at(`pictures/${file}`)).size, 0);
  return (bytes / 1e6).toFixed(1);
}
