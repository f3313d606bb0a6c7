import type { Product, Variant } from '#shop/product/product.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { formatList, withinSentence } from '#shop/text/intl.ts';
import { soldOutText } from '../../answers/product/option-sentences.ts';
import { quoteSaid } from '../../answers/shopper-words.ts';
import { askWhichProduct } from '../../answers/small-talk.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { asTyped } from '../../retrieval/named-product.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { chooseMatch } from '../../retrieval/resolve-product.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { productCriteria } from '../../cart/wording/product-words.ts';
import { answerSearch } from '../../tools/search/answer-search.ts';
import { hasOrdinal } from '../shown/referenced-product.ts';
import { itemPieces } from '../../cart/wording/item-text.ts';
import { requestedVerb } from './written-out/fragment-request.ts';
import type { RequestedItem } from './requested-item.ts';

export interface UnclearRequest {
  readonly turn: TurnContext;
  readonly answer: AnswerWriter;
  /** What follows the verb of the request. */
  readonly request: string;
  readonly criteria: SearchCriteria;
}

/** Asks what a request to add something means, or says that it is sold out and what is available. Adds nothing. */
export async function askAboutItem(
  unclear: UnclearRequest,
  item: Exclude<RequestedItem, { kind: 'variant' }>,
): Promise<void> {
  const { turn, request } = unclear;
  const { memory } = turn;
  memory.conversation = {
    ...memory.conversation,
    pendingRequest: `${requestedVerb(turn)} ${request}`.slice(0, maxPending),
  };
  switch (item.kind) {
    case 'choice':
      return askForValue(unclear, item);
    case 'sold-out':
      return saySoldOut(unclear, item);
    case 'unknown':
      return askAboutWords(unclear, item);
    case 'several':
      if (!areShown(turn, item.products)) return offerProducts(unclear);
      return askWhichOfThese(unclear, item.products);
    case 'listed':
      return askWhichOfThese(unclear, item.products);
    case 'none':
      return offerProducts(unclear);
    default:
      return item satisfies never;
  }
}

function askWhichOfThese({ turn, answer }: UnclearRequest, products: readonly Product[]): void {
  answer.say(turn.messages.answers.whichOfThese);
  answer.showProducts(products.slice(0, maxShown).flatMap((product) => asShown(turn, product) ?? []));
}

/** In the variant in which it was shown. */
function asShown({ memory }: TurnContext, product: Product): ProductMatch | null {
  const shown = memory.conversation.lastProducts.find(({ handle }) => handle === product.handle);
  const variant = product.variants.find(({ id }) => id === shown?.variantId);
  return variant ? { product, variant, reason: null } : chooseMatch(product);
}

function areShown({ memory }: TurnContext, products: readonly Product[]): boolean {
  const shown = new Set(memory.conversation.lastProducts.map(({ handle }) => handle));
  return products.every(({ handle }) => shown.has(handle));
}

const maxChoices = 8;
const maxShown = 4;
const maxPending = 300;

function askForValue(
  { turn, answer }: UnclearRequest,
  { product, variants, open }: Extract<RequestedItem, { kind: 'choice' }>,
): void {
  const asked = product.options
    .filter(({ name }) => open.includes(name))
    .map(({ name }) => ({ name, values: valuesOf(product, name, variants) }));
  for (const option of asked) answer.say(whichValueText(turn, product.title, option));
  const [first] = asked;
  if (first && first.values.length <= maxChoices)
    answer.show({ type: 'data-suggestions', data: { suggestions: [...first.values] } });
  showVariant(answer, product, variants);
}

/** Asks for a value of an option. */
function whichValueText(
  { messages, profile: { locale } }: TurnContext,
  title: string,
  option: { readonly name: string; readonly values: readonly string[] },
): string {
  const values = formatList(option.values, locale, 'disjunction');
  return messages.answers.whichValue({ option: withinSentence(option.name, locale), title, values });
}

function valuesOf(product: Product, name: string, variants: readonly Variant[]): readonly string[] {
  const index = product.options.findIndex((option) => option.name === name);
  return [...new Set(variants.flatMap(({ values }) => values[index] ?? []))];
}

function showVariant(answer: AnswerWriter, product: Product, variants: readonly Variant[]): void {
  const [variant] = variants;
  if (variant) answer.showProducts([{ product, variant, reason: null }]);
}

function saySoldOut(
  { turn, answer }: UnclearRequest,
  { product, variant, others }: Extract<RequestedItem, { kind: 'sold-out' }>,
): void {
  answer.say(soldOutText(turn, { product, variant }));
  const isSoldOut = !product.variants.some(({ available }) => available);
  const instead = isSoldOut ? others.filter(({ variants }) => variants.some(({ available }) => available)) : [];
  answer.showProducts([
    { product, variant, reason: null },
    ...instead.slice(0, maxShown - 1).flatMap((each) => chooseMatch(each) ?? []),
  ]);
}

function askAboutWords(
  { turn, answer, request }: UnclearRequest,
  { products, words }: Extract<RequestedItem, { kind: 'unknown' }>,
): void {
  const [product] = products;
  const { lacksValue, notUnderstood, whichProduct } = turn.messages.answers;
  const typed = asTyped(turn.message, words) || asTyped(request, words);
  const isValue =
    product && new RegExp(String.raw`\bin (?:the |an? |size |colou?r )*${RegExp.escape(typed)}`, 'iu').test(request);
  answer.say(
    isValue ? lacksValue({ title: product.title, value: typed }) : notUnderstood({ words: quoteSaid(typed, turn) }),
  );
  const isOne =
    products.length === 1 && !words.some((word) => parseNumberWord(word) !== null && product?.options.length === 0);
  const options = isOne ? (product?.options ?? []) : [];
  for (const { name, values } of options.filter((option) => option.values.length > 1))
    answer.say(whichValueText(turn, product?.title ?? '', { name, values: values.map(({ value }) => value) }));
  if (options.every(({ values }) => values.length < 2)) answer.say(whichProduct);
  answer.showProducts(products.slice(0, maxShown).flatMap((each) => chooseMatch(each) ?? []));
}

/** Shows products that may be meant. */
async function offerProducts({ turn, answer, request, criteria }: UnclearRequest): Promise<void> {
  const searchCriteria = productCriteria(criteria);
  if (hasOrdinal(turn.message) || itemPieces(request).length === 0) return askWhichProduct(turn, answer);
  await answerSearch(turn, answer, searchCriteria);
  answer.say(turn.messages.answers.whichOfThese);
}
