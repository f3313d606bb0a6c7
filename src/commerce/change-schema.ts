import { z } from 'zod';
import { type ChangeReference, changeKinds } from './port.ts';

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
