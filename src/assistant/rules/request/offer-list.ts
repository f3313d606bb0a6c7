import { namesUser, titleHeadNouns } from '#shop/lexicon/head-noun.ts';
import { isPropertyWord } from '#shop/lexicon/thing-words.ts';
import type { Product } from '#shop/product/product.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { singularize } from '#shop/text/stem.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { type OrderFragment, readFragment } from '../../cart/wording/order-fragment.ts';
import { mayCountPieces } from '../../cart/wording/stated-quantity.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import { readCart, type TurnContext } from '../../conversation/turn-context.ts';
import { contentPieces, namePieces } from '../../retrieval/named-product.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { bareForm, isCompoundOf } from '../../retrieval/words/words.ts';
import { normalizeMessage } from '../rule.ts';
import { hasArticle, splitList, withoutMeasureWord } from './list-wording.ts';
import { offerClear } from './answer-cart-change.ts';
import { findNamed } from './find-named.ts';
import { writtenOut } from './listed-items.ts';
import { maxListed, resolveVariant } from './requested-item.ts';

/**
 * Offers several things that a message lists in words that no rule knows: `two buckets of the oil, 1000 screws`. Each part
 * names one thing that was shown or is in the cart, or that alone is called so; one is counted or has an article. false: it
 * may be a search, or two things are open, of which only one can be asked about.
 */
export async function offerList(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const parts = partsOf(turn);
  const known = parts.length < 2 ? [] : await knownProducts(turn);
  if (known.length === 0) return false;
  const found = await Promise.all(parts.map((part) => matchPart(turn, part, known)));
  const things = found.filter((thing) => thing !== null);
  const isOrder = things.some(({ quantity }, index) => quantity !== null || hasArticle(parts[index] ?? ''));
  const isKnown = things.some(({ product }) => known.some(({ id }) => id === product.id));
  if (!isOrder || !isKnown || things.length < parts.length) return false;
  const items = things.map(({ product, values, quantity }) => {
    const item = resolveVariant(turn, product, values.join(' '));
    const request = [quantity ?? 1, 'of', product.title, ...values].join(' ');
    return item.kind === 'variant' ? writtenOut(item.match, quantity ?? 1) : { request, item };
  });
  const clear = items.filter((item) => 'match' in item);
  const [open = null, other] = items.filter((item) => 'item' in item);
  if (other || new Set(clear.map(({ match }) => match.variant.id)).size < clear.length) return false;
  turn.memory.completedRequest = `offer ${turn.message}`;
  await offerClear({ turn, answer, criteria }, clear, open);
  return true;
}

/** What is compared, had already, looked for or for something is no order by its things alone. */
const otherwise =
  /(?<!\p{L})(?:for|(?<=^|[,;+] ?|and |plus )with|without|in (?:an?|one)|from|by|or|not|no|than|under|over|have|has|had|got|own|is|are|was|want|need|my|our|your|you|do|does|can|could|will|would|how|what|which|who|where|why|when|show|find|something|anything|some|any)(?!\p{L})/u;

/** The parts that name or count something; none of a message that may say something else. */
function partsOf({ message, typed }: TurnContext): readonly string[] {
  const text = normalizeMessage(message);
  const parts = splitList(text).filter((part) => contentPieces(part).length > 0);
  return typed.includes('?') || otherwise.test(text) || parts.length > maxListed ? [] : parts;
}

const maxShown = 12;
/** What the conversation has shown lately, and what is in the cart. */
async function knownProducts(turn: TurnContext): Promise<readonly Product[]> {
  const { focus, turns } = turn.memory.conversation;
  const shown = turns.flatMap((each) => (each.role === 'assistant' ? each.products : [])).slice(-maxShown);
  const handles = [focus, ...shown, ...((await readCart(turn))?.lines ?? [])].flatMap((each) => each?.handle ?? []);
  return turn.catalog.products([...new Set(handles)]);
}

interface MatchedThing extends Pick<OrderFragment, 'values' | 'quantity'> {
  readonly product: Product;
  /** How many words and numbers are of it. */
  readonly evidence: number;
}

/** null where it may be none, or several. */
async function matchPart(turn: TurnContext, part: string, known: readonly Product[]): Promise<MatchedThing | null> {
  const text = await withoutMeasureWord(turn, part);
  const called = (await findNamed(turn, text, [])).flatMap(({ product }) => (isThing(product, text) ? [product] : []));
  return bestMatch(known, text, turn.memory.conversation.focus?.handle) ?? bestMatch(called, text);
}

/** The product that has all of a text and more of it than any other, or as much and is spoken of. */
function bestMatch(products: readonly Product[], text: string, focus = ''): MatchedThing | null {
  const matches = products.flatMap((product) => matchOf(product, text) ?? []);
  const most = Math.max(...matches.map(({ evidence }) => evidence));
  const best = matches.filter(({ evidence }) => evidence === most);
  const meant = best.length > 1 ? best.find(({ product }) => product.handle === focus) : best[0];
  if (!meant || meant.values.length > 0) return meant ?? null;
  return hasWordInTitle(meant.product.title, inWordsOf(meant.product, text)) ? meant : null;
}

/** null where the product lacks some of a text. `3 steps` are none of a ladder with 5, and whom it is for does not name it. */
function matchOf(product: Product, said: string): MatchedThing | null {
  const text = inWordsOf(product, said);
  const title = product.title.replaceAll(/(?<=\d) ?\p{L}+/gu, ' ');
  const fragment = readFragment({ ...product, title, tags: [] }, text);
  if (!fragment || mayCountPieces(text, product.title, fragment.values)) return null;
  const { values, quantity, names } = fragment;
  const own = new Set(namePieces(title).filter((piece) => /\d/.test(piece) && piece !== String(quantity)));
  const numbers = contentPieces(text).filter((piece) => own.has(piece));
  const evidence = names.filter((name) => !namesUser(name)).length + values.length + numbers.length;
  return evidence === 0 ? null : { product, values, quantity, evidence };
}

/** With whole words of its title for what they end with: `masker` of a `Støvmaske`. */
function inWordsOf({ title }: Product, text: string): string {
  const names = namePieces(title);
  return text.replaceAll(/\p{L}{4,}/gu, (word) => {
    const end = bareForm(singularize(word));
    return names.find((name) => bareForm(name) === end || isCompoundOf(bareForm(name), end)) ?? word;
  });
}

/** By the last word of a title, as in English, or the first that is no maker; not by a property. */
function isThing(product: Product, text: string): boolean {
  const words = tokenize(product.title);
  const first = words.filter(({ surface }) => !namePieces(product.vendor ?? '').includes(surface)).slice(0, 1);
  const heads = [...titleHeadNouns(words), ...first].map(({ surface }) => surface);
  return hasWordInTitle(heads.join(' '), inWordsOf(product, text));
}

function hasWordInTitle(title: string, text: string): boolean {
  const said = contentPieces(text).filter((word) => parseNumberWord(word) === null && !isPropertyWord(word));
  return hasWordInName({ title, type: null, tags: [] }, said);
}
