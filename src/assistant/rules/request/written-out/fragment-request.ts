import type { Product } from '#shop/product/product.ts';
import { saysOrder } from '../../../cart/wording/cart-intent.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { comparativePhrase } from '../../../retrieval/quantities/comparatives.ts';
import { earlierValues } from '../../../retrieval/variants/earlier-values.ts';
import { findNamedVariants } from '../../../retrieval/variants/named-values.ts';
import { shownProduct } from '../../answer-value.ts';
import { questionStart } from '../../intent.ts';
import { normalizeMessage } from '../../rule.ts';
import { findPointedProduct } from '../../shown/referenced-product.ts';
import { findNamed } from '../find-named.ts';
import { productsTogether } from './shown-set.ts';
import { type OrderFragment, readFragment } from '../../../cart/wording/order-fragment.ts';

/**
 * A message that only says which values or how many of one thing that was shown, `M thanks`, `i'll take two of the brighter
 * one`, as a request that names all of it: to add it where a verb says so, else to offer it. null for any other message, and
 * for a value without a courtesy, which may be a question.
 */
export async function requestOfFragment(turn: TurnContext): Promise<string | null> {
  if (turn.typed.includes('?') || questionStart.test(normalizeMessage(turn.message))) return null;
  const meant = await productMeant(turn);
  if (!meant || !isWhole(turn, meant) || (await isNamedElse(turn, meant.product, meant.fragment))) return null;
  const { product, fragment, isSure } = meant;
  const isRequested = saysOrder(turn.message);
  if (isRequested ? fragment.countsPacks : !isWished(turn, fragment)) return null;
  return requestFor(turn, product, { ...fragment, verb: isRequested && isSure ? verbIn(turn.message) : 'offer' });
}

/** It says which product, which variant or how many, or accepts what was shown. */
function isWhole(turn: TurnContext, { isChosen, fragment: { values, quantity } }: MeantProduct): boolean {
  return isChosen || values.length > 0 || quantity !== null || startsYes.test(turn.message);
}

const startsYes = /^(?:yes|yep|yeah)\b/i;

function isWished({ message }: TurnContext, { quantity, values }: OrderFragment): boolean {
  return quantity !== null || values.length > 1 || wishes.test(message);
}

/** To take two of what is in the cart may mean two in all, to add them does not. */
function verbIn(message: string): 'add' | 'take' {
  return /\b(?:add|put)\b/i.test(message) ? 'add' : 'take';
}

/** Another product of the catalog is called by more of the words. */
export async function isNamedElse(turn: TurnContext, product: Product, { names }: OrderFragment): Promise<boolean> {
  const named = names.length === 0 ? [] : await findNamed(turn, names.join(' '), [product]);
  const [best] = named;
  const own = named.find((each) => each.product.id === product.id);
  return best !== undefined && best.inTitle.length > (own?.inTitle.length ?? 0) && best.product.id !== product.id;
}

const wishes = /\b(?:please|thanks|thank you|yes|yep|yeah|go (?:with|for)|i want|i need|i'd like|i would like)\b/i;
interface WishedFragment extends Pick<OrderFragment, 'values' | 'quantity'> {
  readonly verb: 'add' | 'take' | 'offer';
  /** Texts that have said values of it. */
  readonly before?: readonly string[];
}

/**
 * `add 2 of it in M`, with the values that were said before: the request alone says which variant is
 * meant. A thing that is not spoken of is called by its name.
 */
export function requestFor(
  { memory: { conversation } }: TurnContext,
  product: Product,
  { values, quantity, verb, before = [] }: WishedFragment,
): string {
  const said = values.join(' ');
  const together = findNamedVariants(product, [said, ...before, ...earlierValues(conversation, product)]);
  const { variants, open } = together.variants.length > 0 ? together : findNamedVariants(product, [said]);
  const chosen = product.options.flatMap(({ name }, index) =>
    open.includes(name) ? [] : (variants[0]?.values[index] ?? []),
  );
  const name = conversation.focus?.handle === product.handle ? 'it' : product.title;
  // Two numbers in a row would be two quantities.
  const sorted = chosen.toSorted((one, other) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)));
  return `${verb} ${quantity ?? 1} of ${name}${sorted.length > 0 ? ` in ${sorted.join(' ')}` : ''}`;
}

/** A request that is only to be offered with a button, as one to add it; any other as it is. */
export function asAddition(request: string): string {
  return request.replace(/^offer /, 'add ');
}

export type RequestVerb = 'add' | 'offer';

/** Whether the turn asks to add something, by a verb or in any other way that is beyond doubt, or only to offer it. */
export function requestedVerb({ memory }: TurnContext): RequestVerb {
  return verbOf(memory.completedRequest ?? '');
}

/** The verb of a request that is written out. */
export function verbOf(request: string): RequestVerb {
  return request.startsWith('offer ') ? 'offer' : 'add';
}

interface MeantProduct {
  readonly product: Product;
  readonly fragment: OrderFragment;
  /** The message says which: it is not only what is spoken of. */
  readonly isChosen: boolean;
  /** By its name or its place, and not only by what its description says. */
  readonly isSure: boolean;
}

/** The one that is pointed at, that is spoken of, or that alone of those shown has all that the message says. */
async function productMeant(turn: TurnContext): Promise<MeantProduct | null> {
  const several = await productsTogether(turn);
  if (several.length > 1) return null;
  const pointed = await findPointedProduct(turn);
  if (pointed) return meantAs(pointed, readFragment(pointed, withoutPointing(turn.message)), { isChosen: true });
  const spokenOf = await shownProduct(turn);
  const fragment = spokenOf && (readFragment(spokenOf, turn.message) ?? readFragment(spokenOf, turn.typed));
  return spokenOf && fragment
    ? meantAs(spokenOf, fragment, { isChosen: fragment.names.length > 0 })
    : productNamed(turn);
}

function meantAs(
  product: Product,
  fragment: OrderFragment | null,
  { isChosen }: Pick<MeantProduct, 'isChosen'>,
): MeantProduct | null {
  return fragment && { product, fragment, isChosen, isSure: true };
}

async function productNamed({ message, memory, catalog }: TurnContext): Promise<MeantProduct | null> {
  const shown = await catalog.products(memory.conversation.lastProducts.map(({ handle }) => handle));
  for (const byText of [false, true]) {
    const [only, other] = shown.flatMap((product) => {
      const fragment = readFragment(product, message, { byText });
      return fragment ? [{ product, fragment, isChosen: true, isSure: !byText }] : [];
    });
    if (only && !other && shown.length > 1) return only;
  }
  return null;
}

const ordinals =
  /\b(?:the )?(?:first|second|third|fourth|fifth|sixth|last|other|1st|2nd|3rd|[4-6]th|number (?:[1-6]|one|two|three|four|five|six))(?: one)?\b|# ?[1-6]\b/g;

/** Without the words that say which of the products shown is meant. */
function withoutPointing(message: string): string {
  return message.toLowerCase().replace(comparativePhrase, ' ').replaceAll(ordinals, ' ');
}
