import { singularize } from '../text/stem.ts';
import { isStopWord, tokenize, type Word } from '../text/tokenize.ts';
import { isCommonWord } from './common-words.ts';
import { negators } from './exclusions.ts';
import { headNoun } from './head-noun.ts';
import type { NamedKind } from './kinds.ts';
import { isThing } from './lexicon.ts';
import { asCompared, type ComparedWord, type NeedPhrase, phrasesLike } from './need-phrases.ts';

/** The words of a text that state a need, and what fits it: `words` as the vocabulary has them. */
export interface NamedNeed extends NamedKind {
  /** The same words as they are in the text. */
  readonly said: readonly Word[];
}

/**
 * The need that a text states, by a phrase of the vocabulary whose words stand near each other in any order and form:
 * `Bauchkrämpfe`, `cramps in the stomach`. The longest counts. null where it states none.
 */
export function findNeed(text: string): NamedNeed | null {
  let best: { readonly phrase: NeedPhrase; readonly said: readonly Word[] } | null = null;
  for (const words of clausesOf(text))
    for (const [place, word] of words.entries())
      for (const phrase of phrasesWith(word)) {
        if (best !== null && phrase.weight <= best.phrase.weight) continue;
        const said = saidNear(words, place, phrase);
        if (said && isMeant(said, phrase)) best = { phrase, said };
      }
  return best && { kind: best.phrase.need, words: best.phrase.words.map(({ word }) => word), said: best.said };
}

/** The need that a search term states; null also where it is about a thing: `camping chair`. */
export function findNeedOfTerm(term: string): NamedNeed | null {
  const need = findNeed(term);
  const head = need && headNoun(tokenize(term));
  const isOther = head !== null && !need?.said.some(({ surface }) => surface === head.surface) && isThing([head]);
  return isOther ? null : need;
}

/** Of one clause; a message has no more that could matter. */
const maxWords = 40;

/** A need is stated within one clause. */
function clausesOf(text: string): readonly (readonly ComparedWord[])[] {
  return text.split(/(?<!\d)[.!?;\n]+(?:\s|$)/u).map((clause) => tokenize(clause).slice(0, maxWords).map(asCompared));
}

/** The words near a place that have all words of a phrase, in the order of the phrase; null where one is missing, or denied: `nicht laut`. */
function saidNear(words: readonly ComparedWord[], place: number, phrase: NeedPhrase): readonly Word[] | null {
  const near = words.slice(Math.max(0, place - reach), place + reach + 1);
  const found = phrase.words.flatMap((each) => near.find((word) => isFormOf(word, each, phrase)) ?? []);
  const isWhole = found.length === phrase.words.length && new Set(found).size === found.length;
  const isDenied = found.some((each) => {
    const before = words.slice(0, words.indexOf(each)).findLast(({ word }) => !isStopWord(word));
    return before !== undefined && negators.has(before.word.surface) && !found.includes(before);
  });
  return isWhole && !isDenied ? found.map(({ word }) => word) : null;
}

/** Words between those of a phrase: `der Popo meines Kleinen ist ganz wund`. */
const reach = 6;

/**
 * Not by another form of a phrase that is a thing: `lopper`, fleas, are no loppers. A phrase itself may be a complaint that
 * the lexicon knows.
 */
function isMeant(said: readonly Word[], { words }: NeedPhrase): boolean {
  return !isThing(said) || isThing(words.map(({ word }) => word));
}

/**
 * Whether a word is one of a phrase: by its stem, with an ending of the language, or as part of a compound. An English word
 * alone has only a plural: `camps` are no camping.
 */
function isFormOf({ word, plain }: ComparedWord, asked: ComparedWord, { language, words }: NeedPhrase): boolean {
  const isAlone = words.length === 1;
  if (plain === asked.plain || (word.term === asked.word.term && !(isAlone && language === 'en'))) return true;
  if (language === 'en') return singularize(word.surface) === singularize(asked.word.surface);
  return isInflected(plain, asked, isAlone ? minShared.alone : minShared.beside) || isCompoundWith(plain, asked.plain);
}

/** Letters of a word with another ending. */
const minBase = 4;
/** The same where both forms have one: alone, short words mean something else with another, as `Reis` and `Reise`. */
const minShared = { beside: 4, alone: 6 } as const;

const nounEndings = new Set('e n en er es em ern s ene et a r t'.split(' '));
const verbEndings = new Set('t st te est et er r end ende ing'.split(' '));

function isInflected(word: string, { plain, base }: ComparedWord, sharedLetters: number): boolean {
  if (plain.length >= minBase && word.startsWith(plain) && nounEndings.has(word.slice(plain.length))) return true;
  if (base === plain || base.length < minBase || !word.startsWith(base)) return false;
  const ending = word.slice(base.length);
  return (base.length >= sharedLetters && (ending === '' || nounEndings.has(ending))) || verbEndings.has(ending);
}

/** Letters of the shortest word that is known in a compound, at its end or its beginning, and of the other part. */
const minEnd = 5;
const minBeginning = 6;
const minOther = 4;

/** `Familiencamping`, `Umzugstag`; not what the lexicon knows, and no `Umzugskarton`. */
function isCompoundWith(word: string, name: string): boolean {
  if (word.length < name.length + minOther) return false;
  if (name.length >= minEnd && word.endsWith(name)) return !isThingWord(word);
  return name.length >= minBeginning && word.startsWith(name) && isOfDailyTalk(word.slice(name.length));
}

/** Of what follows in a compound; a thing is what is looked for, and a word that nobody knows may be a misspelt one. */
function isOfDailyTalk(rest: string): boolean {
  const word = rest.replace(/^(?:s|n|en|e)(?=\p{L}{3})/u, '');
  return [rest, word].some((each) => isCommonWord(each) && !isThingWord(each));
}

function isThingWord(word: string): boolean {
  return isThing(tokenize(word));
}

/** The phrases whose longest word a word of a text is, alone or at the end of a compound. */
function phrasesWith(compared: ComparedWord): readonly NeedPhrase[] {
  const { plain } = compared;
  const cuts = Array.from(
    { length: Math.max(0, plain.length - minEnd - minOther + 1) },
    (_, index) => minOther + index,
  );
  return [0, ...cuts]
    .flatMap((from) => phrasesLike(plain, from))
    .filter((phrase) => isFormOf(compared, phrase.longest, phrase));
}
