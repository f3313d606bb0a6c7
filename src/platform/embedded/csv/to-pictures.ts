import { pictureUrl } from '#shop/picture.ts';
import type { MediaInput, PictureInput } from '../write/input.ts';
import { readCells } from './cells.ts';
import type { ReadContext } from './read-context.ts';
import { cellOf, type FileRow } from './rows.ts';
import type { ProductData } from './storefront-data.ts';

export interface ReadPictures {
  readonly pictures: readonly PictureInput[];
  /** Those that the shop does not have yet. */
  readonly media: readonly MediaInput[];
  /** Key of the picture at an address. */
  readonly pictureAt: (address: string) => string | null;
}

interface Found {
  readonly input: PictureInput;
  /** null: the shop has it. */
  readonly media: MediaInput | null;
}

type PictureColumn = 'picture' | 'variantPicture';

/** In the order of their positions; pictures of variants that are not among them follow. */
export function toPictures(rows: readonly FileRow[], data: ProductData | null, context: ReadContext): ReadPictures {
  const found = new Map<string, Found>();
  for (const name of ['picture', 'variantPicture'] as const) {
    for (const row of byPosition(rows, context)) {
      const address = cellOf(row, name);
      const picture =
        address === null || found.has(address) ? null : findPicture({ row, name, address, data, context });
      if (address !== null && picture) found.set(address, picture);
    }
  }
  const isTold = rows.some(({ layout }) => layout.places.has('picture'));
  const kept = isTold ? [] : (context.before?.pictures ?? []);
  const all = [...kept, ...Array.from(found.values(), ({ input }) => input)];
  return {
    pictures: all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index),
    media: Array.from(found.values()).flatMap(({ media }) => media ?? []),
    pictureAt: (address) => found.get(address)?.input.key ?? null,
  };
}

function byPosition(rows: readonly FileRow[], context: ReadContext): readonly FileRow[] {
  const shown = rows.filter((row) => cellOf(row, 'picture') !== null || cellOf(row, 'variantPicture') !== null);
  return shown
    .map((row, index) => ({ row, position: readCells(row, context).whole('position') ?? index + 1 }))
    .sort((one, other) => one.position - other.position)
    .map(({ row }) => row);
}

interface Place {
  readonly row: FileRow;
  readonly name: PictureColumn;
  readonly address: string;
  readonly data: ProductData | null;
  readonly context: ReadContext;
}

function findPicture(place: Place): Found | null {
  const { context } = place;
  const own = context.origin !== null && place.address.startsWith(`${context.origin}/`);
  const address = own ? place.address.slice(context.origin?.length) : place.address;
  const found = exported(place, address) ?? held(place, address) ?? elsewhere(place, address);
  if (!found) tellUnknown(place);
  return found;
}

/** One that was exported goes by the key it had, unless that is of another picture here. */
function exported({ row, address: src, data, context }: Place, address: string): Found | null {
  const picture = data?.pictures.find((each) => each.src === src);
  if (!picture) return null;
  const { key, role, shows, template, width, height, widths, formats, colour } = picture;
  const alt = cellOf(row, 'alt') ?? '';
  if (isAt(context.media(key), address)) return { input: { key, role, shows, alt }, media: null };
  if (!isWhole(template)) return null;
  const free = context.media(key) === null ? key : address;
  const media = { key: free, template, width, height, widths, formats, colour, alt };
  return { input: { key: free, role, shows, alt }, media };
}

/** One that the product has already. */
function held({ row, context }: Place, address: string): Found | null {
  const picture = context.before?.pictures.find(({ key }) => isAt(context.media(key), address));
  if (!picture) return null;
  const alt = row.layout.places.has('alt') ? (cellOf(row, 'alt') ?? '') : picture.alt;
  return { input: { ...picture, alt }, media: null };
}

/** A picture elsewhere is one file of unknown size; pages reserve a square for it. */
const assumed = { width: 1200, height: 1200, widths: [], formats: [], colour: null };

function elsewhere({ row, name, context }: Place, address: string): Found | null {
  if (!isWhole(address)) return null;
  const alt = (name === 'picture' ? cellOf(row, 'alt') : null) ?? '';
  const media = context.media(address) ? null : { key: address, template: address, alt, ...assumed };
  return { input: { key: address, role: 'look', shows: {}, alt }, media };
}

function isAt(media: MediaInput | null, address: string): boolean {
  return media !== null && pictureUrl(media, media.width) === address;
}

function isWhole(address: string): boolean {
  return /^https?:\/\/[^\s"'<>]+$/i.test(address);
}

function tellUnknown({ row, name, address, context }: Place): void {
  const isPath = /^\/(?!\/)/.test(address);
  readCells(row, context).wrong(
    name,
    isPath
      ? `This shop has no picture ${address.slice(0, 60)}.`
      : `${address.slice(0, 60)} is no address of a picture.`,
    isPath
      ? 'Export the file from its shop with PUBLIC_URL set, or write the address whole.'
      : 'Write it whole, with https:// at its beginning.',
  );
}
