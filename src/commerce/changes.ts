import { z } from 'zod';

/** `shop`: more changed than is told one by one, so that anything may have. */
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

/** What a delivery or a sweep found to have changed; ids and handles as the catalogue uses them. */
export interface ChangeReference {
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
  /** Handles now and before, where known; of an article `blog/handle`, of a redirect its path. */
  readonly handles: readonly string[];
  readonly deleted: boolean;
  /** The least `updatedAt` (ISO 8601) a fresh read must show; null when not told. */
  readonly version: string | null;
  /** Milliseconds after which derived data (search, lists) has followed. */
  readonly settleMs: number;
  /** Ids of the collections whose lists change with a product; absent when not told. */
  readonly lists?: readonly string[];
  /** Ids of those that hold another number of products; absent when not told: all of `lists`, unless nothing was counted. */
  readonly sizes?: readonly string[];
  /** Ids of those of which other products can be bought or sell well; absent when not told: all of `lists`. */
  readonly offers?: readonly string[];
  /** False when as many products are on sale as before; absent when not told. */
  readonly counts?: boolean;
}

/** Far more than any event names; an event of many pieces is refused before each of them is looked at. */
const maxNames = 10_000;
const maxChanges = 1000;

/** One verdict for all of them: a list of a million wrong names has to be no more work than its length. */
const namesSchema = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.length <= maxNames && value.every((each) => typeof each === 'string'),
);

/** A change as events and the journal write it. */
const changeSchema: z.ZodType<ChangeReference> = z.object({
  kind: z.enum(changeKinds),
  ids: namesSchema,
  handles: namesSchema,
  deleted: z.boolean(),
  version: z.string().nullable(),
  settleMs: z.number(),
  lists: namesSchema.exactOptional(),
  sizes: namesSchema.exactOptional(),
  offers: namesSchema.exactOptional(),
  counts: z.boolean().exactOptional(),
});

export const changesSchema: z.ZodType<readonly ChangeReference[]> = z
  .array(z.unknown())
  .max(maxChanges)
  .pipe(z.array(changeSchema));
