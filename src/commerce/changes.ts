import { z } from 'zod';

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
  /** Ids of the collections whose lists change; absent if not known: then any list may have changed. */
  readonly lists?: readonly string[];
  /** Ids of the collections whose number of products changed; absent: all of `lists`, unless `counts` is false. */
  readonly sizes?: readonly string[];
  /** Ids of the collections whose available or best-selling products changed; absent: all of `lists`. */
  readonly offers?: readonly string[];
  /** False if the number of published products is unchanged; absent if not known. */
  readonly counts?: boolean;
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
  lists: namesSchema.exactOptional(),
  sizes: namesSchema.exactOptional(),
  offers: namesSchema.exactOptional(),
  counts: z.boolean().exactOptional(),
});

export const changesSchema: z.ZodType<readonly ChangeReference[]> = z
  .array(z.unknown())
  .max(maxChanges)
  .pipe(z.array(changeSchema));
