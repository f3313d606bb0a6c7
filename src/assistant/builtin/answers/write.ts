import type { Consent } from '../../consent.ts';
import { numberWord } from '../../consent.ts';
import type { Wanted } from '../../conversation.ts';
import type { Found } from '../../fits.ts';
import { optionTerms } from '../../option-terms.ts';
import type { Turn } from '../../turn.ts';
import { contentStems, functionWords, singular, tokensOf } from '../../words.ts';
import { pointsByNumber, targetOf } from '../target.ts';
import type { Voice } from '../../voice.ts';
import { tell } from './outcome.ts';
import { answerSearch } from './search.ts';
import { askWhich } from './which.ts';

/** Changes the cart as the message asks, through the same gates as a model would. */
export async function answerWrite(turn: Turn, voice: Voice, asked: { consent: Consent; said: Wanted }): Promise<void> {
  const { consent, said } = asked;
  if (consent.kind === 'note') return answerNote(turn, voice, consent.rest);
  if (consent.kind === 'discount') return answerCode(turn, voice);
  if (consent.kind === 'clear') return tell(turn, voice, await voice.use('clear_cart', {}));
  if (consent.kind === 'add') return answerAdd(turn, voice, asked);
  return answerChange(turn, voice, { said, isRemoval: consent.kind === 'remove' });
}

/** Writes a note onto the order; asks for its words when there are none. */
export async function answerNote(turn: Turn, voice: Voice, note: string): Promise<void> {
  if (note === '') return voice.say(turn.messages.whatNote());
  tell(turn, voice, await voice.use('add_cart_note', { note: note.slice(0, 500) }));
}

async function answerCode(turn: Turn, voice: Voice): Promise<void> {
  const named = /\b(?:code|coupon|voucher|discount)\b:?\s+["“']?([A-Za-z0-9][\w-]*)/i.exec(turn.message)?.[1];
  const shouted = /\b(?=\w*[A-Z0-9])[A-Z0-9][A-Z0-9-]{2,}\b/.exec(turn.message)?.[0];
  const code = shouted ?? named;
  if (!code) return voice.say(turn.messages.whatCode());
  tell(turn, voice, await voice.use('apply_discount', { code }));
}

async function answerAdd(
  turn: Turn,
  voice: Voice,
  { consent, said }: { consent: Consent; said: Wanted },
): Promise<void> {
  const quantity = quantityIn(consent.rest);
  const target = await targetOf(turn, said, nameWords(said));
  if (!target) return offerChoice(turn, voice, said);
  const lacking = lackingValue(target, consent.rest, said);
  if (lacking !== null) return refuseValue(turn, voice, { target, value: lacking });
  await voice.use('get_product', { product: target.product.handle, values: target.variant.values });
  const input = { product: target.product.handle, variant_id: target.variant.id, quantity: quantity ?? 1 };
  tell(turn, voice, await voice.use('add_to_cart', input));
  voice.showProducts([target]);
}

/** `the rille vase in pink`: a value that the product does not have; null when all that is asked for is right. */
function lackingValue({ product, variant }: Found, rest: string, { terms }: Wanted): string | null {
  const value = /\bin (?:the |an? )?(?:colou?r |size )?(\p{L}[\p{L}\d-]*)/u.exec(rest)?.[1] ?? null;
  if (value === null || /^(?:my|our|your|cart|basket|bag|order|stock|total|one|it|that|case)$/.test(value)) return null;
  const isMeant = terms.some(
    ({ label, readings }) =>
      label.includes(value) && readings.some(({ values }) => values.some((each) => variant.values.includes(each))),
  );
  return isMeant || optionTerms(product, [value]).length > 0 || contentStems(product.title).includes(singular(value))
    ? null
    : value;
}

function refuseValue(turn: Turn, voice: Voice, { target, value }: { target: Found; value: string }): void {
  const { product } = target;
  voice.say(turn.messages.lacksValue(product.title, value));
  for (const { values } of product.options)
    voice.say(
      turn.messages.comesIn(
        product.title,
        values.map((each) => each.value),
      ),
    );
  voice.showProducts([target]);
}

/** What was asked for is several things or none: they are shown, and nothing is added. */
async function offerChoice(turn: Turn, voice: Voice, said: Wanted): Promise<void> {
  const wanted = { ...said, words: [...nameWords(said)] };
  if (pointsByNumber(turn.message) || (wanted.terms.length === 0 && wanted.words.length === 0))
    return askWhich(turn, voice);
  await answerSearch(turn, voice, wanted);
  if (turn.memory.conversation.shown.length > 0 || wanted.terms.length > 0) voice.say(turn.messages.whichOfThese());
}

/** A removal or a new quantity, of a product in the cart. */
async function answerChange(
  turn: Turn,
  voice: Voice,
  { said, isRemoval }: { said: Wanted; isRemoval: boolean },
): Promise<void> {
  const facts = await voice.use('get_cart', {});
  const lines = (facts.kind === 'cart' ? facts.cart?.lines : null) ?? [];
  const stems = new Set([...said.terms.flatMap(({ label }) => contentStems(label)), ...nameWords(said)]);
  const scored = lines.map((line) => {
    const words = contentStems([line.title, line.handle, ...line.variant.options.map(({ value }) => value)].join(' '));
    return { line, score: words.filter((word) => stems.has(word)).length };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  const focus = turn.memory.conversation.focus?.variantId;
  const line =
    best && best.score > 0
      ? best.line
      : (lines.find(({ variant }) => variant.id === focus) ?? (lines.length === 1 ? lines[0] : null));
  if (!line) return voice.say(turn.messages.notInCart());
  const quantity = isRemoval ? 0 : (quantityIn(turn.message) ?? line.quantity);
  tell(turn, voice, await voice.use('update_cart_item', { variant_id: line.variant.id, quantity }));
}

function nameWords({ words }: Wanted): readonly string[] {
  return words.filter((word) => numberWord(word) === null && !verbs.has(word));
}

const verbs = new Set(
  'add put buy order take remove delete drop change set make update increase reduce quantity rid out'.split(' '),
);

/** `three mugs`, `2 of them`, `set it to 4`; a number after `set of` belongs to a name. */
function quantityIn(text: string): number | null {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token, index) => {
    const before = tokens.slice(Math.max(0, index - 2), index).join(' ');
    const isOfName = before === 'set of' || /^(?:one|1)$/.test(token) || isUnit(tokens[index + 1]);
    const isOrdinalNumber = /(?:number|#)$/.test(before);
    return numberWord(token) !== null && !isOfName && !isOrdinalNumber;
  });
  return at === -1 ? null : numberWord(tokens[at] ?? '');
}

function isUnit(token: string | undefined): boolean {
  return (
    token !== undefined &&
    !functionWords.has(singular(token)) &&
    /^(?:mm|cm|m|ml|cl|dl|l|g|kg|x|w|peg|pegs|%|st|nd|rd|th)$/.test(token)
  );
}
