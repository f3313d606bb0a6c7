import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { valueSentence } from '../answers/product/option-sentences.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { earlierValues } from '../retrieval/variants/earlier-values.ts';
import { valueByMeasure } from '../retrieval/variants/value-ranges.ts';
import { valueBySizeAlone } from '../retrieval/variants/variant-size.ts';
import { findNamedVariants } from '../retrieval/variants/named-values.ts';
import { valuesSaid } from '../retrieval/variants/values-said.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { chooseMatch, findVariant } from '../retrieval/resolve-product.ts';
import { lackedSizeText } from '../answers/lacked-size.ts';
import { normalizeMessage } from './rule.ts';
import { offerVariants } from './request/offer-variants.ts';
import { getProduct } from '../tools/get-product.ts';

/** Answers `42?` or `then white` about the product that was shown alone. false: it says something else. */
export async function answerValue(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const product = (await shownProduct(turn)) ?? (await onlyShownWith(turn));
  const { lastProducts } = turn.memory.conversation;
  const bySize = product && lastProducts.length < 2 ? valueBySizeAlone(product, turn.message) : null;
  const text = product && (bySize ?? valueSaid(product, turn.message) ?? valueSaid(product, turn.typed));
  if (!product) return false;
  if (text === null) return answerLackedSize(turn, answer, product);
  const earlier = earlierValues(turn.memory.conversation, product);
  const { variants } = findNamedVariants(product, [text, ...earlier]);
  const meant = variants.length > 0 ? variants : findNamedVariants(product, [text]).variants;
  const known = valuesSaid(product, text) ?? [];
  const alike = product.variants.find(
    ({ values, available }) => available && values.some((each) => known.includes(each)),
  );
  const variant = meant.find(({ available }) => available) ?? meant[0] ?? alike;
  if (!variant) return false;
  await answer.callTool(getProduct, { product: product.handle, values: [...variant.values] });
  answer.say(valueSentence(turn, { product, variant }, text));
  answer.showProducts([{ product, variant, reason: null }]);
  return true;
}

/** `size 48?` of boots that end at 46. false: it says something else. */
function answerLackedSize(turn: TurnContext, answer: AnswerWriter, product: Product): boolean {
  const match = chooseMatch(product);
  const text = match && sizeAlone.test(normalizeMessage(turn.message)) ? lackedSizeText(turn, [match]) : null;
  if (!match || text === null) return false;
  answer.say(text);
  answer.showProducts([match]);
  return true;
}

const sizeAlone =
  /^(?:(?:and|or|ok|then|in|what about|how about|do you have|is there|also)[\s,]+)*size \S+(?: (?:then|please|too))*[\s.!?]*$/;

/** The values of a product that are all that a message says, besides courtesies; null when it says something else. */
export function valueSaid(product: Product, message: string): string | null {
  return valuesSaid(product, message)?.join(' ') ?? valueByMeasure(product, message);
}

/** Of several that were shown, the only one with all the values that are all that a message says. */
async function onlyShownWith({ message, typed, memory, catalog }: TurnContext): Promise<Product | null> {
  const { focus, lastProducts } = memory.conversation;
  if (focus !== null || lastProducts.length < 2) return null;
  const shown = await catalog.products(lastProducts.map(({ handle }) => handle));
  const [only, other] = shown.filter((product) => [message, typed].some((text) => valuesSaid(product, text) !== null));
  return only && !other ? only : null;
}

export async function shownProduct({ memory, catalog }: TurnContext): Promise<Product | null> {
  const { focus, lastProducts } = memory.conversation;
  const [only, second] = lastProducts;
  const shown = focus ?? (second ? null : only);
  return shown ? catalog.product(shown.handle) : null;
}

/**
 * Offers to add the variant shown alone: as many as a message says that is only a number, or one for `that one then`.
 * false: it says something else.
 */
export async function answerCount(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { focus } = turn.memory.conversation;
  const text = foldAccents(turn.message);
  const [, word = ''] = countAlone.exec(text) ?? [];
  const quantity = choosesShown.test(text) ? 1 : parseNumberWord(word);
  const match = focus && quantity !== null ? await findVariant(turn.catalog, focus.handle, focus.variantId) : null;
  if (!match || quantity === null) return false;
  await offerVariants(turn, answer, { matches: [match], quantity });
  return true;
}

/** `yes, two please` or `one of each` after several products: asks which is meant. false: it says something else. */
export async function answerUnclearCount(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { memory, messages, catalog } = turn;
  const { focus, lastProducts } = memory.conversation;
  const text = foldAccents(turn.message);
  const quantity = parseNumberWord(countAlone.exec(text)?.[1] ?? '');
  const isCount = quantity !== null && takingWords.test(text);
  if (focus !== null || lastProducts.length < 2 || (!isCount && !bothAlone.test(text))) return false;
  const found = await Promise.all(lastProducts.map(({ handle, variantId }) => findVariant(catalog, handle, variantId)));
  answer.say(messages.answers.whichOfThese);
  answer.showProducts(found.filter((match) => match !== null));
  if (isCount) memory.conversation = { ...memory.conversation, pendingRequest: `add ${quantity} of it` };
  return true;
}

/** `2` alone may be the second one. */
const takingWords = /\b(?:yes|please|thanks|pairs?|par|paar|pieces?|pcs|times|of (?:it|them|those|these))\b/;

const bothAlone =
  /^(?:(?:ok|okay|yes|and|then|great|perfect|just|please)[\s,]+)*(?:both(?: of (?:them|those|these))?|(?<number>\d{1,2}|\p{L}+) of each)(?:[\s,]+(?:please|then|thanks))*[\s.!]*$/u;

const countAlone =
  /^(?:(?:(?:that's|it's|this is|that is|is) )?too (?:many|much)[\s,.]+)?(?:(?:ok|okay|yes|and|then|just|only|i need|we need|please)[\s,]+)*(\d{1,2}|(?!both\b)\p{L}+)(?: ?[x×])?(?:[\s,]+(?:of (?:them|those|these|it)|times|thanks|pieces?|pcs|pairs?|par|paar|packs?|sets?|bags?|box(?:es)?|bottles?|tins?|cans?|jars?|rolls?|tubes?|please|then|thanks))*[\s.!]*$/u;

/** `ok, that one then` */
export const choosesShown =
  /^(?:(?:ok|okay|yes|and|then|alright|great|perfect|nice|just)[\s,]+)*(?:that|this)(?: one)?(?:[\s,]+(?:then|please|it is))+[\s.!]*$/;
