import { negators } from '#shop/lexicon/exclusions.ts';
import { singularize } from '#shop/text/stem.ts';
import type { CriteriaTerm } from '../../conversation/conversation.ts';
import { functionWords } from '../../retrieval/words/function-words.ts';
import type { Vocabulary } from '../../retrieval/vocabulary.ts';

/** The text with every way to say that something must not be in a product as `without …`. */
export function readExclusions(text: string, vocabulary: Vocabulary): string {
  const stated = text
    .replace(contradiction, '')
    .replace(unwantedPurchase, ' ')
    .replaceAll(purposeAfter, '$<without> but ');
  return normalizeFree(normalizeAllergies(stated), vocabulary);
}

/** `I want to stand at work but don't want to buy a new desk`: a thing that shall serve instead may well be for desks. */
const unwantedPurchase =
  /(?:\b(?:but|and) )?(?:\bi )?\b(?:don'?t|do not) (?:want|need|have|wish) to (?:buy|get|replace|purchase|spend)\b[^,.;!?]*/;

/** `without nuts as a gift` */
const purposeAfter = /(?<without>\b(?:without|ohne|uten|no) \p{L}+) (?:as|als|som)(?: (?:an?|eine?|en|et))? /gu;

/** `no, it has to be grain free` and `no ok just the backpack` exclude nothing. */
const contradiction =
  /^(?:(?:hm+|oh|ah|ok|well|sorry) ,? ?)*no (?:, )?(?=(?:it|i|that|they|we|he|she|this|ok|okay|just|only|thanks|wait|sorry|actually|rather|then|make|take|add|show)\b)/;

/** `allergic to nuts and milk`, `nut allergy`, `lactose intolerant`, `coeliac`, `can't eat gluten` exclude what is named. */
function normalizeAllergies(text: string): string {
  const without = (words: string): string =>
    words
      .split(/ (?:and|or) /)
      .map((word) => `without ${word}`)
      .join(' ');
  return text
    .replaceAll(/\bc(?:o?e)liac(?: disease)?\b/g, 'gluten free')
    .replaceAll(
      /\b(?:allergic|intolerant) (?:to|against) (\p{L}+(?: (?:and|or) \p{L}+)*)/gu,
      (_, words: string) => `${without(words)} but`,
    )
    .replaceAll(
      /\b(?:can'?t|cannot|can not|mustn'?t|must not|may not) (?:eat|have|drink|tolerate) (?!it\b|them\b|that\b|this\b)(\p{L}+(?: (?:and|or) \p{L}+)*)/gu,
      (_, words: string) => `${without(words)} but`,
    )
    .replaceAll(/(\p{L}+) (?:allerg(?:y|ies)|intolerant|intolerance)\b/gu, (whole, word: string) =>
      functionWords.has(word) || /^(?:food|any|other|my|his|her)$/.test(word) ? whole : `without ${word} but`,
    );
}

/** What the shop calls `nut free` must have no nuts, also where nothing of that name is found. */
export function freeOf({ negated, label }: CriteriaTerm): readonly string[] {
  const word = / ?free$/.test(label) && !negated ? label.replace(/[ -]*free$/, '') : '';
  return word === '' ? [] : [word];
}

/** `lactose free` excludes lactose, unless the shop itself calls products that. */
function normalizeFree(text: string, { phrases }: Vocabulary): string {
  return text.replaceAll(/(\p{L}+)(?: -)? free\b/gu, (whole, word: string) =>
    phrases.has(`${singularize(word)} free`) || functionWords.has(word) ? whole : `without ${word} but`,
  );
}

/** Whether a word can be what an exclusion is about. */
export function isExcludable(token: string): boolean {
  return /^\p{L}{2}/u.test(token) && !negators.has(token) && !functionWords.has(singularize(token));
}
