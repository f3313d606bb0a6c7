import type { CartLine } from '#shop/cart/cart.ts';
import type { Product } from '#shop/product/product.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { isCartEmpty, lastAnswerWrote, readCart, type TurnContext } from '../../conversation/turn-context.ts';
import { contentPieces, namePieces } from '../../retrieval/named-product.ts';
import { normalizeMessage } from '../../rules/rule.ts';
import { relativeQuantity } from './relative-quantity.ts';
import { findExchanges, type RequestedExchange } from './requested-exchange.ts';

/** `rather in XL`, `make that L`, `in blue instead`: what is spoken of is wanted as another variant. */
const wish =
  /^(?:(?:no|oh|ok|or|and|but|actually|sorry|wait|please|hmm)[\s,]+)*(?:(?:rather|better|instead)(?: (?:have|take))?(?: (?:it|that|them))?|(?:make|change) (?:it|that|them)(?: to)?|i'd (?:rather|prefer)(?: have)?(?: (?:it|that|them))?|i would (?:rather|prefer)(?: have)?(?: (?:it|that|them))?)[\s,]+(?<first>.+?)[\s.!]*$|^(?<last>.+?)[\s,]+(?:instead|rather)(?:[\s,]+please)?[\s.!]*$/;

/** What a message wants instead of what is spoken of; null where it says no such thing. */
export function wishedInstead(message: string): string | null {
  const { first, last } = wish.exec(normalizeMessage(message))?.groups ?? {};
  return first ?? last ?? null;
}

/** `rather in L, he is growing`: without the reason. */
function withoutReason(wanted: string): string {
  return wanted.replace(/(?:\s*[,;.–]\s|\s(?:because|since)\s).*$/s, '');
}

/** `instead of the saw rather the jigsaw`, `I'd like the jigsaw instead of the saw`. */
const wanting = String.raw`(?:please|rather|better|then|add|take|give me|i(?:'d| would) (?:rather|like|prefer)(?: to)?(?: have)?|i(?:'ll| will)? take|i want|i need)`;
const substitution = new RegExp(
  String.raw`^(?:(?:ok|no|and|but|please|actually)[\s,]+)*(?:${wanting}[\s,]+)*instead of (?<instead>.+?)[\s,]+(?:${wanting}[\s,]+)+(?<wished>.+?)[\s.!]*$|^(?:(?:ok|no|and|but|please|actually)[\s,]+)*(?:${wanting}[\s,]+)+(?<rather>.+?)[\s,]+instead of (?<instead>.+?)[\s.!]*$`,
);

/** `no, in L`, `no the blue one`: right after a change of the cart, what was just added is wanted otherwise. */
const correction =
  /^no[\s,]+(?:(?:i (?:want|wanted|meant|mean|need|said)|make|take|give me)(?: it| that)?[\s,]+)?(?:in |the |size )*(?<wanted>.+?)(?: one)?(?:[\s,]+please)?[\s.!]*$/;

/** `oh, but in L`, `actually 42` */
const hesitation = /^(?:(?:oh|but|actually|sorry|wait|hm+|well|or)[\s,]+)+(?<wanted>.+?)(?:[\s,]+please)?[\s.!]*$/;

/** `same in L`, `and one in blue`: right after a change of the cart, another variant is wanted as well. */
const addition =
  /^(?:(?:and|also|plus|ok)[\s,]+)*(?:the same|same|another one|another|one more|one)(?: again)?(?: in| of)?(?: the| size)* (?<wanted>.+?)(?: one)?(?: (?:too|as well|please))*[\s.!]*$/;

/**
 * The request to exchange the line of the cart that was spoken of last, or to add another variant of it, written out; null
 * for a message that is no such wish, or when nothing in the cart can be meant.
 */
export async function writtenOutWish(turn: TurnContext): Promise<string | null> {
  const text = normalizeMessage(turn.message);
  const { instead, wished, rather } = substitution.exec(text)?.groups ?? {};
  if (instead !== undefined)
    return (await isCartEmpty(turn)) ? (wished ?? rather ?? null) : `swap ${instead} for ${wished ?? rather}`;
  const isAfterWrite = lastAnswerWrote(turn);
  const corrected = isAfterWrite ? (correction.exec(text) ?? hesitation.exec(text))?.groups?.['wanted'] : undefined;
  const wanted = wishedInstead(turn.message) ?? corrected;
  const named = await changedQuantityOfNamed(turn, text);
  if (named !== null) return named;
  const found =
    wanted === undefined || wanted === null
      ? null
      : ((await exchangeOfFocus(turn, wanted)) ?? (await exchangeOfFocus(turn, withoutReason(wanted))));
  if (found) return requestFor(found);
  if (!isAfterWrite) return fewer.test(text) && !(await lineOfFocus(turn)) ? 'remove it' : null;
  if (putBack.test(text)) return 'undo';
  const other = otherAsWell.exec(text)?.groups?.['other'];
  if (other !== undefined) return `add ${other}`;
  const more = addition.exec(text)?.groups?.['wanted'];
  const added = more === undefined ? null : await exchangeOfFocus(turn, more);
  if (added) return `add 1 of ${added.product.title} in ${added.variant.values.join(' ')}`;
  return changedQuantity(turn, text);
}

/** Of what is not in the cart there is nothing to take away. */
const fewer = /^(?:(?:ok|no|and|please)[\s,]+)*(?:one|an?|two|three|\d{1,2}) (?:less|fewer)[\s.!]*$/;

/** After adding it goes back to the shelf, after removing into the cart. */
const putBack = /^(?:(?:ok|no|oh|wait|please|actually|and)[\s,]+)*put (?:it|that|them|those) back(?: in)?[\s.!]*$/;

/** Of several that were shown, one has been added. */
const otherAsWell =
  /^(?:(?:and|ok|plus)[\s,]+)*(?:also |add )?(?<other>the (?:first|second|third|fourth|fifth|sixth) one)(?:[\s,]+(?:too|as well|also|please))+[\s.!]*$/;

/** `one more`, `actually just 2`: the line that was spoken of last with another quantity. */
async function changedQuantity(turn: TurnContext, text: string): Promise<string | null> {
  const line = await lineOfFocus(turn);
  const quantity = line && relativeQuantity(text, line.quantity);
  if (!line || quantity === null) return null;
  return requestForQuantity(line, quantity);
}

function requestForQuantity({ title, variant }: CartLine, quantity: number): string {
  const name = [title, ...variant.options.map(({ value }) => value)].join(' ');
  return quantity === 0 ? `remove ${name}` : `set the quantity of ${name} to ${quantity}`;
}

/** `one more night light`, `two less of the bulbs`: of a line of the cart that it names. */
async function changedQuantityOfNamed(turn: TurnContext, text: string): Promise<string | null> {
  const { change = '', name = '' } =
    (countedName.exec(text) ?? countedAlone.exec(text) ?? countedAnew(turn, text))?.groups ?? {};
  const pieces = contentPieces(name);
  const cart = pieces.length === 0 ? null : await readCart(turn);
  const [line, other] = (cart?.lines ?? []).filter((each) => isCalled(each, pieces));
  const count = parseNumberWord(change.replace(/^an?$/, 'one'));
  const quantity = line && !other ? (relativeQuantity(change, line.quantity) ?? count) : null;
  return line && quantity !== null ? requestForQuantity(line, quantity) : null;
}

function isCalled({ title, variant }: CartLine, pieces: readonly string[]): boolean {
  const own = namePieces([title, ...variant.options.map(({ value }) => value)].join(' '));
  return pieces.every((piece) => own.includes(piece));
}

/** `only one cup after all`: of a line of the cart, so many in all. */
const countedAlone =
  /^(?:(?:and|ok|please|actually|no|rather)[\s,]+)*(?:only|just) (?<change>\d{1,2}|an?|one|two|three|four|five|six) (?:of )?(?:the )?(?<name>\p{L}[^,;.!?]*?)(?:[\s,]+(?:please|after all))*[\s.!]*$/u;

/** `three of the pads`, right after they were added: three in all. */
function countedAnew(turn: TurnContext, text: string): RegExpExecArray | null {
  return lastAnswerWrote(turn) ? countedInAll.exec(text) : null;
}

const countedInAll =
  /^(?:(?:ok|please|actually|no)[\s,]+)*(?<change>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) of (?!(?:it|them|those|these|that|each)\b)(?:the )?(?<name>\p{L}[^,;.!?]*?)(?:[\s,]+please)?[\s.!]*$/u;

const countedName =
  /^(?:(?:and|ok|please|actually|add|no|i want|i need|give me)[\s,]+)*(?<change>(?:\w+ )?(?:more|less|fewer))(?: of)?(?: the)? (?<name>\p{L}[^,;.!?]*?)(?:[\s,]+please)?[\s.!]*$/u;

/** The line of the cart with what was spoken of last. */
async function lineOfFocus(turn: TurnContext): Promise<CartLine | null> {
  const { focus } = turn.memory.conversation;
  const cart = focus === null ? null : await readCart(turn);
  return cart?.lines.find(({ variant }) => variant.id === focus?.variantId) ?? null;
}

async function exchangeOfFocus(turn: TurnContext, wanted: string): Promise<RequestedExchange | null> {
  const line = await lineOfFocus(turn);
  const [product] = line ? await turn.catalog.products([line.handle]) : [];
  if (!line || !product) return null;
  const [found, other] = findExchanges(`change ${product.title} to ${wanted}`, [{ line, product }]);
  return found && !other ? found : null;
}

/** `change the boots to 42`: a number that is a value of the line's product means that variant. null: it counts pieces. */
export function numberAsValue(message: string, line: CartLine, product: Product): RequestedExchange | null {
  if (countsPieces.test(foldAccents(message))) return null;
  const [found, other] = findExchanges(message, [{ line, product }]);
  return found && !other ? found : null;
}

const countsPieces = /\b(?:quantity|amount|number|count|pieces?|pcs|pairs?|of (?:it|them|those|these))\b/;

/** An exchange as a request that names everything. */
export function requestFor({ product, variant }: RequestedExchange): string {
  return `swap ${product.title} for ${variant.values.join(' ')}`;
}
