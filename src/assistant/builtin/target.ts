import type { Shown, Term, Wanted } from '../conversation.ts';
import { findProducts } from '../find.ts';
import type { Found } from '../fits.ts';
import { variantThatFits } from '../fits.ts';
import { anything, likeness, productNamed, standingFor } from '../resolve.ts';
import type { Turn } from '../turn.ts';
import { contentStems, fold, stemsOf } from '../words.ts';

/** The product, and the variant of it, that a message speaks of; null when it cannot be told. */
export async function targetOf(turn: Turn, said: Wanted, words: readonly string[]): Promise<Found | null> {
  const pointed = pointedAt(turn) ?? (await pointedByPrice(turn));
  if (pointed) return asVariant(turn, pointed, said.terms);
  if (pointsByNumber(turn.message)) return null;
  const values = said.terms.filter(isOnlyOption);
  const names = nameStems(said, words);
  const shown = await shownLike(turn, names, said);
  if (shown) return shown;
  if (isOnlyKind(said, words)) return onlyOneOf(turn, said);
  if (names.length > 0) {
    const product = await productNamed(turn.catalog, names.join(' '));
    if (product) return standingFor(product, withTerms(values));
    if (!pointsBack(turn.message, names)) return null;
  }
  return impliedBy(turn, said.terms);
}

/** At what was spoken of: by a pronoun, or by asking for a part of it, `how long is the cable`. */
function pointsBack(message: string, names: readonly string[]): boolean {
  const text = fold(message);
  if (/\b(?:it|its|this|that|they|them)\b/.test(text)) return true;
  return names.length <= 2 && /^(?:and )?(?:how|what|which|is|are|does)\b.*\bthe\b/.test(text);
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number 1|number one|# ?1)\b/, 0],
  [/\b(?:second|2nd|number 2|number two|# ?2)\b/, 1],
  [/\b(?:third|3rd|number 3|number three|# ?3)\b/, 2],
  [/\b(?:fourth|4th|number 4|number four|# ?4)\b/, 3],
  [/\b(?:fifth|5th|number 5|# ?5)\b/, 4],
  [/\b(?:sixth|6th|number 6|# ?6)\b/, 5],
  [/\blast (?:one|of|product)\b|\bthe last\b/, -1],
];

/** Whether a message counts: `the second one`. */
export function pointsByNumber(message: string): boolean {
  return ordinals.some(([pattern]) => pattern.test(fold(message)));
}

/** What an ordinal means among the products shown last. */
export function pointedAt({ message, memory }: Turn): Shown | null {
  const text = fold(message);
  const ordinal = ordinals.find(([pattern]) => pattern.test(text));
  return ordinal ? (memory.conversation.shown.at(ordinal[1]) ?? null) : null;
}

/** `the cheaper one` of those shown last. */
async function pointedByPrice({ message, memory, catalog }: Turn): Promise<Shown | null> {
  const wish =
    /\bthe (least expensive|less expensive|cheap|dear|more expensive|most expensive)(?:er|est)? (?:one|of)\b/.exec(
      fold(message),
    )?.[1];
  const { shown } = memory.conversation;
  if (!wish || shown.length < 2) return null;
  const products = await catalog.products(shown.map(({ handle }) => handle));
  const prices = products.flatMap(({ variants }) => variants);
  const priceOf = ({ variantId }: Shown): number => prices.find(({ id }) => id === variantId)?.price.amount ?? 0;
  const byPrice = shown.toSorted((a, b) => priceOf(a) - priceOf(b));
  return (/^(?:least|less|cheap)/.test(wish) ? byPrice[0] : byPrice.at(-1)) ?? null;
}

async function asVariant(
  { catalog }: Turn,
  { handle, variantId }: Shown,
  terms: readonly Term[],
): Promise<Found | null> {
  const product = await catalog.product(handle);
  if (!product) return null;
  const options = terms.filter(isOnlyOption);
  const asked = options.length > 0 ? variantThatFits(product, withTerms(options)) : null;
  const variant = asked ?? product.variants.find(({ id }) => id === variantId) ?? product.variants[0];
  return variant ? { product, variant, reason: null } : null;
}

function isOnlyOption({ readings }: Term): boolean {
  return readings.some(({ kind }) => kind === 'option');
}

function withTerms(terms: readonly Term[]): Wanted {
  return { ...anything, terms: terms.filter(({ negated }) => !negated) };
}

/** Words that may be a name: what the catalogue knows as no mere option value, and what it does not know. */
function nameStems({ terms }: Wanted, words: readonly string[]): readonly string[] {
  const known = terms
    .filter((term) => !isOnlyOption(term) && !term.negated)
    .flatMap(({ label }) => contentStems(label));
  return [...new Set([...known, ...words])];
}

/** It says what kind of thing, `a lamp`, and not which. */
function isOnlyKind({ terms }: Wanted, words: readonly string[]): boolean {
  const kinds = terms.filter(({ negated, readings }) => !negated && readings.some(({ kind }) => kind !== 'option'));
  return kinds.length > 0 && words.length === 0;
}

/** The product that a kind means: the only one there is of it. */
async function onlyOneOf({ catalog }: Turn, said: Wanted): Promise<Found | null> {
  const { found, dropped } = await findProducts(catalog, { wanted: { ...said, words: [] }, limit: 2, skip: [] });
  const [only, second] = found;
  return only && !second && dropped.length === 0 ? only : null;
}

/**
 * The one of the products shown or spoken of that the words fit best, the one spoken of before the others; null when
 * they fit several alike.
 */
async function shownLike(turn: Turn, names: readonly string[], said: Wanted): Promise<Found | null> {
  const { shown, focus } = turn.memory.conversation;
  const candidates = [...(focus ? [focus] : []), ...shown.filter(({ productId }) => productId !== focus?.productId)];
  const found = await Promise.all(candidates.map((each) => asVariant(turn, each, said.terms)));
  const scored = found.flatMap((each) => (each ? [{ found: each, score: fitOf(each, names, said) }] : []));
  const [best, next] = scored.filter(({ score }) => score >= 0.5).toSorted((a, b) => b.score - a.score);
  const isClear = !next || next.score < (best?.score ?? 0) || best?.found.product.id === focus?.productId;
  return best && isClear ? best.found : null;
}

function fitOf({ product }: Found, names: readonly string[], said: Wanted): number {
  const options = said.terms.filter((term) => isOnlyOption(term) && !term.negated);
  const hasOptions = options.length > 0 && variantThatFits(product, withTerms(options)) !== null;
  if (names.length === 0) return hasOptions ? 0.6 : 0;
  const kind = stemsOf(`${product.type ?? ''} ${product.tags.join(' ')}`);
  return Math.max(likeness(names, product.title), names.every((name) => kind.includes(name)) ? 0.6 : 0);
}

/** What `it` means, and what is meant when nothing is said: the product spoken of, or the only one shown. */
async function impliedBy(turn: Turn, terms: readonly Term[]): Promise<Found | null> {
  const { focus, shown } = turn.memory.conversation;
  const implied = focus ?? (shown.length === 1 ? shown[0] : null);
  return implied ? asVariant(turn, implied, terms) : null;
}
