import { isPreposition } from '#shop/lexicon/head-noun.ts';
import { isThing } from '#shop/lexicon/lexicon.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { isCondition, searchTermOfCriteria } from '../../retrieval/relax-criteria.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import { wordsWithoutMeaning } from '../../answers/nothing-found.ts';

/** A search for what is understood of what is looked for. */
export interface UnderstoodSearch {
  readonly criteria: SearchCriteria;
  /** The words that were left out. */
  readonly left: string;
}

/**
 * The same search without what the thing is for, where that is no other thing: `Rad` of `Rad für die Mosel`; without words
 * that nothing is known of where no thing is named: `something small to take on holiday`. All conditions stay. null where
 * that leaves nothing, or nothing out.
 */
export async function understoodSearch(turn: TurnContext, criteria: SearchCriteria): Promise<UnderstoodSearch | null> {
  const words = searchTermOfCriteria(criteria).split(' ');
  const place = words.findIndex((word, index) => index > 0 && isPreposition(word));
  const unknown = place === -1 && asksForSome.test(turn.typed) ? await wordsWithoutMeaning(turn, criteria) : [];
  const isLeft = (word: string, index: number): boolean =>
    place === -1 ? contentStems(word).every((stem) => unknown.includes(stem)) : index >= place;
  const left = words.filter(isLeft);
  const phrase = words.filter((word, index) => !isLeft(word, index)).join(' ');
  const [stems, leftStems] = [contentStems(phrase), left.flatMap(contentStems)];
  if (stems.length === 0 || leftStems.length === 0 || left.some(mayBeOtherThing)) return null;
  const isKept = (text: string): boolean => !contentStems(text).every((stem) => leftStems.includes(stem));
  const terms = criteria.terms.filter((term) => term.negated || isCondition(term) || isKept(term.label));
  return { criteria: { ...criteria, terms, words: criteria.words.filter(isKept), phrase }, left: left.join(' ') };
}

/** What is asked for is not named, but described. */
const asksForSome = /(?<!\p{L})(?:(?:some|any)(?:thing|where)|stuff|(?:irgend)?(?:et)?was|noe)(?!\p{L})/iu;

/** What a thing is made for, or the number of a model, is never left out. */
function mayBeOtherThing(word: string): boolean {
  return /\d/.test(word) || isThing(tokenize(word));
}
