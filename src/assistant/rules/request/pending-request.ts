import { limits } from '#http/limits.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { isPlainYes, parseCartIntent } from '../../cart/wording/cart-intent.ts';
import { statedAnew, statedQuantity, withQuantity } from '../../cart/wording/stated-quantity.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { namedValues } from '../../retrieval/variants/named-values.ts';
import { cartRule } from '../../tools/get-cart.ts';
import { undoRule } from '../../tools/undo-change.ts';
import { questionStart } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';
import { asAddition, isNamedElse, requestFor, verbOf } from './written-out/fragment-request.ts';
import { readFragment } from '../../cart/wording/order-fragment.ts';
import { type RequestedItem, resolveRequestedItem } from './requested-item.ts';

interface AnswerToQuestion {
  /** By its words, the message is about something else, unless it has nothing but values and a number. */
  readonly isOther: boolean;
}

/**
 * The request that the last answer asked about together with this message, if that only says which variant or product, or
 * how many: `graphite`, `make it two`, `in L, just one`. null for any other message.
 */
export async function completeRequest(
  turn: TurnContext,
  { isOther }: AnswerToQuestion = { isOther: false },
): Promise<string | null> {
  const { memory, message } = turn;
  const { pendingRequest } = memory.conversation;
  memory.conversation = { ...memory.conversation, pendingRequest: null };
  if (pendingRequest === null || isPlainYes(message) || asksSomethingElse(message)) return null;
  const completed =
    (await answeredRequest(turn, asAddition(pendingRequest), isOther))?.slice(0, limits.chatCharacters) ?? null;
  const intent = completed === null ? null : parseCartIntent(completed);
  if (completed === null || intent?.kind !== 'add') return null;
  const item = await resolveRequestedItem({ ...turn, message: completed }, intent.rest);
  const isCompleted = /^(?:variant|choice|sold-out)$/.test(item.kind);
  return isCompleted ? completed.replace(/^add /, `${verbOf(pendingRequest)} `) : null;
}

/** `what's in my cart now` is no answer, whatever could be made of its words. */
function asksSomethingElse(message: string): boolean {
  const text = normalizeMessage(message);
  return (
    message.includes('?') || questionStart.test(text) || [cartRule, undoRule].some(({ pattern }) => pattern.test(text))
  );
}

/** The request with what the message says: first how many, then which. null when the message is a request of its own. */
async function answeredRequest(turn: TurnContext, request: string, isOther: boolean): Promise<string | null> {
  const asked = await resolveRequestedItem({ ...turn, message: request }, restOf(request));
  const fragment = await withFragment(turn, asked, request);
  if (fragment !== null || isOther) return fragment;
  // Of several things at once, one is chosen by its name.
  if (asked.kind === 'listed') return parseCartIntent(turn.message) === null ? `add ${turn.message}` : null;
  const { quantity, rest } = statedAnew(foldAccents(turn.message));
  const isCount = quantity !== null && !startsValue(asked, quantity);
  if (!isCount) {
    const wanted = turn.message.replace(makeIt, '');
    const isAnswer = parseCartIntent(turn.message) === null || (wanted !== turn.message && namesValue(asked, wanted));
    return isAnswer ? withAnswer(asked, withName(asked, request), wanted) : null;
  }
  const counted = `add ${withQuantity(restOf(request), quantity)}`;
  return rest === '' ? counted : withAnswer(asked, counted, rest);
}

/** The request with the values and the number that an answer says, if it says nothing else. */
async function withFragment(turn: TurnContext, asked: RequestedItem, request: string): Promise<string | null> {
  const product = parseCartIntent(request)?.kind === 'add' ? productOf(asked) : null;
  const reading = { asked: asked.kind === 'choice' ? asked.open : [] };
  const fragment =
    product && (readFragment(product, turn.message, reading) ?? readFragment(product, turn.typed, reading));
  if (!product || !fragment || (fragment.values.length === 0 && fragment.quantity === null)) return null;
  if (await isNamedElse(turn, product, fragment)) return null;
  const rest = restOf(request);
  const quantity = fragment.quantity ?? statedQuantity(rest, product.title);
  return requestFor(turn, product, { ...fragment, quantity, verb: 'add', before: [rest] });
}

function productOf(asked: RequestedItem): Product | null {
  if (asked.kind === 'variant') return asked.match.product;
  if ('product' in asked) return asked.product;
  const [only, other] = asked.kind === 'unknown' ? asked.products : [];
  return only && !other ? only : null;
}

function restOf(request: string): string {
  return parseCartIntent(request)?.rest ?? request;
}

const makeIt =
  /^(?:(?:no|oh|ok|actually|please)[\s,]+)*(?:(?:make|change|set) (?:it|that|them)(?: to)?|rather|better)\s+/i;

/** `add 2 of them` with the name of what it was asked of: another product may be called as the value is. */
function withName(asked: RequestedItem, request: string): string {
  return asked.kind === 'choice' ? request.replace(/\b(?:it|them|that|those|these)\b/, asked.product.title) : request;
}

function namesValue(asked: RequestedItem, message: string): boolean {
  return valuesAskedAbout(asked).some((values) => saidValues(message, values).length > 0);
}

/** `make it 42` after a question about the size means the size. */
function startsValue(asked: RequestedItem, quantity: number): boolean {
  return valuesAskedAbout(asked)
    .flat()
    .some((value) => /^\d+/.exec(value)?.[0] === String(quantity));
}

/** A request with the values that a message says of what it asks for, in place of those that it said; null where it says none. */
export function requestWithAnswer(asked: RequestedItem, request: string, message: string): string | null {
  return namesValue(asked, message) ? withAnswer(asked, request, message) : null;
}

/** The values of each option of the product that the question was about; none where it was about no single product. */
function valuesAskedAbout(asked: RequestedItem): readonly (readonly string[])[] {
  return (productOf(asked)?.options ?? []).map(({ values }) => values.map(({ value }) => value));
}

/** The request with the answer to the question about it: a value that it says replaces another one of its option. */
function withAnswer(asked: RequestedItem, request: string, answer: string): string {
  const options = valuesAskedAbout(asked).map((values) => ({ values, said: saidValues(answer, values) }));
  const chosen = options.filter(({ said }) => said.length === 1);
  const replaced = chosen.flatMap(({ values, said }) => values.filter((value) => !said.includes(value)));
  const kept = replaced.reduce((text, value) => text.replace(wholeWord(value), ' '), request);
  return `${kept}, ${(isOnlyNumber.test(answer) && chosen.length === 1 && chosen[0]?.said[0]) || answer}`;
}

const isOnlyNumber = /^(?:(?:ok|the|then|no|please|one)[\s,]+)*\d+(?:[\s,]+(?:one|then|please))*[\s.!]*$/i;

/** The values that an answer names, also by their number alone. */
function saidValues(message: string, values: readonly string[]): readonly string[] {
  const named = namedValues(values, message);
  if (named.length > 0 || !isOnlyNumber.test(message)) return named;
  const number = /\d+/.exec(message)?.[0];
  return values.filter((value) => /^\d+/.exec(value)?.[0] === number);
}

function wholeWord(value: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(value)}(?![\p{L}\d])`, 'iu');
}
