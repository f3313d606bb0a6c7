import type { Messages } from '#messages/messages.ts';
import type { CartLine } from '#shop/cart/cart.ts';
import { formatList } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { reportOutcome } from '../../answers/cart-outcome.ts';
import type { CartIntent } from '../../cart/wording/cart-intent.ts';
import { numberAsValue, requestFor } from '../../cart/wording/changed-wish.ts';
import { findExchanges, type RequestedExchange } from '../../cart/wording/requested-exchange.ts';
import { itemPieces } from '../../cart/wording/item-text.ts';
import { countsSeveral, mayCountPieces, statedQuantity } from '../../cart/wording/stated-quantity.ts';
import { statedLines } from '../../cart/wording/stated-line.ts';
import type { WriteOutcome } from '../../cart/write-cart.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import { isCartEmpty, type TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { tokensOf } from '../../retrieval/words/words.ts';
import {
  addCartNote,
  addToCart,
  applyDiscount,
  clearCart,
  exchangeCartItem,
  maxNoteLength,
  updateCartItem,
} from '../../tools/change-cart.ts';
import { getCart } from '../../tools/get-cart.ts';
import { getProduct } from '../../tools/get-product.ts';
import type { Tool } from '../../tools/tool.ts';
import { answerCount } from '../answer-value.ts';
import { hasOrdinal } from '../shown/referenced-product.ts';
import type { Rule } from '../rule.ts';
import { askAboutItem, type UnclearRequest } from './ask-about-item.ts';
import { type RequestVerb, requestedVerb } from './written-out/fragment-request.ts';
import { type ListedItem, readList, type UnclearListItem } from './listed-items.ts';
import { type Replacement, resolveReplacement } from './written-out/replaced-item.ts';
import { type RequestedItem, resolveRequestedItem } from './requested-item.ts';

/** Asks for the text of a note when the message has none. */
export const noteRule: Rule = {
  pattern:
    /\b(?:leave|add|write|include|send) (?:a |an? \w+ )?(?:note|message|card)\b.*\b(?:order|gift|parcel|present|cart)\b/,
  answer: (turn, answer) => answer.say(whatNoteText(turn)),
};

interface CartQuestion {
  readonly intent: CartIntent;
  /** What the message says about products. */
  readonly criteria: SearchCriteria;
}

/** Changes the cart as the message asks, by the same tools and under the same policy as a model. */
export async function answerCartChange(turn: TurnContext, answer: AnswerWriter, question: CartQuestion): Promise<void> {
  switch (question.intent.kind) {
    case 'note':
      return answerNote(turn, answer, question.intent.rest);
    case 'discount':
      return answerDiscount(turn, answer);
    case 'clear':
      return answerClear(turn, answer);
    case 'add':
      return answerAdd(turn, answer, question);
    case 'exchange':
      return answerExchange(turn, answer);
    case 'update':
    case 'remove':
      return answerQuantityChange(turn, answer, question);
    default:
      return question.intent.kind satisfies never;
  }
}

/** Asks whether to empty the cart, if there is something in it. */
async function answerClear(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  if (await isCartEmpty(turn)) return answer.say(turn.messages.cart.refusals.cart_empty);
  await callCartTool({ turn, answer }, clearCart, {});
}

/** Calls a tool that changes the cart, and says the outcome. */
async function callCartTool<Input>(
  { turn, answer }: { readonly turn: TurnContext; readonly answer: AnswerWriter },
  tool: Tool<Input, WriteOutcome>,
  input: NoInfer<Input>,
): Promise<void> {
  reportOutcome(turn, answer, (await answer.callTool(tool, input)).result);
}

/** Adds a note to the order, or asks for its text. */
async function answerNote(turn: TurnContext, answer: AnswerWriter, note: string): Promise<void> {
  if (note === '') return answer.say(whatNoteText(turn));
  await callCartTool({ turn, answer }, addCartNote, { note: note.slice(0, maxNoteLength) });
}

function whatNoteText({ messages: { answers } }: TurnContext): string {
  return answers.whatNote({ note: answers.suggestions.note({ note: '…' }) });
}

