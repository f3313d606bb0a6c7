import type { ProductReference } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findVariant } from '../retrieval/resolve-product.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';

/** What a message may speak of, besides what it names of the shop. */
export interface SpokenProducts {
  /** The product that was last spoken of, or the page's. */
  readonly focus: ProductMatch | null;
  /** The one that was spoken of before it. */
  readonly focusBefore: ProductMatch | null;
  /** Those of the last answer that showed several or others, in their order. */
  readonly list: readonly ProductMatch[];
}

export async function readSpokenProducts(turn: TurnContext): Promise<SpokenProducts> {
  const { focus, focusBefore, lastProducts } = turn.memory.conversation;
  return {
    focus: focus && (await readMatch(turn, focus)),
    focusBefore: focusBefore && (await readMatch(turn, focusBefore)),
    list: await readMatches(turn, lastProducts),
  };
}

/** Those that are neither the focus nor of the last list, the latest first. */
export async function readEarlierProducts(turn: TurnContext): Promise<readonly ProductMatch[]> {
  const { focus, focusBefore, lastProducts, turns } = turn.memory.conversation;
  const shown = turns.flatMap((each) => (each.role === 'assistant' ? [each.products] : [])).toReversed();
  const known = new Set([focus, ...lastProducts].map((each) => each?.productId));
  const references = [...(focusBefore ? [focusBefore] : []), ...shown.flat()].filter(
    ({ productId }) => !known.has(productId),
  );
  const distinct = new Map(references.toReversed().map((each) => [each.productId, each]));
  const latest = [...distinct.values()].toReversed().slice(0, maxEarlier);
  return readMatches(turn, latest);
}

const maxEarlier = 12;

async function readMatches(
  turn: TurnContext,
  references: readonly ProductReference[],
): Promise<readonly ProductMatch[]> {
  const found = await Promise.all(references.map((each) => readMatch(turn, each)));
  return found.filter((match) => match !== null);
}

function readMatch({ catalog }: TurnContext, { handle, variantId }: ProductReference): Promise<ProductMatch | null> {
  return findVariant(catalog, handle, variantId);
}

/** The product spoken of, the one before it, and those of the last list. */
export async function matchesShown(turn: TurnContext): Promise<readonly ProductMatch[]> {
  const { focus, focusBefore, lastProducts } = turn.memory.conversation;
  const spokenBefore = [focusBefore, focus].filter((each) => each !== null);
  const shown = new Map([...lastProducts, ...spokenBefore].map((each) => [each.productId, each]));
  return readMatches(turn, [...shown.values()]);
}

/** The product spoken of, else the few that were shown. Of a longer list none is spoken of. */
export function spokenOf({ focus, list }: SpokenProducts): readonly ProductMatch[] {
  if (focus) return [focus];
  return list.length > maxOfSeveral ? [] : list;
}

/** Of a long list the first few of the kind of the first one. */
export function likelyMeant(list: readonly ProductMatch[]): readonly ProductMatch[] {
  const alike = list.filter(({ product: { type } }) => type !== null && type === list[0]?.product.type);
  return (list.length > maxOfSeveral && alike.length > 1 ? alike : list).slice(0, maxOfSeveral);
}

/** More products than these are a list that has to be narrowed first. */
export const maxOfSeveral = 3;

/** The focus and those of the list, each once. */
export function allSpoken({ focus, list }: SpokenProducts): readonly ProductMatch[] {
  const others = list.filter(({ product }) => product.id !== focus?.product.id);
  return focus ? [focus, ...others] : others;
}
