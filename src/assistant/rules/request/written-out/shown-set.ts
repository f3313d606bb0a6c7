import type { Product } from '#shop/product/product.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import type { ProductReference } from '../../../conversation/conversation.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { parseCartIntent } from '../../../cart/wording/cart-intent.ts';
import { normalizeMessage } from '../../rule.ts';
import { bothSpokenOf, productsByOrdinals } from '../../shown/referenced-product.ts';

/** A message that means all of those shown last. */
export interface ShownSet {
  readonly references: readonly ProductReference[];
  /** How many of each. */
  readonly quantity: number;
  /** The rest of the message. */
  readonly rest: string;
}

const size = String.raw`(?:the )?(?<size>two|three|four|[2-4])`;
const setWords = new RegExp(
  String.raw`\b(?:(?<number>\p{L}+|\d{1,2}) of each|each|all) of (?:it|them|these|those|${size})\b|\b(?<counted>\p{L}+|\d{1,2}) of each\b|\ball ${size.replace('<size>', '<sizeAlone>')}(?: of (?:them|these|those))?\b|\b(?:them|these|those) all\b|(?<!\p{L})(?:everything|all|alles|alt)(?= (?:to|in|into) |, |[\s.!]*(?:please)?[\s.!]*$)|\bboth(?: of (?:them|these|those))?\b`,
  'u',
);

/** `both`, `all three`, `everything`, `two of each`: those shown last, where they are as many as it says. null for any other message. */
export function shownSet({ message, memory: { conversation } }: TurnContext): ShownSet | null {
  const text = normalizeMessage(message);
  const found = setWords.exec(text);
  const groups = found?.groups ?? {};
  const quantity = parseNumberWord(groups['number'] ?? groups['counted'] ?? 'one');
  if (!found || quantity === null) return null;
  const both = bothSpokenOf(conversation);
  const all = both.length > 0 ? both : conversation.lastProducts;
  const stated = groups['size'] ?? groups['sizeAlone'] ?? (found[0].startsWith('both') ? 'two' : String(all.length));
  const isMeant = all.length === parseNumberWord(stated) && all.length > 1 && all.length <= maxOfSet;
  return isMeant ? { references: all, quantity, rest: text.replace(found[0], ' ') } : null;
}

const maxOfSet = 4;
/** The products that a message means together: by ordinals, or as all of those shown. */
export async function productsTogether(turn: TurnContext): Promise<readonly Product[]> {
  const set = shownSet(turn);
  if (!set) return productsByOrdinals(turn);
  return turn.catalog.products(set.references.map(({ handle }) => handle));
}

/**
 * A message that says nothing but that all of those shown are wanted, as a request for each of them: to add them where a verb
 * says so, else to offer them. null for any other message.
 */
export function requestOfSet(turn: TurnContext): string | null {
  const verb = parseCartIntent(turn.message)?.kind === 'add' ? 'add' : 'offer';
  const set = shownSet(turn);
  return set && pointingOnly.test(set.rest) ? `${verb} ${set.quantity} of each` : null;
}

const words = String.raw`please|ok|okay|yes|then|i'll|i|will|add|put|take|buy|have|get|order|them|it|the|two|three|four|to|in|into|my|cart|basket|bag|thanks|great|go|for|with|we'll|we|would|like|well`;
const pointingOnly = new RegExp(String.raw`^[\s,.!]*(?:(?:${words})(?:[\s,.!]+|$))*$`);
