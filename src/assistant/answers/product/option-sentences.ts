import { conceptsOf, lexiconSynonyms, materialWords } from '#shop/lexicon/lexicon.ts';
import { sizeOrder } from '#shop/listing/size-order.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Option, OptionValue, Product } from '#shop/product/product.ts';
import { isLikelyTypo } from '#shop/text/edit-distance.ts';
import { formatList } from '#shop/text/intl.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { earlierValues } from '../../retrieval/variants/earlier-values.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { findNamedVariants } from '../../retrieval/variants/named-values.ts';
import { isSizeName } from '../../retrieval/variants/size-range.ts';
import { valuesSaid } from '../../retrieval/variants/values-said.ts';
import { isColorOption, isShadeOf } from '../../retrieval/variants/variant-color.ts';
import { colorFamilies } from '../../retrieval/vocabulary.ts';
import { stemsOf } from '../../retrieval/words/words.ts';
import { variantName } from './product-card.ts';
import { inShopperWords } from '../shopper-words.ts';

/** Whether a product comes with the values that a text names, of one or several options. */
export function valueSentence(turn: TurnContext, { product }: Omit<ProductMatch, 'reason'>, asked: string): string {
  const { messages, memory } = turn;
  const bare = asked.replaceAll(/\b(?:size|colou?r) /g, '');
  const values = valuesSaid(product, bare);
  if (values === null) return otherValueSentence(turn, product, bare);
  const said = [bare, values.join(' ')];
  const { variants } = findNamedVariants(product, [...said, ...earlierValues(memory.conversation, product)]);
  const meant = variants.length > 0 ? variants : findNamedVariants(product, said).variants;
  const variant = meant.find(({ available }) => available) ?? meant[0];
  const list = formatList(values, turn.profile.locale);
  if (!variant) {
    const denial = messages.answers.lacksValue({ title: product.title, value: inShopperWords(asked, turn) });
    return [denial, ...availableText(turn, product, values)].join(' ');
  }
  if (!variant.available) return soldOutText(turn, { product, variant });
  const price = formatMoney(variant.price, turn.profile.locale);
  return messages.answers.hasValue({ title: product.title, value: list, price });
}

/** That a variant is sold out, and which others of the product can be bought. */
export function soldOutText(turn: TurnContext, match: Omit<ProductMatch, 'reason'>): string {
  const sentence = turn.messages.answers.soldOut({ title: variantName(match, turn.messages) });
  return [sentence, ...availableText(turn, match.product, match.variant.values)].join(' ');
}

/** Which variants can be bought; of many those with some of the values. */
function availableText(turn: TurnContext, { variants }: Product, wanted: readonly string[]): readonly string[] {
  const available = variants.filter((each) => each.available);
  const alike = available.filter(({ values }) => values.some((value) => wanted.includes(value)));
  const offered = available.length > maxChoices && alike.length > 0 ? alike : available;
  const choices = offered.slice(0, maxChoices).map(({ values }) => values.join(' '));
  const values = formatList(choices, turn.profile.locale);
  return choices.length === 0 ? [] : [turn.messages.answers.availableIn({ values })];
}

const maxChoices = 8;

/** Whether a product comes in a value, also under another name or in a shade of it. */
export function comesIn(product: Product, asked: string): boolean {
  return valuesSaid(product, asked) !== null || shadesOf(product, asked).length > 0;
}

/** Denies a value only where it is known to be one; else says which there are. */
function otherValueSentence(turn: TurnContext, product: Product, asked: string): string {
  const { title, options } = product;
  const shades = shadesOf(product, asked);
  if (shades.length > 0) return valuesSentences(turn, product, shades).join(' ');
  const isSize = sizeOrder([asked, 'm']) !== null || /^\d/.test(asked);
  const chosen = options.filter(({ values }) => values.length > 1);
  const others = isSize
    ? sizeSentences(turn, product)
    : chosen.filter(({ name }) => isColorOption(name)).flatMap(({ name }) => optionSentences(turn, product, name));
  if (isUnstatedMaterial(product, asked) && chosen.length === 0)
    return turn.messages.answers.noFactOf({ titles: title });
  if (isSize || (namesProperty(asked) && !isUnstatedMaterial(product, asked)) || chosen.length === 0)
    return [turn.messages.answers.lacksValue({ title, value: inShopperWords(asked, turn) }), ...others].join(' ');
  return chosen.flatMap(({ name }) => optionSentences(turn, product, name)).join(' ');
}

/** A material that no option is about: what an oak board is made of is not told by which values it has. */
function isUnstatedMaterial({ options }: Product, asked: string): boolean {
  const isMaterial = (text: string): boolean => tokenize(text).some(({ term }) => materialWords.has(term));
  return isMaterial(asked) && !options.some(({ values }) => values.some(({ value }) => isMaterial(value)));
}

/** Which sizes a product comes in. Empty when it has none to choose from. */
export function sizeSentences(turn: TurnContext, product: Product): readonly string[] {
  return product.options.filter(isOfSizes).flatMap(({ name }) => optionSentences(turn, product, name));
}

/** Whether an option is of sizes to choose from. */
export function isOfSizes({ name, values }: Option): boolean {
  return values.length > 1 && isSizeName(name) && sizeOrder(values.map(({ value }) => value)) !== null;
}

function namesProperty(text: string): boolean {
  return stemsOf(text).some((word) => conceptsOf(tokenize(word)).some(({ isProperty }) => isProperty));
}

/** Values that a word names in part or by another name: `Forest green` for `green`, `Grey` for `gray`. */
function shadesOf({ options }: Product, asked: string): readonly OptionValue[] {
  const wanted = stemsOf(asked);
  const others = lexiconSynonyms(tokenize(asked)).map((words) =>
    stemsOf(words.map(({ surface }) => surface).join(' ')),
  );
  return options
    .flatMap(({ values }) => values)
    .filter(({ value, swatch }) => {
      const stems = [...stemsOf(value), ...(swatch === null ? [] : colorFamilies(swatch))];
      const isNamed = (word: string): boolean =>
        stems.some((stem) => isShadeOf(stem, word) || isLikelyTypo(word, stem));
      return [wanted, ...others].some((words) => words.length > 0 && words.every(isNamed));
    });
}

/** Which values an option of a product has, and which of them are sold out. */
export function optionSentences({ messages, profile }: TurnContext, product: Product, name: string): readonly string[] {
  const values = product.options.find((option) => option.name === name)?.values ?? [];
  return valuesSentences({ messages, profile }, product, values);
}

function valuesSentences(
  { messages, profile: { locale } }: Pick<TurnContext, 'messages' | 'profile'>,
  { title, variants }: Product,
  options: readonly OptionValue[],
): readonly string[] {
  const { comesIn, soldOutIn } = messages.answers;
  const values = options.map(({ value }) => value);
  const out = values.filter((value) => !variants.some((each) => each.values.includes(value) && each.available));
  return [
    comesIn({ title, values: formatList(values, locale) }),
    ...(out.length > 0 ? [soldOutIn({ values: formatList(out, locale) })] : []),
  ];
}
