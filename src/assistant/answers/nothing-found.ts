import { conceptsOf, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { asTyped } from '../retrieval/named-product.ts';
import { asksForCheaper, describeCriteria } from './describe-criteria.ts';

/** Denies only what was looked for in words that are known, and was not excluded by what a text merely mentions. */
export async function nothingText(turn: TurnContext, criteria: SearchCriteria): Promise<string> {
  const { notFound, nothingFor, unknownWords, unsure, criteria: texts } = turn.messages.answers;
  const what = describeCriteria(criteria, turn);
  if (what === '') return notFound;
  const unknown = await wordsWithoutMeaning(turn, criteria);
  const words = asTyped(turn.typed, unknown);
  if (words !== '') return unknownWords({ words: texts.words({ words }) });
  const isExcluding =
    criteria.terms.some(({ negated }) => negated) ||
    (criteria.excluded ?? []).length + (criteria.measures ?? []).length > 0;
  const isSure = !isExcluding && !asksForCheaper.test(turn.message) && !(await hasAlike(turn, criteria));
  return isSure ? nothingFor({ what }) : unsure({ what });
}

/**
 * Whether products are named by some of the words, or by what the thing is in general, as a handbag is a bag: that none
 * has all of the words does not mean that the shop has no such thing.
 */
async function hasAlike({ knowsWord }: TurnContext, { words }: SearchCriteria): Promise<boolean> {
  if (words.length > 0 && words.every(isProperty)) return true;
  const names = words.flatMap((word) => [word, ...generalNames(word)]);
  const known = await Promise.all([...new Set(names)].slice(0, maxNames).map((name) => knowsWord(foldAccents(name))));
  return known.includes(true);
}

const maxNames = 24;

/** `kids`, `green`: what something is for or like, which names no thing that could be missing. */
function isProperty(word: string): boolean {
  const concepts = conceptsOf(tokenize(word));
  return concepts.length > 0 && concepts.every((concept) => concept.isProperty);
}

/** Letters of the shortest part of a compound. */
const minPart = 3;

/** What the lexicon calls the last part of a compound, the longest that it knows. */
function generalNames(word: string): readonly string[] {
  const cuts = Array.from(
    { length: Math.max(0, Math.min(word.length, maxCompound) - 2 * minPart + 1) },
    (_, at) => at + minPart,
  );
  const heads = cuts.map((cut) => conceptsOf(tokenize(word.slice(cut))));
  return (heads.find(({ length }) => length > 0) ?? []).flatMap(({ names }) => Object.values(names).flat());
}

const maxCompound = 40;

/** Words that neither the catalog nor the lexicon knows: whether the shop has what they mean is unknown. */
async function wordsWithoutMeaning({ knowsWord }: TurnContext, { words }: SearchCriteria): Promise<readonly string[]> {
  const unnamed = words.filter((word) => conceptsOf(tokenize(word)).length === 0 && splitKnownCompound(word) === null);
  const known = await Promise.all(unnamed.map((word) => knowsWord(word)));
  return unnamed.filter((_, index) => !known[index]);
}
