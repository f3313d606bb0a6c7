import { z } from 'zod';
import { allProducts, listAspects } from '#cache/tags.ts';

/** `shop`: too many changes to list, anything may have changed. */
export const changeKinds = [
  'shop',
  'product',
  'stock',
  'collection',
  'page',
  'blog',
  'article',
  'policy',
  'menu',
  'home',
  'profile',
  'redirect',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** What of products and collections may have changed, each a kind of cache tag. */
export const changedAspects = [
  'product',
  'product-tags',
  'card',
  'variant-price',
  'variant-offer',
  'variant-stock',
  'lowest-price',
  'product-handle',
  'offer',
  'recommendations',
  'collection',
  'collection-card',
  'collection-handle',
  'collections',
  'lists',
  ...listAspects.map((aspect) => `list-${aspect}` as const),
] as const;

export type ChangedAspect = (typeof changedAspects)[number];

/**
 * By aspect, whose it is: ids of products for `product` to `recommendations` (of variants
 * for `variant-price` and `variant-offer`), handles for `product-handle` and
 * `collection-handle`, ids of collections for the others, among them `allProducts` for lists. Where there is one of a
 * kind (`collections`, and `lists` for all lists), any name.
 */
export type ChangedAspects = Readonly<Partial<Record<ChangedAspect, readonly string[]>>>;

interface ChangedProducts {
  readonly ids: readonly string[];
  /** Current and former ones. */
  readonly handles: readonly string[];
  /** Ids of their collections. */
  readonly lists: readonly string[];
}

/** Anything of some products, which stay in their lists. Whoever shows a variant shows a card or a page. */
export function productAspects({ ids, handles, lists }: ChangedProducts): ChangedAspects {
  const own = {
    product: ids,
    'product-tags': ids,
    card: ids,
    offer: ids,
    recommendations: ids,
    'product-handle': handles,
  };
  return ids.length === 0 ? own : { ...own, ...allListAspects([allProducts, ...lists]) };
}

/** Anything that lists show of their products, which stay the same. */
export function allListAspects(lists: readonly string[]): ChangedAspects {
  const aspects = listAspects.filter((aspect) => aspect !== 'members');
  return Object.fromEntries(aspects.map((aspect) => [`list-${aspect}` as const, lists]));
}

/**
 * Things of one kind that have changed, as a webhook, a table of changes or a command reports them. Ids and handles are
 * those of records (`RecordOf`).
 */
export interface ChangeReference {
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
  /** Current and former handles, if known: `blog/handle` for an article, the path for a redirect. */
  readonly handles: readonly string[];
  /** The platform says that they no longer exist. Nothing is deleted before `Feed.read` has confirmed it. */
  readonly deleted: boolean;
  /** The earliest `updatedAt` (ISO 8601) of an up-to-date read; null if not known. */
  readonly version: string | null;
  /** Milliseconds after which derived data (search, lists) is up to date. */
  readonly settleMs: number;
  /** Stock items (`VariantBase.stockItem`) whose stock changed, where the event does not name their products. */
  readonly stockItems?: readonly string[];
  /** Things that records are made of (`RecordOf.parts`): all records with one of them may have changed. */
  readonly parts?: readonly string[];
  /** Whether the signed delivery says that they are listed (`RecordOf.listed`); absent if it does not say. */
  readonly listed?: boolean;
  /** What of them changed, where the event says it; absent: anything of them, and of any list. */
  readonly aspects?: ChangedAspects;
}

/** Far more than a genuine event has. Checked before the items are parsed. */
const maxNames = 10_000;
const maxChanges = 1000;

/** Reports one issue for the whole list: an invalid list of a million names must not create a million issues. */
const namesSchema = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.length <= maxNames && value.every((each) => typeof each === 'string'),
);

/** A change as events and the journal store it. */
const changeSchema: z.ZodType<ChangeReference> = z.object({
  kind: z.enum(changeKinds),
  ids: namesSchema,
  handles: namesSchema,
  deleted: z.boolean(),
  version: z.string().nullable(),
  settleMs: z.number(),
  stockItems: namesSchema.exactOptional(),
  parts: namesSchema.exactOptional(),
  listed: z.boolean().exactOptional(),
  aspects: z.partialRecord(z.enum(changedAspects), namesSchema).exactOptional(),
});

export const changesSchema: z.ZodType<readonly ChangeReference[]> = z
  .array(z.unknown())
  .max(maxChanges)
  .pipe(z.array(changeSchema));
