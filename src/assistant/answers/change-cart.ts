import { type CartIntent, parseNumberWord } from '../cart/cart-intent.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { ProductMatch } from '../retrieval/match-variant.ts';
import { optionTerms } from '../retrieval/resolve-product.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { singularize } from '#shop/text/stem.ts';
import { contentStems, functionWords, tokensOf } from '../retrieval/words.ts';
import { hasOrdinal, findReferencedProduct } from '../rules/referenced-product.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { reportOutcome } from './cart.ts';
import { answerSearch } from './search.ts';
import { askWhichProduct } from './small-talk.ts';

/** Changes the cart as the message asks, through the same gates as a model would. */
export async function answerCartChange(
  turn: TurnContext,
  answer: AnswerWriter,
  asked: { consent: CartIntent; said: SearchCriteria },
): Promise<void> {
  const { consent, said: criteria } = asked;
  if (consent.kind === 'note') return answerNote(turn, answer, consent.rest);
  if (consent.kind === 'discount') return answerDiscount(turn, answer);
  if (consent.kind === 'clear') return reportOutcome(turn, answer, await answer.callTool('clear_cart', {}));
  if (consent.kind === 'add') return answerAdd(turn, answer, asked);
  return answerQuantityChange(turn, answer, { said: criteria, isRemoval: consent.kind === 'remove' });
}

/** Writes a note onto the order; asks for its words when there are none. */
export async function answerNote(turn: TurnContext, answer: AnswerWriter, note: string): Promise<void> {
  if (note === '') return answer.say(turn.messages.whatNote());
  reportOutcome(turn, answer, await answer.callTool('add_cart_note', { note: note.slice(0, 500) }));
}

async function answerDiscount(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const named = /\b(?:code|coupon|voucher|discount)\b:?\s+["“']?([A-Za-z0-9][\w-]*)/i.exec(turn.message)?.[1];
  const shouted = /\b(?=\w*[A-Z0-9])[A-Z0-9][A-Z0-9-]{2,}\b/.exec(turn.message)?.[0];
  const code = shouted ?? named;
  if (!code) return answer.say(turn.messages.whatCode());
  reportOutcome(turn, answer, await answer.callTool('apply_discount', { code }));
}

async function answerAdd(
  turn: TurnContext,
  answer: AnswerWriter,
  { consent, said: criteria }: { consent: CartIntent; said: SearchCriteria },
): Promise<void> {
  const quantity = quantityIn(consent.rest);
  const target = await findReferencedProduct(turn, criteria, productNameWords(criteria));
  if (!target) return offerProducts(turn, answer, criteria);
  const lacking = missingValue(target, consent.rest, criteria);
  if (lacking !== null) return refuseValue(turn, answer, { target, value: lacking });
  await answer.callTool('get_product', { product: target.product.handle, values: target.variant.values });
  const input = { product: target.product.handle, variant_id: target.variant.id, quantity: quantity ?? 1 };
  reportOutcome(turn, answer, await answer.callTool('add_to_cart', input));
  answer.showProducts([target]);
}

/** `the rille vase in pink`: a value that the product does not have; null when all that is asked for is right. */
function missingValue({ product, variant }: ProductMatch, rest: string, { terms }: SearchCriteria): string | null {
  const value = /\bin (?:the |an? )?(?:colou?r |size )?(\p{L}[\p{L}\d-]*)/u.exec(rest)?.[1] ?? null;
  if (value === null || /^(?:my|our|your|cart|basket|bag|order|stock|total|one|it|that|case)$/.test(value)) return null;
  const isMeant = terms.some(
    ({ label, readings }) =>
      label.includes(value) && readings.some(({ values }) => values.some((each) => variant.values.includes(each))),
  );
  return isMeant || optionTerms(product, [value]).length > 0 || contentStems(product.title).includes(singularize(value))
    ? null
    : value;
}

function refuseValue(
  turn: TurnContext,
  answer: AnswerWriter,
  { target, value }: { target: ProductMatch; value: string },
): void {
  const { product } = target;
  answer.say(turn.messages.lacksValue(product.title, value));
  for (const { values } of product.options)
    answer.say(
      turn.messages.comesIn(
        product.title,
        values.map((each) => each.value),
      ),
    );
  answer.showProducts([target]);
}

/** What was asked for is several things or none: they are shown, and nothing is added. */
async function offerProducts(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const searchCriteria = { ...criteria, words: [...productNameWords(criteria)] };
  if (hasOrdinal(turn.message) || (searchCriteria.terms.length === 0 && searchCriteria.words.length === 0))
    return askWhichProduct(turn, answer);
  await answerSearch(turn, answer, searchCriteria);
  if (turn.memory.conversation.shown.length > 0 || searchCriteria.terms.length > 0)
    answer.say(turn.messages.whichOfThese());
}

/** A removal or a new quantity, of a product in the cart. */
async function answerQuantityChange(
  turn: TurnContext,
  answer: AnswerWriter,
  { said: criteria, isRemoval }: { said: SearchCriteria; isRemoval: boolean },
): Promise<void> {
  const result = await answer.callTool('get_cart', {});
  const lines = (result.kind === 'cart' ? result.cart?.lines : null) ?? [];
  const stems = new Set([...criteria.terms.flatMap(({ label }) => contentStems(label)), ...productNameWords(criteria)]);
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
  if (!line) return answer.say(turn.messages.notInCart());
  const quantity = isRemoval ? 0 : (quantityIn(turn.message) ?? line.quantity);
  reportOutcome(turn, answer, await answer.callTool('update_cart_item', { variant_id: line.variant.id, quantity }));
}

function productNameWords({ words }: SearchCriteria): readonly string[] {
  return words.filter((word) => parseNumberWord(word) === null && !cartVerbs.has(word));
}

const cartVerbs = new Set(
  'add put buy order take remove delete drop change set make update increase reduce quantity rid out'.split(' '),
);

/** `three mugs`, `2 of them`, `set it to 4`; a number after `set of` belongs to a name. */
function quantityIn(text: string): number | null {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token, index) => {
    const before = tokens.slice(Math.max(0, index - 2), index).join(' ');
    const isOfName = before === 'set of' || /^(?:one|1)$/.test(token) || isUnit(tokens[index + 1]);
    const isOrdinalNumber = /(?:number|#)$/.test(before);
    return parseNumberWord(token) !== null && !isOfName && !isOrdinalNumber;
  });
  return at === -1 ? null : parseNumberWord(tokens[at] ?? '');
}

function isUnit(token: string | undefined): boolean {
  return (
    token !== undefined &&
    !functionWords.has(singularize(token)) &&
    /^(?:mm|cm|m|ml|cl|dl|l|g|kg|x|w|peg|pegs|%|st|nd|rd|th)$/.test(token)
  );
}
