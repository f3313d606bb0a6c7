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

/** Things of one kind that have changed, as a webhook or the change poller reports them; ids and handles are the catalog's. */
export interface ChangeReference {
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
  /** Current and former handles, if known: `blog/handle` for an article, the path for a redirect. */
  readonly handles: readonly string[];
  readonly deleted: boolean;
  /** The earliest `updatedAt` (ISO 8601) of an up-to-date read; null if not known. */
  readonly version: string | null;
  /** Milliseconds after which derived data (search, lists) is up to date. */
  readonly settleMs: number;
  /** Ids of the collections whose lists change; absent if not known. */
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
  lists: namesSchema.exactOptional(),
  sizes: namesSchema.exactOptional(),
  offers: namesSchema.exactOptional(),
  counts: z.boolean().exactOptional(),
});

export const changesSchema: z.ZodType<readonly ChangeReference[]> = z
  .array(z.unknown())
  .max(maxChanges)
  .pipe(z.array(changeSchema));
