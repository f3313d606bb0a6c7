import { tags } from '#cache/tags.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { ProductCard, Variant } from '#shop/product/product.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import type { PreferredVariants } from '../port.ts';
import { recordNextPublication } from '#content/documents.ts';
import { readProductParts, type ProductParts } from './product-parts.ts';
import { id, text, type SqlRow } from '#storage/row.ts';
import { draftFlag, productTable, type QueryContext } from '#storage/query-context.ts';

/** Whether a variant may stand for its product: the first available one that does is chosen, else the first that does. */
export type VariantPredicate = (variant: Variant, parts: ProductParts, product: ProductIdentity) => boolean;

interface ProductIdentity {
  readonly id: string;
  readonly handle: string;
}

const selectCards = (visit: QueryContext): string => `
SELECT p.id, p.handle, p.title, p.created_at, p.updated_at FROM ${productTable(visit)} p
WHERE (p.status = 'published' OR ?)`;

/** Cards by handle, in the order of the handles, unknown ones left out. */
export function cardsByHandle(
  visit: QueryContext,
  handles: readonly string[],
  preferred: PreferredVariants = {},
): readonly ProductCard[] {
  for (const handle of handles) visit.reader.record(tags.productHandle(handle));
  const rows = visit.store.all(
    `${selectCards(visit)} AND p.handle IN (SELECT value FROM json_each(?))`,
    draftFlag(visit),
    JSON.stringify(handles),
  );
  const byHandle = new Map(makeCards(visit, rows, acceptPreferred(preferred)).map((card) => [card.handle, card]));
  return handles.flatMap((handle) => byHandle.get(handle) ?? []);
}

/** Cards by id, in the order of the ids. */
export function cardsById(
  visit: QueryContext,
  ids: readonly number[],
  accept: VariantPredicate = () => true,
): readonly ProductCard[] {
  const rows = visit.store.all(
    `${selectCards(visit)} AND p.id IN (SELECT value FROM json_each(?))`,
    draftFlag(visit),
    JSON.stringify(ids),
  );
  const byId = new Map(makeCards(visit, rows, accept).map((card) => [card.id, card]));
  return ids.flatMap((each) => byId.get(String(each)) ?? []);
}

function acceptPreferred(preferred: PreferredVariants): VariantPredicate {
  return (variant, { options }, { handle }) =>
    Object.entries(preferred[handle] ?? {}).every(([name, value]) => {
      const index = options.findIndex((option) => normalizeText(option.name) === normalizeText(name));
      return index === -1 || normalizeText(variant.values[index] ?? '') === normalizeText(value);
    });
}

function makeCards(visit: QueryContext, rows: readonly SqlRow[], accept: VariantPredicate): readonly ProductCard[] {
  recordNextPublication(visit, 'product');
  const titles = new Map(rows.map((row) => [id(row), { title: text(row, 'title') }]));
  const parts = readProductParts(visit.store, titles, visit.now);
  return rows.flatMap((row) => {
    const found = parts.get(id(row));
    visit.reader.record(tags.product(id(row)), text(row, 'updated_at'));
    return found ? (makeCard(row, found, accept) ?? []) : [];
  });
}

function makeCard(row: SqlRow, parts: ProductParts, accept: VariantPredicate): ProductCard | null {
  const { options, variants } = parts;
  const product = { id: id(row), handle: text(row, 'handle') };
  const variant = chooseRepresentative(variants, (each) => accept(each, parts, product));
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
    priceVaries: isLowestOfSeveralPrices(variants, variant.price.amount),
    compareAt: variant.compareAt,
    unitPrice: variant.unitPrice,
    ...appearanceOf(variant, parts),
    available: variant.available,
    single: variants.length === 1,
    createdAt: text(row, 'created_at'),
  };
}

/** Wishes come first, then what can be bought, then the shop's order. */
function chooseRepresentative(
  variants: readonly Variant[],
  accept: (variant: Variant) => boolean,
): Variant | undefined {
  const preferred = variants.filter(accept);
  const candidates = preferred.length > 0 ? preferred : variants;
  return candidates.find(({ available }) => available) ?? candidates[0];
}

function isLowestOfSeveralPrices(variants: readonly Variant[], amount: number): boolean {
  return variants.every(({ price }) => price.amount >= amount) && variants.some(({ price }) => price.amount > amount);
}

type CardAppearance = Pick<ProductCard, 'picture' | 'hover' | 'look' | 'otherLooks'>;

function appearanceOf(variant: Variant, { options, variants, pictures, lookOption }: ProductParts): CardAppearance {
  const name = lookOption === null ? null : (options[lookOption]?.name ?? null);
  const look = lookOption === null ? null : (variant.values[lookOption] ?? null);
  const all = new Set(lookOption === null ? [] : variants.map(({ values }) => values[lookOption]));
  const shown = variant.picture === null ? null : (pictures[variant.picture] ?? null);
  const second = pictures.find(
    ({ role, shows }) => role !== 'look' && (name === null || shows[name] === undefined || shows[name] === look),
  );
  return {
    picture: pictureWithoutRole(shown),
    hover: pictureWithoutRole(second ?? null),
    look,
    otherLooks: Math.max(0, all.size - 1),
  };
}

function pictureWithoutRole(picture: Picture | null): Picture | null {
  if (!picture) return null;
  const { template, widths, formats, width, height, colour, alt } = picture;
  return { template, widths, formats, width, height, colour, alt };
}
