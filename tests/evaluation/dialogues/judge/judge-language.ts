import { type Language, languages } from '#messages/messages.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { Dialogue } from '../dialogue.ts';
import { quotesIn } from './judge-quotes.ts';
import type { Check } from './judge-turn.ts';

export const languageCheck = 'language';

/**
 * A reply in German or Norwegian has more words of the language than English ones. Names of products and quotations are
 * in the language of the shop and do not count; words that both languages have do not count either.
 */
export function judgeLanguage(
  { language }: Pick<Dialogue, 'language'>,
  { text }: { readonly text: string },
  { products }: { readonly products: readonly Product[] },
): readonly Check[] {
  if (language === 'en') return [];
  const shopTexts = [...quotesIn(text), ...products.flatMap(namesOf)].toSorted((a, b) => b.length - a.length);
  const words = wordsIn(shopTexts.reduce((rest, each) => rest.replaceAll(each, ' '), text));
  const own = words.filter((word) => vocabularies[language].has(word) && !vocabularies.en.has(word)).length;
  const english = words.filter((word) => vocabularies.en.has(word) && !vocabularies[language].has(word)).length;
  const isRight = own > english || words.length === 0;
  return [{ name: languageCheck, score: isRight ? 1 : 0, fault: null, detail: isRight ? '' : text }];
}

function namesOf({ title, options, details }: Product): readonly string[] {
  const values = options.flatMap((option) => option.values.map(({ value }) => value));
  const facts = details.flatMap(({ name, value }) => [name, value, name.toLowerCase(), value.toLowerCase()]);
  return [title, ...values, ...facts].filter((name) => name.length > 2);
}

/** Frequent words, besides those of the assistant's own sentences. */
const frequentWords: Readonly<Record<Language, string>> = {
  en: 'the and is are not for with here it to of your you i this these they that has have was were can in from on at only that what know about removed added',
  de: 'der die das und ist sind nicht für mit hier es zu von ich sie du ein eine den dem wir wurde wurden hat haben auf',
  nb: 'og er ikke med her det den til av jeg du vi en et på som har de disse ble fra kan var',
};

/** The words of each language: those of all its answers, and frequent ones. */
const vocabularies: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: vocabularyOf('en'),
  de: vocabularyOf('de'),
  nb: vocabularyOf('nb'),
};

function vocabularyOf(language: Language): ReadonlySet<string> {
  return new Set(wordsIn([frequentWords[language], ...textsIn(languages[language].answers)].join(' ')));
}

function textsIn(template: unknown): readonly string[] {
  if (typeof template === 'string') return [template.replaceAll(/\{[^}]*\}/g, ' ')];
  return typeof template === 'object' && template !== null ? Object.values(template).flatMap(textsIn) : [];
}

/** Without the letter of `it’s`. */
function wordsIn(text: string): readonly string[] {
  return foldAccents(text).match(/\p{L}{2,}/gu) ?? [];
}
