import type { ReadRecorder, RecorderOf } from '#cache/entities/entity-kind.ts';
import { type CacheTag, tags } from '#cache/tags.ts';
import type { Picture } from '#shop/content/picture.ts';
import { cardLooks, hasFurtherOptions } from '#shop/product/card-looks.ts';
import type { ProductCard, Variant } from '#shop/product/product.ts';
import { variantLink } from '#shop/product/variant-url.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import type { CardSource, PreferredVariants, ProductParts } from '../port.ts';
import { readProductParts } from './product-parts.ts';
import { productTermsOf } from './sale-terms.ts';
import { id, inOrder, integer, text } from '#storage/row.ts';
import { draftFlag, nextPublication, productTable, type QueryContext } from '#storage/query-context.ts';

/** Which variants may represent products on their cards. */
export interface VariantChoice {
  readonly accepts: VariantPredicate;
  /** By product id; equal where the same variants of the product are accepted, empty where all are. */
  readonly keyOf: (productId: string) => string;
}

export type VariantPredicate = (variant: Variant, parts: ProductParts, product: ProductIdentity) => boolean;

interface ProductIdentity {
  readonly id: string;
  readonly handle: string;
}

const anyVariant: VariantChoice = { accepts: () => true, keyOf: () => '' };

/** Cards by handle, in the order of the handles; unknown handles are left out. */
export function cardsByHandle(
  context: QueryContext,
  handles: readonly string[],
  preferred: PreferredVariants = {},
): readonly ProductCard[] {
  for (const handle of handles) context.reader.record(tags.productHandle(handle));
  const rows = context.store.all(
    `SELECT p.id, p.handle FROM ${productTable(context)} p
     WHERE (p.status = 'published' OR ?) AND p.handle IN (SELECT value FROM json_each(?))`,
    draftFlag(context),
    JSON.stringify(handles),
  );
  const found = inOrder(handles, rows, (row) => text(row, 'handle'));
  const choice = preferVariants(preferred, new Map(found.map((row) => [id(row), text(row, 'handle')])));
  const ids = found.map((row) => integer(row, 'id'));
  return cardsById(context, ids, choice);
}

function preferVariants(preferred: PreferredVariants, handles: ReadonlyMap<string, string>): VariantChoice {
  return {
    accepts: acceptPreferred(preferred),
    keyOf: (productId) => {
      const wanted = preferred[handles.get(productId) ?? ''];
      return wanted ? JSON.stringify(wanted) : '';
    },
  };
}

function acceptPreferred(preferred: PreferredVariants): VariantPredicate {
  return (variant, { options }, { handle }) =>
    Object.entries(preferred[handle] ?? {}).every(([name, value]) => {
      const index = options.findIndex((option) => normalizeText(option.name) === normalizeText(name));
      return index === -1 || normalizeText(variant.values[index] ?? '') === normalizeText(value);
    });
}

/** Cards by id, in the order of the ids; unknown ids are left out. */
export function cardsById(
  context: QueryContext,
  ids: readonly number[],
  choice: VariantChoice = anyVariant,
): readonly ProductCard[] {
  const productIds = ids.map(String);
  const cards = findCards(context, productIds, choice);
  return productIds.flatMap((productId) => cards.get(cardKey(productId, choice)) ?? []);
}

function cardKey(productId: string, choice: VariantChoice): string {
  return `${productId} ${choice.keyOf(productId)}`;
}

/**
 * By `cardKey`. Shared ones are made of more than a card shows: anything of their products, the currency, and what a change
 * means that does not say what it affects. A reader depends on what its cards show of them (`recordCard`).
 */
function findCards(
  context: QueryContext,
  ids: readonly string[],
  choice: VariantChoice,
): ReadonlyMap<string, ProductCard> {
  const { reader } = context;
  if (!reader.cards)
    return makeCards(
      readCardSources(context, ids, () => reader),
      choice,
      () => reader,
    );
  const shared = reader.cards;
  const idByKey = new Map(ids.map((productId) => [cardKey(productId, choice), productId]));
  const outer = withoutTags(reader, new Set(ids.map(tags.product)));
  return shared.cards.readMany(
    [...idByKey.keys()],
    () => outer,
    (missing, recorderOf) => {
      const missingIds = missing.flatMap((key) => idByKey.get(key) ?? []);
      const recorderOfProduct = (productId: string): ReadRecorder => recorderOf(cardKey(productId, choice));
      const sources = shared.sources.readMany(missingIds, recorderOfProduct, (unread, recorderOfSource) =>
        readSharedSources(context, unread, recorderOfSource),
      );
      return makeCards(sources, choice, recorderOfProduct);
    },
  );
}

function withoutTags(reader: ReadRecorder, left: ReadonlySet<CacheTag>): ReadRecorder {
  return {
    ...reader,
    record: (tag, updatedAt) => {
      if (!left.has(tag)) reader.record(tag, updatedAt);
    },
  };
}

