import { pictureUrl } from '#shop/content/picture.ts';
import type { MediaInput } from '#storage/media/pictures.ts';
import type { PictureInput } from '../../write/product-input.ts';
import { type ProductImportContext, reportCell } from '../import-context.ts';
import { isVideoAddress } from './parse-videos.ts';
import { isAbsoluteUrl, type RemoteMedia } from '../remote-media.ts';
import { type ProductRow, type ProductRows, valueOr } from '../table/product-rows.ts';
import type { StorefrontData } from '../storefront-data.ts';

export interface ParsedPictures {
  readonly pictures: readonly PictureInput[];
  /** Those that the shop does not have yet. */
  readonly media: readonly MediaInput[];
  /** Those of the file that are on another host, also those that the shop has. */
  readonly remote: readonly RemoteMedia[];
  /** Key of the picture at an address. */
  readonly pictureAt: (address: string) => string | null;
}

/** Pictures in the order of their positions; those of variants that are not among them follow. */
export function parsePictures(
  rows: ProductRows['rows'],
  data: StorefrontData | null,
  context: ProductImportContext,
): ParsedPictures {
  const found = new Map<string, PictureMatch>();
  const sorted = byPosition(rows);
  for (const column of ['picture', 'variantPicture'] as const) {
    for (const row of sorted) {
      const address = row.cells[column] ?? null;
      if (address === null || found.has(address)) continue;
      if (isVideoAddress(address)) {
        if (column === 'variantPicture') reportFilm(row, address, context);
        continue;
      }
      const picture = resolvePicture({ row, column, address, data, context });
      if (picture) found.set(address, picture);
    }
  }
  const kept = rows[0].cells.picture === undefined ? (context.existing?.pictures ?? []) : [];
  const all = [...kept, ...Array.from(found.values(), ({ input }) => input)];
  return {
    pictures: all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index),
    media: Array.from(found.values()).flatMap(({ media }) => media ?? []),
    remote: Array.from(found.values()).flatMap((match) => remotePicture(match, context)),
    pictureAt: (address) => found.get(address)?.input.key ?? null,
  };
}

interface PictureMatch {
  readonly input: PictureInput;
  /** null: the shop has it. */
  readonly media: MediaInput | null;
}

/** Also one that was downloaded from another host, so that it is found missing if its file was lost. */
function remotePicture(
  { input: { key, alt }, media }: PictureMatch,
  context: ProductImportContext,
): readonly RemoteMedia[] {
  const file = media ?? context.media(key);
  if (!file) return [];
  const address = isAbsoluteUrl(file.template) ? pictureUrl(file, file.width) : context.sourceOf(key);
  return address !== null && isAbsoluteUrl(address) ? [{ key, alt, address }] : [];
}

/** Rows with pictures; one without a position keeps its place among them. */
function byPosition(rows: readonly ProductRow[]): readonly ProductRow[] {
  return rows
    .filter(({ cells }) => (cells.picture ?? cells.variantPicture ?? null) !== null)
    .map((row, index) => ({ row, position: row.cells.position ?? index + 1 }))
    .sort((one, other) => one.position - other.position)
    .map(({ row }) => row);
}

interface PictureCell {
  readonly row: ProductRow;
  readonly column: 'picture' | 'variantPicture';
  readonly address: string;
  readonly data: StorefrontData | null;
  readonly context: ProductImportContext;
}

function resolvePicture(cell: PictureCell): PictureMatch | null {
  const { context } = cell;
  const own = context.origin !== null && cell.address.startsWith(`${context.origin}/`);
  const address = own ? cell.address.slice(context.origin?.length) : cell.address;
  const found = findExported(cell, address) ?? findExisting(cell, address) ?? externalPicture(cell, address);
  if (!found) reportUnknownPicture({ ...cell, address });
  return found;
}

/** An exported picture keeps its key, unless this shop has another picture under it. */
function findExported({ row, address: src, data, context }: PictureCell, address: string): PictureMatch | null {
  const picture = data?.pictures.find((each) => each.src === src);
  if (!picture) return null;
  const { key, role, shows, template, width, height, widths, formats, colour } = picture;
  const alt = row.cells.alt ?? '';
  if (isAt(key, address, context)) return { input: { key, role, shows, alt }, media: null };
  if (!isAbsoluteUrl(template)) return null;
  const free = context.media(key) === null ? key : address;
  const media = { key: free, template, width, height, widths, formats, colour, alt };
  return { input: { key: free, role, shows, alt }, media };
}

/** A picture that the product has already. */
function findExisting({ row, context }: PictureCell, address: string): PictureMatch | null {
  const picture = context.existing?.pictures.find(({ key }) => isAt(key, address, context));
  if (!picture) return null;
  return { input: { ...picture, alt: valueOr(row.cells.alt, picture.alt) ?? '' }, media: null };
}

/** A picture on another host is one file of unknown size; pages reserve a square for it. */
const assumedFile = { width: 1200, height: 1200, widths: [], formats: [], colour: null };

function externalPicture({ row, column, context }: PictureCell, address: string): PictureMatch | null {
  if (!isAbsoluteUrl(address) || namesSeveral.test(address)) return null;
  const alt = (column === 'picture' ? row.cells.alt : null) ?? '';
  const media = context.media(address) ? null : { key: address, template: address, alt, ...assumedFile };
  return { input: { key: address, role: 'look', shows: {}, alt }, media };
}

/** Whether a picture of the shop is at an address, or was downloaded from there. */
function isAt(key: string, address: string, { media, sourceOf }: ProductImportContext): boolean {
  const picture = media(key);
  return picture !== null && (pictureUrl(picture, picture.width) === address || sourceOf(key) === address);
}

function reportFilm({ line }: ProductRow, address: string, context: ProductImportContext): void {
  const message = `${address.slice(0, 60)} is a film, and a variant shows a picture.`;
  const remedy = 'Name the film in the column of the product’s pictures.';
  reportCell(context, { line, column: 'variantPicture', message, remedy });
}

/** Addresses in one cell, as some platforms export them. */
const namesSeveral = /[,;|\s]\s*https?:\/\//i;

function reportUnknownPicture({ row: { line }, column, address, context }: PictureCell): void {
  if (namesSeveral.test(address)) {
    const message = 'This names several pictures.';
    const remedy = 'Give each a row of its own, which has nothing else but the Handle of the product.';
    reportCell(context, { line, column, message, remedy });
    return;
  }
  const isPath = /^\/(?!\/)/.test(address);
  const message = isPath
    ? `This shop has no picture ${address.slice(0, 60)}.`
    : `${address.slice(0, 60)} is not the address of a picture.`;
  const remedy = isPath
    ? 'Export the file from its shop with PUBLIC_URL set, or write the full address.'
    : 'Write the full address, beginning with https://, or leave the cell empty and add the file after the import: media add <file> --product <handle>.';
  reportCell(context, { line, column, message, remedy });
}
