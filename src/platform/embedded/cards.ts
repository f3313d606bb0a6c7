import { tags } from '#cache/tags.ts';
import type { Picture } from '#shop/picture.ts';
import type { ProductCard, Variant } from '#shop/product.ts';
import { fold } from '#shop/fold.ts';
import type { Preferred } from '../port.ts';
import { noteSchedule } from './documents.ts';
import { readParts, type Parts } from './parts.ts';
import { id, text, type Row } from './row.ts';
import { draftFlag, productsOf, type Visit } from './visit.ts';

/** Whether a variant may stand for its product: the first available one that does is chosen, else the first that does. */
export type Accept = (variant: Variant, parts: Parts, product: Named) => boolean;

interface Named {
  readonly id: string;
  readonly handle: string;
}

const select = (visit: Visit): string => `
SELECT p.id, p.handle, p.title, p.created_at, p.updated_at FROM ${productsOf(visit)} p
WHERE (p.status = 'published' OR ?)`;

/** Cards by handle, in the order of the handles, unknown ones left out. */
export function cardsByHandle(
  visit: Visit,
  handles: readonly string[],
  preferred: Preferred = {},
): readonly ProductCard[] {
  for (const handle of handles) visit.reading.record(tags.productHandle(handle));
  const rows = visit.store.all(
    `${select(visit)} AND p.handle IN (SELECT value FROM json_each(?))`,
    draftFlag(visit),
    JSON.stringify(handles),
  );
  const byHandle = new Map(makeCards(visit, rows, accepting(preferred)).map((card) => [card.handle, card]));
  return handles.flatMap((handle) => byHandle.get(handle) ?? []);
}

/** Cards by id, in the order of the ids. */
export function cardsById(visit: Visit, ids: readonly number[], accept: Accept = () => true): readonly ProductCard[] {
  const rows = visit.store.all(
    `${select(visit)} AND p.id IN (SELECT value FROM json_each(?))`,
    draftFlag(visit),
    JSON.stringify(ids),
  );
  const byId = new Map(makeCards(visit, rows, accept).map((card) => [card.id, card]));
  return ids.flatMap((each) => byId.get(String(each)) ?? []);
}

function accepting(preferred: Preferred): Accept {
  return (variant, { options }, { handle }) =>
    Object.entries(preferred[handle] ?? {}).every(([name, value]) => {
      const index = options.findIndex((option) => fold(option.name) === fold(name));
      return index === -1 || fold(variant.values[index] ?? '') === fold(value);
    });
}

function makeCards(visit: Visit, rows: readonly Row[], accept: Accept): readonly ProductCard[] {
  noteSchedule(visit, 'product');
  const titles = new Map(rows.map((row) => [id(row), { title: text(row, 'title') }]));
  const parts = readParts(visit.store, titles, visit.now);
  return rows.flatMap((row) => {
    const found = parts.get(id(row));
    visit.reading.record(tags.product(id(row)), text(row, 'updated_at'));
    return found ? (makeCard(row, found, accept) ?? []) : [];
  });
}

function makeCard(row: Row, parts: Parts, accept: Accept): ProductCard | null {
  const { options, variants } = parts;
  const product = { id: id(row), handle: text(row, 'handle') };
  const variant = standIn(variants, (each) => accept(each, parts, product));
  if (!variant) return null;
  return {
    ...product,
    title: text(row, 'title'),
    variant: {
      id: variant.id,
      sku: variant.sku,
      options: options.map(({ name }, index) => ({ name, value: variant.values[index] ?? '' })),
    },
    price: variant.price,
    priceVaries: beginsAt(variants, variant.price.amount),
    compareAt: variant.compareAt,
    unitPrice: variant.unitPrice,
    ...looks(variant, parts),
    available: variant.available,
    single: variants.length === 1,
    createdAt: text(row, 'created_at'),
  };
}

/** Wishes come first, then what can be bought, then the shop's order. */
function standIn(variants: readonly Variant[], accept: (variant: Variant) => boolean): Variant | undefined {
  const wished = variants.filter(accept);
  const candidates = wished.length > 0 ? wished : variants;
  return candidates.find(({ available }) => available) ?? candidates[0];
}

function beginsAt(variants: readonly Variant[], amount: number): boolean {
  return variants.every(({ price }) => price.amount >= amount) && variants.some(({ price }) => price.amount > amount);
}

type Looks = Pick<ProductCard, 'picture' | 'hover' | 'look' | 'otherLooks'>;

function looks(variant: Variant, { options, variants, pictures, lookOption }: Parts): Looks {
  const name = lookOption === null ? null : (options[lookOption]?.name ?? null);
  const look = lookOption === null ? null : (variant.values[lookOption] ?? null);
  const all = new Set(lookOption === null ? [] : variants.map(({ values }) => values[lookOption]));
  const shown = variant.picture === null ? null : (pictures[variant.picture] ?? null);
  const second = pictures.find(
    ({ role, shows }) => role !== 'look' && (name === null || shows[name] === undefined || shows[name] === look),
  );
  return { picture: bare(shown), hover: bare(second ?? null), look, otherLooks: Math.max(0, all.size - 1) };
}

function bare(picture: Picture | null): Picture | null {
  if (!picture) return null;
  const { template, widths, formats, width, height, colour, alt } = picture;
  return { template, widths, formats, width, height, colour, alt };
}