async function answerDiscount(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const named = /\b(?:code|coupon|voucher|discount)\b:?\s+["“']?([A-Za-z0-9][\w-]*)/i.exec(turn.message)?.[1];
  const shouted = /\b(?=\w*[A-Z0-9])[A-Z0-9][A-Z0-9-]{2,}\b/.exec(turn.message)?.[0];
  const code = shouted ?? named;
  if (!code) return answer.say(whatCodeText(turn));
  await callCartTool({ turn, answer }, applyDiscount, { code });
}

function whatCodeText({ messages: { answers } }: TurnContext): string {
  return answers.whatCode({ code: answers.suggestions.code({ code: '…' }) });
}

async function answerAdd(turn: TurnContext, answer: AnswerWriter, { intent, criteria }: CartQuestion): Promise<void> {
  const item = await resolveRequestedItem(turn, intent.rest);
  const { clear, unclear, isSure } = mayBeList(item) ? await readList(turn, intent.rest) : noList;
  if (clear.length > 0 && isSure && unclear.length === 0)
    return addListed({ turn, answer }, clear, requestedVerb(turn));
  if (clear.length > 0) return offerClear({ turn, answer, criteria }, clear, unclear[0] ?? null);
  if (item.kind !== 'variant') return askAboutItem({ turn, answer, request: intent.rest, criteria }, item);
  const { product, variant } = item.match;
  const quantity = statedQuantity(intent.rest, [product.title, ...variant.values].join(' '));
  const isUnclear =
    countsSeveral(intent.rest, product.title) || (quantity === null && hasUnclearNumber(turn, item.match, intent.rest));
  if (isUnclear || mayCountPieces(intent.rest, product.title, variant.values))
    return askQuantity(turn, answer, item.match);
  await answer.callTool(getProduct, { product: product.handle, values: [...variant.values] });
  const input = { product: product.handle, variant_id: variant.id, quantity: quantity ?? 1 };
  await callCartTool({ turn, answer }, addToCart, input);
  answer.showProducts([item.match]);
}

const noList = { clear: [], unclear: [], isSure: false } as const;

/** Several variants of one product are a list too: `one in M and one in L`. */
function mayBeList({ kind }: RequestedItem): boolean {
  return kind !== 'variant' && kind !== 'sold-out';
}

/** Adds or offers each thing of a list. What a message asks for by a verb, it asks for of every one: none has to be confirmed. */
async function addListed(
  { turn, answer }: Pick<UnclearRequest, 'turn' | 'answer'>,
  items: readonly ListedItem[],
  verb: RequestVerb,
): Promise<void> {
  const { memory } = turn;
  for (const { match, quantity, request } of items) {
    const { product, variant } = match;
    await answer.callTool(getProduct, { product: product.handle, values: [...variant.values] });
    memory.completedRequest = request.replace(/^add /, `${verb} `);
    memory.isWriteBegun = false;
    await callCartTool({ turn, answer }, addToCart, { product: product.handle, variant_id: variant.id, quantity });
  }
  answer.showProducts(items.map(({ match }) => match));
}

/** Offers what is clear of a list that may be none, and asks about the first thing that is not. */
export async function offerClear(
  { turn, answer, criteria }: Pick<UnclearRequest, 'turn' | 'answer' | 'criteria'>,
  clear: readonly ListedItem[],
  unclear: UnclearListItem | null,
): Promise<void> {
  const { completedRequest } = turn.memory;
  await addListed({ turn, answer }, clear, 'offer');
  turn.memory.completedRequest = completedRequest;
  if (!unclear) return;
  const { request, item } = unclear;
  await askAboutItem({ turn: { ...turn, message: request }, answer, request, criteria }, askedOfPart(item, request));
}

/** Nothing is looked for by the words of the whole list. */
function askedOfPart(item: UnclearListItem['item'], request: string): UnclearListItem['item'] {
  if (item.kind === 'several') return { kind: 'listed', products: item.products };
  return item.kind === 'none' ? { kind: 'unknown', products: [], words: itemPieces(request) } : item;
}

/** Asks how many are meant, and adds nothing. */
function askQuantity({ messages }: TurnContext, answer: AnswerWriter, target: ProductMatch): void {
  answer.say(howManyText(target.product.title, messages));
  answer.showProducts([target]);
}

function howManyText(title: string, { answers }: Messages): string {
  const { addNumber, setNumber } = answers.suggestions;
  return answers.howMany({ title, add: addNumber({ number: 2 }), set: setNumber({ number: 2 }) });
}

function whichLineText(lines: readonly CartLine[], turn: TurnContext): string {
  const titles = formatList(namesOf(lines, turn), turn.profile.locale, 'disjunction');
  return turn.messages.answers.whichLine({ titles });
}

/** Names what is in the cart, since it may be called otherwise there. */
function notFoundText(lines: readonly CartLine[], turn: TurnContext): string {
  const { notInCart, notFoundInCart } = turn.messages.answers;
  if (lines.length === 0) return notInCart;
  return notFoundInCart({ titles: formatList(namesOf(lines, turn), turn.profile.locale) });
}

function namesOf(lines: readonly CartLine[], { messages }: TurnContext): readonly string[] {
  return lines.slice(0, maxNamed).map(({ title, variant: { options } }) => {
    const values = options.map(({ value }) => value).join(', ');
    return values === '' ? title : messages.answers.variant({ title, values });
  });
}

const maxNamed = 6;

/** Changes a line into another variant of its product; asks when several can be meant, or none. */
async function answerExchange(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { cart } = (await answer.callTool(getCart, {})).result;
  const lines = cart?.lines ?? [];
  if (lines.length === 0) return answer.say(turn.messages.answers.notInCart);
  const products = await turn.catalog.products([...new Set(lines.map(({ handle }) => handle))]);
  const known = lines.flatMap((line) => {
    const product = products.find(({ handle }) => handle === line.handle);
    return product ? [{ line, product }] : [];
  });
  const [found, other] = findExchanges(turn.message, known);
  if (found && !other) return exchangeAsSaid(turn, answer, found);
  const replacement = found ? null : await resolveReplacement(turn, cart);
  if (!replacement) return answer.say(turn.messages.answers.whichExchange);
  await replace(turn, answer, replacement);
}

/** Adds the other product, and only then removes the line. The message asks for both. */
async function replace(turn: TurnContext, answer: AnswerWriter, { line, match }: Replacement): Promise<void> {
  const { product, variant } = match;
  const { quantity } = line;
  const request = `add ${quantity} of ${product.title} in ${variant.values.join(' ')}`;
  await addListed({ turn, answer }, [{ match, quantity, request }], requestedVerb(turn));
  if (!turn.memory.wrote) return;
  turn.memory.completedRequest = `remove ${[line.title, ...line.variant.options.map(({ value }) => value)].join(' ')}`;
  turn.memory.isWriteBegun = false;
  await callCartTool({ turn, answer }, updateCartItem, { variant_id: line.variant.id, quantity: 0 });
}

async function exchange(
  turn: TurnContext,
  answer: AnswerWriter,
  { line, product, variant }: RequestedExchange,
): Promise<void> {
  await answer.callTool(getProduct, { product: product.handle, values: [...variant.values] });
  await callCartTool({ turn, answer }, exchangeCartItem, { variant_id: line.variant.id, new_variant_id: variant.id });
  answer.showProducts([{ product, variant, reason: null }]);
}

/** `swap it for the big one` means one line and one variant: they are named. */
function exchangeAsSaid(turn: TurnContext, answer: AnswerWriter, found: RequestedExchange): Promise<void> {
  turn.memory.completedRequest = requestFor(found);
  return exchange(turn, answer, found);
}

/** Exchanges a line when the number of a message is a size of its product. false: it is how many are wanted. */
async function exchangeBySize(turn: TurnContext, answer: AnswerWriter, line: CartLine): Promise<boolean> {
  const [product] = await turn.catalog.products([line.handle]);
  const found = product ? numberAsValue(turn.message, line, product) : null;
  if (!found) return false;
  await exchangeAsSaid(turn, answer, found);
  return true;
}

/** Removes a product from the cart or changes its quantity. */
async function answerQuantityChange(
  turn: TurnContext,
  answer: AnswerWriter,
  { intent, criteria }: CartQuestion,
): Promise<void> {
  const { cart } = (await answer.callTool(getCart, {})).result;
  const lines = cart?.lines ?? [];
  const [line, ...others] = statedLines(turn, lines, criteria);
  if (!line && intent.kind === 'update' && (await offerSpokenOf(turn, answer))) return;
  if (!line) return answer.say(notFoundText(lines, turn));
  if (others.length > 0) return answer.say(whichLineText([line, ...others], turn));
  if (intent.kind === 'update' && (await exchangeBySize(turn, answer, line))) return;
  const stated = statedQuantity(intent.rest, line.title);
  if ((intent.kind === 'update' && stated === null) || countsSeveral(intent.rest, line.title))
    return answer.say(howManyText(line.title, turn.messages));
  const left = stated === null ? 0 : Math.max(0, line.quantity - stated);
  const quantity = intent.kind === 'remove' ? left : (stated ?? line.quantity);
  await callCartTool({ turn, answer }, updateCartItem, { variant_id: line.variant.id, quantity });
}

/** `make it two` of what is spoken of, but not in the cart yet: offers so many of it. false: it says something else. */
function offerSpokenOf(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { count } = newCount.exec(foldAccents(turn.message))?.groups ?? {};
  return count === undefined ? Promise.resolve(false) : answerCount({ ...turn, message: count }, answer);
}

const newCount =
  /^(?:(?:ok|okay|and|then|please|actually|no)[\s,]+)*(?:make|change|set) (?:it|that|them|this)(?: to)? (?<count>\p{L}+|\d{1,2})(?: (?:pieces?|pcs|packs?|boxes|bags|bottles|pairs?|sets?))?(?: of (?:it|them|those))?(?:[\s,]+please)?[\s.!]*$|^(?:(?:ok|and|then|please)[\s,]+)*make (?<count>\p{L}+|\d{1,2}) of (?:it|them|that)(?:[\s,]+please)?[\s.!]*$/u;

/** A number at the end that is neither a quantity nor a part of the product's name, value or price. */
function hasUnclearNumber({ message }: TurnContext, { product, variant }: ProductMatch, rest: string): boolean {
  const number = /(?<![\p{L}\d.,]|[€$£] ?)(\d{1,4})(?= (?:to|in|into) (?:my|the|our) |[ ,]+please|[\s.!]*$)/u.exec(
    rest,
  )?.[1];
  if (number === undefined || hasOrdinal(message)) return false;
  return !tokensOf([product.title, ...variant.values].join(' ')).includes(number);
}
