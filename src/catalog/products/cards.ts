import { tags } from '#cache/tags.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { ProductCard, Variant } from '#shop/product/product.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import type { PreferredVariants } from '../port.ts';
import { readProductParts, type ProductParts } from './product-parts.ts';
import { productTermsOf } from './sale-terms.ts';
import { id, inOrder, text, type SqlRow } from '#storage/row.ts';
import { draftFlag, productTable, recordNextPublication, type QueryContext } from '#storage/query-context.ts';

/** Whether a variant may represent its product on a card. */
export type VariantPredicate = (variant: Variant, parts: ProductParts, product: ProductIdentity) => boolean;

interface ProductIdentity {
  readonly id: string;
  readonly handle: string;
}

const selectCards = (context: QueryContext): string => `
SELECT p.id, p.handle, p.title, p.created_at, p.updated_at, p.terms FROM ${productTable(context)} p
WHERE (p.status = 'published' OR ?)`;

/** Cards by handle, in the order of the handles; unknown handles are left out. */
export function cardsByHandle(
  context: QueryContext,
  handles: readonly string[],
  preferred: PreferredVariants = {},
): readonly ProductCard[] {
  for (const handle of handles) context.reader.record(tags.productHandle(handle));
  const rows = context.store.all(
    `${selectCards(context)} AND p.handle IN (SELECT value FROM json_each(?))`,
    draftFlag(context),
    JSON.stringify(handles),
  );
  return inOrder(handles, makeCards(context, rows, acceptPreferred(preferred)), ({ handle }) => handle);
}

/** Cards by id, in the order of the ids; unknown ids are left out. */
export function cardsById(
  context: QueryContext,
  ids: readonly number[],
  accept: VariantPredicate = () => true,
): readonly ProductCard[] {
  const rows = context.store.all(
    `${selectCards(context)} AND p.id IN (SELECT value FROM json_each(?))`,
    draftFlag(context),
    JSON.stringify(ids),
  );
  return inOrder(ids, makeCards(context, rows, accept), (card) => Number(card.id));
}

function acceptPreferred(preferred: PreferredVariants): VariantPredicate {
  return (variant, { options }, { handle }) =>
    Object.entries(preferred[handle] ?? {}).every(([name, value]) => {
      const index = options.findIndex((option) => normalizeText(option.name) === normalizeText(name));
      return index === -1 || normalizeText(variant.values[index] ?? '') === normalizeText(value);
    });
}

function makeCards(context: QueryContext, rows: readonly SqlRow[], accept: VariantPredicate): readonly ProductCard[] {
  recordNextPublication(context, 'product');
  const titles = new Map(rows.map((row) => [id(row), { title: text(row, 'title') }]));
  const parts = readProductParts(context.store, titles, context.now);
  return rows.flatMap((row) => {
    const found = parts.get(id(row));
    context.reader.record(tags.product(id(row)), text(row, 'updated_at'));
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
    single: variants.length === 1 && !needsChoice(row, variant),
    createdAt: text(row, 'created_at'),
  };
}

function needsChoice(row: SqlRow, { terms }: Variant): boolean {
  return (terms?.quantityRule ?? null) !== null || productTermsOf(row).terms?.needsSellingPlan === true;
}

/** The first accepted variant that is available, else the first accepted one; all are accepted if none is. */
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
