import { everydayWords } from '#shop/lexicon/words/everyday.ts';
import { singularize } from '#shop/text/stem.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { tokensOf } from './words.ts';

type EverydayLanguage = keyof typeof everydayWords;

/**
 * The stems of the words of a message that say nothing of what is looked for: those of daily talk in its language, or in the
 * English that it is read in, which name no product of the shop. Of a long message the first ones.
 */
export async function everydayStemsIn(
  message: string,
  { knowsWord, memory }: Pick<TurnContext, 'knowsWord' | 'memory'>,
): Promise<ReadonlySet<string>> {
  const languages = new Set<EverydayLanguage>(['en', memory.conversation.language ?? 'en']);
  const sets = [...languages].map((language) => stemsByLanguage[language]);
  const words = [...new Set(tokensOf(message))].filter((word) => sets.some((set) => set.has(singularize(word))));
  const asked = words.slice(0, maxWords);
  const areNames = await Promise.all(asked.map((word) => knowsWord(word)));
  return new Set(asked.filter((_, index) => !areNames[index]).map(singularize));
}

/** Whether a word is one of daily talk in some language, and therefore not a misspelt other one. */
export function isEverydayWord(word: string): boolean {
  const stem = singularize(word);
  return Object.values(stemsByLanguage).some((stems) => stems.has(stem));
}

const maxWords = 24;

const stemsByLanguage: Readonly<Record<EverydayLanguage, ReadonlySet<string>>> = {
  en: stemsOfWords(everydayWords.en),
  de: stemsOfWords(everydayWords.de),
  nb: stemsOfWords(everydayWords.nb),
};

function stemsOfWords(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(singularize));
}