function makeCards(
  sources: ReadonlyMap<string, CardSource>,
  choice: VariantChoice,
  recorderOf: RecorderOf,
): ReadonlyMap<string, ProductCard> {
  return new Map(
    Array.from(sources).flatMap(([productId, source]) => {
      const variant = chooseRepresentative(source.variants, (each) => choice.accepts(each, source, source));
      if (!variant) return [];
      const card = cardsBySource.get([source, variant], '', () => cardWith(source, variant));
      recordCard(recorderOf(productId), source, card);
      return [[cardKey(productId, choice), card] as const];
    }),
  );
}

/** More variants than these are recorded together. */
const maxRecordedVariants = 8;

/**
 * What a card shows of variants: the prices of one, that it is the first that can be bought, and whether those that cost
 * more or less can be.
 */
function recordCard({ record }: ReadRecorder, { id: productId, variants }: CardSource, card: ProductCard): void {
  record(tags.variantPrice(card.variant.id));
  record(tags.lowestPrice(productId));
  const shown = variants.findIndex((each) => each.id === card.variant.id);
  const decisive = card.available
    ? variants.filter(({ price }, index) => index <= shown || price.amount !== card.price.amount)
    : variants;
  if (card.looks || decisive.length > maxRecordedVariants) record(tags.variantStock(productId));
  else for (const each of decisive) record(tags.variantOffer(each.id));
}

function readSharedSources(
  context: QueryContext,
  ids: readonly string[],
  recorderOf: RecorderOf,
): ReadonlyMap<string, CardSource> {
  return readCardSources(context, ids, (productId) => {
    const recorder = recorderOf(productId);
    for (const tag of [tags.product(productId), tags.lists, tags.profile]) recorder.record(tag);
    return recorder;
  });
}

const selectCards = (context: QueryContext): string => `
SELECT p.id, p.handle, p.title, p.created_at, p.updated_at, p.terms FROM ${productTable(context)} p
WHERE (p.status = 'published' OR ?) AND p.id IN (SELECT value FROM json_each(?))`;

/** What cards are made of, by product id; what is read is recorded for each product. */
function readCardSources(
  context: QueryContext,
  ids: readonly string[],
  recorderOf: RecorderOf,
): ReadonlyMap<string, CardSource> {
  const rows = context.store.all(selectCards(context), draftFlag(context), JSON.stringify(ids.map(Number)));
  const titles = new Map(rows.map((row) => [id(row), { title: text(row, 'title') }]));
  const parts = readProductParts(context.store, titles, context.now);
  const next = nextPublication(context, 'product');
  return new Map(
    rows.flatMap((row) => {
      const [productId, found] = [id(row), parts.get(id(row))];
      const { record, expireAt } = recorderOf(productId);
      record(tags.card(productId), text(row, 'updated_at'));
      if (next !== null) expireAt?.(Date.parse(next));
      const { handle, title } = { handle: text(row, 'handle'), title: text(row, 'title') };
      const source = { id: productId, handle, title, createdAt: text(row, 'created_at'), ...productTermsOf(row) };
      return found ? [[productId, { ...source, ...found }]] : [];
    }),
  );
}

/** A product shows the same few variants in all lists. */
const cardsBySource = createIdentityCache<ProductCard>();

function cardWith(source: CardSource, variant: Variant): ProductCard {
  const { variants, lookOption } = source;
  const hasTerms = hasSpecialTerms(source, variant);
  return {
    id: source.id,
    handle: source.handle,
    title: source.title,
    variant: variantLink(source, variant),
    price: variant.price,
    priceVaries: isLowestOfSeveralPrices(variants, variant),
    compareAt: variant.compareAt,
    unitPrice: variant.unitPrice,
    ...appearanceOf(variant, source),
    available: variant.available,
    single: variants.length === 1 && !hasTerms,
    needsChoice: hasTerms || hasFurtherOptions(source, lookOption, variant),
    createdAt: source.createdAt,
  };
}

function hasSpecialTerms({ terms }: CardSource, variant: Variant): boolean {
  return (variant.terms?.quantityRule ?? null) !== null || terms?.needsSellingPlan === true;
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

/** Sold-out variants count only for one that is sold out: nobody can pay their prices. */
function isLowestOfSeveralPrices(all: readonly Variant[], { available, price: { amount } }: Variant): boolean {
  const variants = available ? all.filter((each) => each.available) : all;
  return variants.every(({ price }) => price.amount >= amount) && variants.some(({ price }) => price.amount > amount);
}

type CardAppearance = Pick<ProductCard, 'picture' | 'hover' | 'look' | 'otherLooks' | 'looks'>;

function appearanceOf(variant: Variant, parts: ProductParts): CardAppearance {
  const { options, variants, pictures, lookOption } = parts;
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
    looks: cardLooks(parts, lookOption, variant),
  };
}

function pictureWithoutRole(picture: Picture | null): Picture | null {
  if (!picture) return null;
  const { template, widths, formats, width, height, colour, alt } = picture;
  return { template, widths, formats, width, height, colour, alt };
}
