import type { Language } from '#messages/messages.ts';
import { isCommonWord } from '#shop/lexicon/common-words.ts';
import { isLexiconWord } from '#shop/lexicon/lexicon.ts';
import { type TextWord, wordsIn } from '../language/text-words.ts';
import { isEverydayWord } from '../retrieval/words/everyday-words.ts';
import { functionWords } from '../retrieval/words/function-words.ts';

/** Words of a message that may stand for one thing: `the big tent`, `beim Leo`, `stanga`. */
export interface NounPhrase {
  /** Without the article. */
  readonly words: readonly TextWord[];
  /** Folded; null where there is none, or Norwegian has it at the end of the noun. */
  readonly article: string | null;
  readonly from: number;
  /** Neither an article nor its ending: it may be a name, and may be anything else. */
  readonly isBare: boolean;
}

const articles: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('the this that these those'.split(' ')),
  de: new Set('der die das den dem diese dieser dieses diesen diesem im am vom beim zum zur ins'.split(' ')),
  nb: new Set('den det de denne dette disse'.split(' ')),
};

/** The phrases after an article, Norwegian nouns with one at their end, and words that are neither, as names are. */
export function nounPhrasesIn(text: string, language: Language): readonly NounPhrase[] {
  const words = wordsIn(text);
  return words.flatMap((word, index): readonly NounPhrase[] => {
    if (articles[language].has(word.folded)) {
      const rest = phraseFrom(text, words, index + 1);
      return rest.length > 0 ? [{ words: rest, article: word.folded, from: word.from, isBare: false }] : [];
    }
    const before = words[index - 1];
    if (before && articles[language].has(before.folded)) return [];
    const isDefinite = language === 'nb' && definiteEnding.test(word.folded);
    return isDefinite || isName(word.folded)
      ? [{ words: phraseFrom(text, words, index), article: null, from: word.from, isBare: !isDefinite }]
      : [];
  });
}

const maxWords = 4;

/** Up to the next word that only joins others, or sign. */
function phraseFrom(text: string, words: readonly TextWord[], start: number): readonly TextWord[] {
  const rest = words.slice(start, start + maxWords);
  const end = rest.findIndex(
    ({ folded, from }, index) =>
      (functionWords.has(folded) && !standIns.has(folded)) ||
      (index > 0 && !/^[\s-]+$/.test(text.slice(rest[index - 1]?.to, from))),
  );
  return end === -1 ? rest : rest.slice(0, end);
}

/** What stands for a noun that was said before. */
export const standIns: ReadonlySet<string> = new Set('one ones'.split(' '));

export const definiteEnding = /^(?:(?=\p{L}{5})\p{L}+(?:ene|en|et|a)|\p{L}{3,}'(?:en|et|n|a))$/u;

/** A word that is neither one of the language nor of goods. */
function isName(word: string): boolean {
  const isKnown = functionWords.has(word) || isCommonWord(word) || isEverydayWord(word) || isLexiconWord(word);
  return /^\p{L}{3,}$/u.test(word) && !isKnown;
}
