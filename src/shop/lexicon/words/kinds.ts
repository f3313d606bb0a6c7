import { careKinds } from './kinds/care.ts';
import { clothingKinds } from './kinds/clothing.ts';
import { foodKinds } from './kinds/food.ts';
import { householdKinds } from './kinds/household.ts';
import { leisureKinds } from './kinds/leisure.ts';
import { officeKinds } from './kinds/office.ts';
import { petKinds } from './kinds/pets.ts';
import { workshopKinds } from './kinds/workshop.ts';

/**
 * Kinds of things and what belongs to them: `English | German | Norwegian > members`, the names of a kind, then names of
 * concepts of the lexicon, of other kinds, or of `kinds/other-members.ts`. Of a member with `!`, what the lexicon calls by
 * its name and a word before it is something else: a garden fork is no cutlery. One with `?` is also something else itself,
 * and counts only beside others: `nuts` are a snack beside crisps, and what screws are fastened with elsewhere.
 */
export const kinds: readonly string[] = [
  foodKinds,
  householdKinds,
  workshopKinds,
  clothingKinds,
  careKinds,
  leisureKinds,
  officeKinds,
  petKinds,
];
