import type { Language } from '#messages/messages.ts';
import { conceptsOf, isNameIn, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { wordsByLanguage } from '../retrieval/words/function-words.ts';
import { grammars } from './grammar.ts';
import type { KnowsWord } from './replace-names.ts';
import { thingEndings } from './text-words.ts';

/** Words of one language that another one writes alike: `hat`, `die`, `fur` (but not `für`). */
const ambiguousWords = new Set(
  `hat die man war will art also am an as at so in was under over her to fire en far min mine men ca de for mum dad
  im handy da ok okay litre litres liter liters fast bad rock kind boot tag rot gift bot robot idiot hello mist mit pro ab pa ta tar rest dress hose hell brand ring
  best size the total checkout sum order bag top mus far morn god her has have are is it tom bar jo far note must in
  put turn full pack lake garbage sale stone rod band fur lad leg lit mark mass mix rise sake slip such tree van west sort type
  super cool mega genial prima klasse toll heller mag chef poser tuber tuben tante onkel enkel`
    .split(/\s+/)
    .filter(Boolean),
);

/** The language of most function words of a message, else that of its phrases; null where neither tells one. */
export function detectLanguage(message: string): Language | null {
  const [language, other] = mostShown(message).languages;
  return language && !other ? language : languageOfPhrases(wordsOf(message).map(foldAccents));
}

/**
 * German and Norwegian, where a message has words that both have, the one first in which it names more: `billigste mus`.
 * Otherwise empty: `où est ma commande` has one word of each, and is of neither.
 */
export function languagesShownAlike(message: string): readonly Language[] {
  const { languages, count } = mostShown(message);
  const shown = tellingWords(message).filter((word) => !ambiguousWords.has(word));
  const alike = functionWordsOf(shown, 'de').filter((word) => functionWordSets.nb.has(word));
  if (alike.length === 0 || alike.length < count || languages.length < 2) return [];
  const words = wordsOf(message).map(foldAccents);
  const named = (language: Language): number => words.filter((word) => isNameOf(word, language)).length;
  return (['de', 'nb'] as const).toSorted((one, other) => named(other) - named(one));
}

/** The languages of which a message has the most function words, and how many. */
function mostShown(message: string): { readonly languages: readonly Language[]; readonly count: number } {
  const words = tellingWords(message);
  const counts = languageNames.map((language) =>
    weigh(functionWordsOf(words, language).length, letters[language].test(message)),
  );
  const count = Math.max(...counts);
  return { languages: languageNames.filter((_, index) => counts[index] === count), count };
}

/** The language of a few words together, `på lager`, or of a whole message, `rückgängig`, where no word alone shows one. */
function languageOfPhrases(words: readonly string[]): Language | null {
  const groups = [2, 3].flatMap((size) => words.map((_, index) => words.slice(index, index + size).join(' ')));
  const [only, other] = (['de', 'nb'] as const).filter((language) => {
    const { phrases, messages } = grammars[language];
    return messages.has(words.join(' ')) || groups.some((group) => group.includes(' ') && phrases.has(group));
  });
  return only && !other ? only : null;
}

const languageNames = ['en', 'de', 'nb'] as const;

/** Letters that only one of the languages has. */
const letters: Readonly<Record<Language, RegExp>> = { en: /(?!)/, de: /[äöüß]/i, nb: /[æøå]/i };

/** Letters alone show nothing: products have names of all languages. */
function weigh(words: number, hasLetters: boolean): number {
  return words > 0 && hasLetters ? words + 0.5 : words;
}

function wordsOf(message: string): readonly string[] {
  return (
    message
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/(?<![\p{L}\d])\p{L}+(?:'\p{L}+)*(?![\p{L}\d])/gu) ?? []
  );
}

/** The words, folded, that are not written alike in two languages: `for` is, `für` and `fôr` are not. */
function tellingWords(message: string): readonly string[] {
  return wordsOf(message)
    .filter((word) => !ambiguousWords.has(word))
    .map(foldAccents);
}

/** Whether all that shows the language of a message are names of the catalog: `Koster Keramikk vases`. */
export async function isLanguageOfNames(
  message: string,
  { language, knowsWord }: { readonly language: Language; readonly knowsWord: KnowsWord },
): Promise<boolean> {
  const shown = functionWordsOf(tellingWords(message), language);
  if (shown.length !== 1 || language === 'en') return false;
  return knowsWord(shown[0] ?? '');
}

function functionWordsOf(words: readonly string[], language: Language): readonly string[] {
  return words.filter((word) => functionWordSets[language].has(word));
}

function functionWordsIn(language: Language): ReadonlySet<string> {
  const words = wordsByLanguage[language].split(/\s+/);
  if (language === 'en') return new Set(words.filter((word) => word.length > 1));
  const english = new Set(wordsByLanguage.en.split(/\s+/));
  const all = [...words, ...[...grammars[language].phrases.keys()].filter((phrase) => !phrase.includes(' '))];
  return new Set(all.filter((word) => word.length > 1 && !english.has(word)));
}

const functionWordSets: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: functionWordsIn('en'),
  de: functionWordsIn('de'),
  nb: functionWordsIn('nb'),
};

interface NamedLanguageSources {
  /** Of the conversation: of what two languages call alike, `telefonnummer`, its own is meant. */
  readonly usual: Language;
  readonly knowsWord: KnowsWord;
  readonly isSign: KnowsWord;
}

/**
 * The language in which a message without function words names something, `honig`, by its names and then by its letters;
 * null where it may be English. A name of the catalog is no sign of its language unless `isSign` says so: English words
 * are used everywhere, and products have names of all languages.
 */
export async function languageOfNames(
  message: string,
  { usual, knowsWord, isSign }: NamedLanguageSources,
): Promise<Language | null> {
  if (isLikelyEnglish(message)) return null;
  const named = tellingWords(message).filter((word) => word.length > 1);
  const words = [...new Set(named)].slice(0, maxNames);
  const foreign = words.filter((word) => !isNameOf(word, 'en'));
  if (words.some((word) => isNameOf(word, 'en') && !isNameOf(word, 'de') && !isNameOf(word, 'nb'))) return null;
  const isWritten = (language: Language): boolean => letters[language].test(message);
  const likeliness = (language: Language): number => (isWritten(language) ? 2 : 0) + (language === usual ? 1 : 0);
  const written = (['de', 'nb'] as const).toSorted((one, other) => likeliness(other) - likeliness(one));
  for (const language of written)
    for (const word of foreign)
      if (isNameOf(word, language) && ((await isSign(word)) || !(await knowsWord(word)))) return language;
  const language = written.find(isWritten);
  if (language === undefined) return null;
  for (const word of foreign) if (!(await knowsWord(word))) return language;
  return null;
}

/** `is the dipper rod better`: words that other languages write alike, too, show English where they show nothing else. */
function isLikelyEnglish(message: string): boolean {
  const words = wordsOf(message).map(foldAccents);
  const [english = 0, ...others] = languageNames.map((language) => functionWordsOf(words, language).length);
  return english > 1 && others.every((count) => count < english);
}

/** More words without a function word between them are no request. */
const maxNames = 24;

/** `babyphone` is German as a whole, although `baby` and `phone` are English. */
function isNameOf(word: string, language: Language): boolean {
  if (thingEndings[language].some((ending) => word.length > ending.length + 2 && word.endsWith(ending))) return true;
  const parts = conceptsOf(tokenize(word)).length > 0 ? [word] : (splitKnownCompound(word) ?? []);
  if (parts.length > 0) return parts.every((part) => isNameIn(language, tokenize(part)));
  return language !== 'en' && beginsWithNameOf(word, language);
}

/** Letters of the first part of a compound, and of what follows it. */
const minBeginning = 5;
const minRest = 4;
const maxCompound = 40;

/** `fensterputzroboter` begins with a German name that is no English one, whatever the rest is. */
function beginsWithNameOf(word: string, language: 'de' | 'nb'): boolean {
  const rests = Math.min(word.length, maxCompound) - minBeginning - minRest + 1;
  const beginnings = Array.from({ length: Math.max(0, rests) }, (_, more) => word.slice(0, minBeginning + more));
  return beginnings.some((part) => {
    const words = tokenize(part);
    return isNameIn(language, words) && !isNameIn('en', words);
  });
}
