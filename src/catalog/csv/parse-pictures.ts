import { pictureUrl } from '#shop/content/picture.ts';
import type { MediaInput, PictureInput } from '../write/product-input.ts';
import { makeCellReader, type ProductImportContext } from './cells.ts';
import { cellOf, type FileRow } from './rows.ts';
import type { StorefrontData } from './storefront-data.ts';

export interface ParsedPictures {
  readonly pictures: readonly PictureInput[];
  /** Those that the shop does not have yet. */
  readonly media: readonly MediaInput[];
  /** Key of the picture at an address. */
  readonly pictureAt: (address: string) => string | null;
}

interface PictureMatch {
  readonly input: PictureInput;
  /** null: the shop has it. */
  readonly media: MediaInput | null;
}

type PictureColumn = 'picture' | 'variantPicture';

/** In the order of their positions; pictures of variants that are not among them follow. */
export function parsePictures(
  rows: readonly FileRow[],
  data: StorefrontData | null,
  context: ProductImportContext,
): ParsedPictures {
  const found = new Map<string, PictureMatch>();
  for (const name of ['picture', 'variantPicture'] as const) {
    for (const row of byPosition(rows, context)) {
      const address = cellOf(row, name);
      const picture =
        address === null || found.has(address) ? null : resolvePicture({ row, name, address, data, context });
      if (address !== null && picture) found.set(address, picture);
    }
  }
  const hasPictureColumn = rows.some(({ layout }) => layout.positions.has('picture'));
  const kept = hasPictureColumn ? [] : (context.before?.pictures ?? []);
  const all = [...kept, ...Array.from(found.values(), ({ input }) => input)];
  return {
    pictures: all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index),
    media: Array.from(found.values()).flatMap(({ media }) => media ?? []),
    pictureAt: (address) => found.get(address)?.input.key ?? null,
  };
}

function byPosition(rows: readonly FileRow[], context: ProductImportContext): readonly FileRow[] {
  const shown = rows.filter((row) => cellOf(row, 'picture') !== null || cellOf(row, 'variantPicture') !== null);
  return shown
    .map((row, index) => ({ row, position: makeCellReader(row, context).integer('position') ?? index + 1 }))
    .sort((one, other) => one.position - other.position)
    .map(({ row }) => row);
}

interface PictureCell {
  readonly row: FileRow;
  readonly name: PictureColumn;
  readonly address: string;
  readonly data: StorefrontData | null;
  readonly context: ProductImportContext;
}

function resolvePicture(cell: PictureCell): PictureMatch | null {
  const { context } = cell;
  const own = context.origin !== null && cell.address.startsWith(`${context.origin}/`);
  const address = own ? cell.address.slice(context.origin?.length) : cell.address;
  const found = findExported(cell, address) ?? findExisting(cell, address) ?? externalPicture(cell, address);
  if (!found) reportUnknownPicture(cell);
  return found;
}

/** One that was exported goes by the key it had, unless that is of another picture here. */
function findExported({ row, address: src, data, context }: PictureCell, address: string): PictureMatch | null {
  const picture = data?.pictures.find((each) => each.src === src);
  if (!picture) return null;
  const { key, role, shows, template, width, height, widths, formats, colour } = picture;
  const alt = cellOf(row, 'alt') ?? '';
  if (isAt(context.media(key), address)) return { input: { key, role, shows, alt }, media: null };
  if (!isAbsoluteUrl(template)) return null;
  const free = context.media(key) === null ? key : address;
  const media = { key: free, template, width, height, widths, formats, colour, alt };
  return { input: { key: free, role, shows, alt }, media };
}

/** One that the product has already. */
function findExisting({ row, context }: PictureCell, address: string): PictureMatch | null {
  const picture = context.before?.pictures.find(({ key }) => isAt(context.media(key), address));
  if (!picture) return null;
  const alt = row.layout.positions.has('alt') ? (cellOf(row, 'alt') ?? '') : picture.alt;
  return { input: { ...picture, alt }, media: null };
}

/** A picture elsewhere is one file of unknown size; pages reserve a square for it. */
const assumedFile = { width: 1200, height: 1200, widths: [], formats: [], colour: null };

function externalPicture({ row, name, context }: PictureCell, address: string): PictureMatch | null {
  if (!isAbsoluteUrl(address)) return null;
  const alt = (name === 'picture' ? cellOf(row, 'alt') : null) ?? '';
  const media = context.media(address) ? null : { key: address, template: address, alt, ...assumedFile };
  return { input: { key: address, role: 'look', shows: {}, alt }, media };
}

function isAt(media: MediaInput | null, address: string): boolean {
  return media !== null && pictureUrl(media, media.width) === address;
}

function isAbsoluteUrl(address: string): boolean {
  return /^https?:\/\/[^\s"'<>]+$/i.test(address);
}

function reportUnknownPicture({ row, name, address, context }: PictureCell): void {
  const isPath = /^\/(?!\/)/.test(address);
  makeCellReader(row, context).reportInvalid(
    name,
    isPath
      ? `This shop has no picture ${address.slice(0, 60)}.`
      : `${address.slice(0, 60)} is no address of a picture.`,
    isPath
      ? 'Export the file from its shop with PUBLIC_URL set, or write the address whole.'
      : 'Write it whole, with https:// at its beginning.',
  );
}
