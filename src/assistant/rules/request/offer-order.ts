import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { contentPieces, namePieces } from '../../retrieval/named-product.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { tokensOf } from '../../retrieval/words/words.ts';
import { pointsAtShown } from '../shown/referenced-product.ts';
import { isThingWord } from '#shop/lexicon/thing-words.ts';
import { askAboutItem } from './ask-about-item.ts';
import { offerVariants } from './offer-variants.ts';
import { type RequestedItem, resolveVariant } from './requested-item.ts';

interface LikelyOrder {
  readonly criteria: SearchCriteria;
  /** It is beyond doubt that something is ordered. */
  readonly isSure: boolean;
}

/**
 * Offers what an order in words that no rule knows points at, or names of what was shown: nothing is added without a click.
 * false: it means none of that, or may be no order.
 */
export async function offerOrder(
  turn: TurnContext,
  answer: AnswerWriter,
  { criteria, isSure }: LikelyOrder,
): Promise<boolean> {
  const products = await orderedProducts(turn, isSure);
  const items = products.map((product) => resolveVariant(turn, product, valuesSaid(turn, product)));
  const unclear = products.length > maxOffered ? ({ kind: 'listed', products } as const) : items.find(isUnclear);
  const matches = items.flatMap((item) => (item.kind === 'variant' ? [item.match] : []));
  if (unclear) await ask(turn, answer, { criteria, item: unclear });
  else if (matches.length > 0)
    await offerVariants(turn, answer, { matches, quantity: countSaid(turn, matches.map(nameOf)) });
  return products.length > 0;
}

/** Of more than these one is asked which are meant. */
const maxOffered = 3;

type UnclearItem = Exclude<RequestedItem, { readonly kind: 'variant' }>;

function isUnclear(item: RequestedItem): item is UnclearItem {
  return item.kind !== 'variant';
}

/** Asks which one. What is added by an answer needs a request in words that a rule knows: this one is only offered then. */
async function ask(
  turn: TurnContext,
  answer: AnswerWriter,
  { criteria, item }: { readonly criteria: SearchCriteria; readonly item: UnclearItem },
): Promise<void> {
  const { memory } = turn;
  const product = item.kind === 'choice' ? item.product : null;
  const request = product ? `${countSaid(turn, [product.title])} of ${product.title} ${valuesSaid(turn, product)}` : '';
  memory.completedRequest = `offer ${request}`;
  await askAboutItem({ turn, answer, request, criteria }, item);
  if (!product) memory.conversation = { ...memory.conversation, pendingRequest: null };
}

/** Those that are named, or what is spoken of; empty where it may be another thing. */
async function orderedProducts(turn: TurnContext, isSure: boolean): Promise<readonly Product[]> {
  if (pointsAtShown(turn)) return [];
  const { focus, lastProducts } = turn.memory.conversation;
  const handles = [...(focus ? [focus] : []), ...lastProducts].map(({ handle }) => handle);
  const shown = await turn.catalog.products([...new Set(handles)]);
  const named = shown.filter((product) => hasWordInName(product, nameWords(turn.typed)));
  const namesSome = named.length > 0 && (named.length < shown.length || shown.length === 1);
  if (namesSome) return named;
  if (!isSure || named.length > 0 || (await namesThing(turn))) return [];
  const only = focus ?? (lastProducts.length === 1 ? lastProducts[0] : undefined);
  return only ? shown.filter(({ handle }) => handle === only.handle) : shown;
}

/** Words as they may stand in a name, in Norwegian also without the article at their end: `mini'en`. */
function nameWords(typed: string): readonly string[] {
  const bare = foldAccents(typed).replaceAll(/'(?:en|et|n|a|ene)\b/g, ' ');
  return contentPieces(bare).filter((piece) => piece.length >= minName && parseNumberWord(piece) === null);
}

const minName = 3;

/** Whether a word of the message is one of the catalog or of goods: what else it has are words of ordering. */
async function namesThing({ typed, knowsWord }: TurnContext): Promise<boolean> {
  for (const word of nameWords(typed)) if (isThingWord(word) || (await knowsWord(word))) return true;
  return false;
}

/** The words that are of values of a product: which of its variants is meant. */
function valuesSaid({ typed }: TurnContext, { options }: Product): string {
  const values = new Set(options.flatMap((option) => option.values.flatMap(({ value }) => namePieces(value))));
  return tokensOf(typed)
    .filter((token) => !isCount(parseNumberWord(token)) && namePieces(token).some((piece) => values.has(piece)))
    .join(' ');
}

/** The only number of the message that is none of a name or a value. */
function countSaid({ message }: TurnContext, names: readonly string[]): number {
  const named = new Set(names.flatMap((name) => namePieces(name)));
  const said = tokensOf(message).filter((token) => token !== 'both' && !named.has(token));
  const [count = 1, other] = said.map(parseNumberWord).filter(isCount);
  return names.length > 1 || other !== undefined ? 1 : count;
}

function nameOf({ product, variant }: ProductMatch): string {
  return [product.title, ...variant.values].join(' ');
}

/** Larger numbers are sizes and prices. */
const maxCount = 20;

function isCount(number: number | null): number is number {
  return number !== null && number > 0 && number <= maxCount;
}
