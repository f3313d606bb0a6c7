import type { Product, Variant } from '#shop/product/product.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { askWhichProduct } from '../answers/small-talk.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { asTyped } from '../retrieval/named-product.ts';
import { parseNumberWord } from '../retrieval/numbers.ts';
import { chooseMatch } from '../retrieval/resolve-product.ts';
import { productNameWords } from '../cart/product-words.ts';
import { answerSearch } from '../tools/search-products.ts';
import { hasOrdinal } from './referenced-product.ts';
import { itemPieces, type RequestedItem } from './requested-item.ts';

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
  const { turn, answer, request } = unclear;
  const { memory } = turn;
  memory.conversation = { ...memory.conversation, pendingRequest: `add ${request}`.slice(0, maxPending) };
  switch (item.kind) {
    case 'choice':
      return askForValue(unclear, item);
    case 'sold-out':
      return saySoldOut(unclear, item);
    case 'unknown':
      return askAboutWords(unclear, item);
    case 'several':
      if (!areShown(turn, item.products)) return offerProducts(unclear);
      answer.say(turn.messages.whichOfThese());
      return answer.showProducts(item.products.slice(0, maxShown).flatMap((product) => chooseMatch(product) ?? []));
    case 'none':
      return offerProducts(unclear);
    default:
      return item satisfies never;
  }
}

function areShown({ memory }: TurnContext, products: readonly Product[]): boolean {
  const shown = new Set(memory.conversation.lastProducts.map(({ handle }) => handle));
  return products.every(({ handle }) => shown.has(handle));
}

const maxShown = 4;
const maxPending = 300;

function askForValue(
  { turn: { messages }, answer }: UnclearRequest,
  { product, variants, open }: Extract<RequestedItem, { kind: 'choice' }>,
): void {
  for (const option of product.options.filter(({ name }) => open.includes(name)))
    answer.say(messages.whichValue(option.name, product.title, valuesOf(product, option.name, variants)));
  showVariant(answer, product, variants);
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
  { turn: { messages }, answer }: UnclearRequest,
  { product, variant, others }: Extract<RequestedItem, { kind: 'sold-out' }>,
): void {
  answer.say(messages.soldOut(messages.named(product.title, variant.values)));
  const available = product.variants.filter((each) => each.available);
  if (available.length > 0)
    answer.say(messages.availableIn(available.slice(0, maxChoices).map(({ values }) => values.join(' '))));
  const instead = available.length > 0 ? [] : others.filter(({ variants }) => variants.some((each) => each.available));
  answer.showProducts([
    { product, variant, reason: null },
    ...instead.slice(0, maxShown - 1).flatMap((each) => chooseMatch(each) ?? []),
  ]);
}

const maxChoices = 8;

function askAboutWords(
  { turn: { message, messages }, answer, request }: UnclearRequest,
  { products, words }: Extract<RequestedItem, { kind: 'unknown' }>,
): void {
  const [product] = products;
  const typed = asTyped(message, words) || asTyped(request, words);
  const isValue =
    product && new RegExp(String.raw`\bin (?:the |an? |size |colou?r )*${RegExp.escape(typed)}`, 'iu').test(request);
  answer.say(isValue ? messages.lacksValue(product.title, typed) : messages.notUnderstood(typed));
  const isOne =
    products.length === 1 && !words.some((word) => parseNumberWord(word) !== null && product?.options.length === 0);
  const options = isOne ? (product?.options ?? []) : [];
  for (const { name, values } of options.filter((option) => option.values.length > 1))
    answer.say(
      messages.whichValue(
        name,
        product?.title ?? '',
        values.map(({ value }) => value),
      ),
    );
  if (options.every(({ values }) => values.length < 2)) answer.say(messages.whichProduct());
  answer.showProducts(products.slice(0, maxShown).flatMap((each) => chooseMatch(each) ?? []));
}

/** Shows products that may be meant. */
async function offerProducts({ turn, answer, request, criteria }: UnclearRequest): Promise<void> {
  const searchCriteria = { ...criteria, words: [...productNameWords(criteria)] };
  if (hasOrdinal(turn.message) || itemPieces(request).length === 0) return askWhichProduct(turn, answer);
  await answerSearch(turn, answer, searchCriteria);
  answer.say(turn.messages.whichOfThese());
}
