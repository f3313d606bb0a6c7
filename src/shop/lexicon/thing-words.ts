import { conceptsOf, splitKnownCompound } from './lexicon.ts';
import { tokenize } from '../text/tokenize.ts';

/** Whether a word names goods of some kind, whoever sells them: `creme`, `Handcreme`, not `waterproof`. */
export function isThingWord(word: string): boolean {
  const concepts = conceptsOf(tokenize(word));
  return concepts.length > 0 ? concepts.some(({ isProperty }) => !isProperty) : splitKnownCompound(word) !== null;
}

/** Whether a word says how goods are: `waterproof`, `leise`. */
export function isPropertyWord(word: string): boolean {
  return conceptsOf(tokenize(word)).some(({ isProperty }) => isProperty);
}
