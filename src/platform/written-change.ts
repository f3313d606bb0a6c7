import { z } from 'zod';
import { type Change, changeKinds } from './port.ts';

/** Far more than any event names; an event of many pieces is refused before each of them is looked at. */
const mostNames = 10_000;
const mostChanges = 1000;

/** One verdict for all of them: a list of a million wrong names has to be no more work than its length. */
const names = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.length <= mostNames && value.every((each) => typeof each === 'string'),
);

/** A change as events and the journal write it. */
const changeSchema: z.ZodType<Change> = z.object({
  kind: z.enum(changeKinds),
  ids: names,
  handles: names,
  deleted: z.boolean(),
  version: z.string().nullable(),
  settleMs: z.number(),
  lists: names.exactOptional(),
  sizes: names.exactOptional(),
  offers: names.exactOptional(),
  counts: z.boolean().exactOptional(),
});

export const changesSchema: z.ZodType<readonly Change[]> = z
  .array(z.unknown())
  .max(mostChanges)
  .pipe(z.array(changeSchema));
