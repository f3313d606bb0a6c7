import type { Language } from '#messages/messages.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { namesOfSizeWord } from '../retrieval/variants/size-names.ts';
import { german } from './phrases/german.ts';
import { norwegian } from './phrases/norwegian.ts';
import { shorthand } from './shorthand.ts';

/** The phrases of a language with the English ones that the rules read, by folded words. */
export interface Grammar {
  readonly phrases: ReadonlyMap<string, string>;
  /** The same for phrases that mean something else within a sentence; `#` stands for a number. */
  readonly messages: ReadonlyMap<string, string>;
  /** Words in the longest phrase. */
  readonly longest: number;
}

const adjectiveEndings = ['', 'e', 'en', 'er', 'es', 'em'];

export const grammars: Readonly<Record<Language, Grammar>> = {
  en: readGrammar(shorthand),
  de: readGrammar(german),
  nb: readGrammar(norwegian),
};

/** Reads lines of `phrase, phrase = English`; `~` stands for any ending of adjectives, `^` for the start of a message. */
function readGrammar(text: string): Grammar {
  const entries = text.split('\n').flatMap((line) => {
    const [sources = '', english = ''] = line.split(' = ');
    return sources
      .split(',')
      .flatMap((source) => withEndings(source.trim()).map((each) => [each, english.trim()] as const));
  });
  const phrases = new Map(entries.filter(([source]) => /^[^^]/.test(source)));
  const messages = new Map(
    entries.flatMap(([source, english]) => (source.startsWith('^') ? [[source.slice(1), english]] : [])),
  );
  return { phrases, messages, longest: Math.max(...Array.from(phrases.keys(), (phrase) => phrase.split(' ').length)) };
}

function withEndings(phrase: string): readonly string[] {
  if (!phrase.includes('~')) return [phrase];
  return adjectiveEndings.flatMap((ending) => withEndings(phrase.replace('~', ending)));
}

/** The word of a message that stands for an English one: `für` for `for`; null when it has none. */
export function sourceOf(english: string, message: string, language: Language | null): string | null {
  if (language === null || language === 'en') return null;
  const { phrases } = grammars[language];
  const isSource = (folded: string): boolean =>
    phrases.get(folded) === english || namesOfSizeWord(folded).includes(english);
  return message.match(/[\p{L}']+/gu)?.find((word) => isSource(foldAccents(word))) ?? null;
}
