import type { Product } from '#shop/product/product.ts';
import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { findNamedVariants } from '../../../retrieval/variants/named-values.ts';
import { valueBySize } from '../../../retrieval/variants/variant-size.ts';
import { earlierValues } from '../../../retrieval/variants/earlier-values.ts';
import { shownProduct, valueSaid } from '../../answer-value.ts';
import { normalizeMessage } from '../../rule.ts';
import { offerVariants } from '../offer-variants.ts';

const count = String.raw`(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|it|that|them)`;
const counted = String.raw`${count}(?: of (?:it|them|those|these|that))?(?: (?:pairs?|pieces?|pcs|packs?|sets?))?`;
const toCart = '(?: (?:in)?to (?:my |the )?(?:cart|basket|bag))?';

/** `pink ok, add it`, `42 mm then add 4`, `in M, 3 pairs`. */
const valueFirst = new RegExp(
  String.raw`^(?<value>.{1,40}?)(?:[\s,.;!]+(?:then|and|please|so))*(?:[\s,.;!]+(?<verb>add|i'll take|i take|i'll have|give me|put) |[,.;]\s+|[\s,]+then[\s,]+)${counted}${toCart}(?:[\s,]+(?:please|then|thanks))*[\s.!]*$`,
);

/** `in grey, add to basket`: one of it. */
const valueAdded = new RegExp(
  String.raw`^(?<value>.{1,40}?)(?:[\s,.;!]+(?:then|and|please|so))*[\s,.;!]+(?<verb>add) (?:in)?to (?:my |the )?(?:cart|basket|bag)(?:[\s,]+(?:please|then|thanks))*[\s.!]*$`,
);

/** `in grey 4 of them`, `grey, 2 packs please` */
const valueThenCount = new RegExp(
  String.raw`^(?:(?:ok|and|then|yes|in)[\s,]+)*(?<value>[^,.;]{1,40}?)[\s,]+${count}(?: of (?:it|them|those|these|that)| (?:pairs?|pieces?|pcs|packs?|sets?))(?:[\s,]+(?:please|then|thanks))*[\s.!]*$`,
);

/** `4 in blue`, `two of them in M please`. */
const countFirst = new RegExp(
  String.raw`^(?:(?:ok|and|then|yes)[\s,]+)*${counted} (?:in|of the|of) (?!it\b|them\b|those\b|these\b)(?<value>[^,.;]{1,40}?)(?:[\s,]+(?:please|then|thanks))*[\s.!]*$`,
);

/** `M thanks`, `in M please`: one in that size. */
const valuePolitely =
  /^(?:(?:ok|and|then|yes|in|rather|size)[\s,]+)*(?<value>[^,.;?!]{1,40}?)[\s,]+(?:(?:then|please|thanks|thank you)[\s,]*)*(?:please|thanks|thank you)[\s.!]*$/;

/** `add it in M`, `i'll take M` */
const valueLast = new RegExp(
  String.raw`^(?:(?:ok|and|then|yes|please|great)[\s,]+)*(?<verb>add|put|take|i'll take|i take|i'll have|give me) (?:${count} (?:of (?:it|them|those|these) )?)?(?:in |size |the )*(?!(?:it|that|them|one|both)(?:$| ))(?<value>[^,.;?!]{1,40}?)(?: ones?)?${toCart}(?:[\s,]+(?:please|then|thanks))*[\s.!]*$`,
);

interface ChosenValue {
  readonly product: Product;
  /** Those that the message or the messages before it say. */
  readonly values: readonly string[];
  readonly quantity: number;
  /** Whether the message says by a verb that it is to be added. */
  readonly isRequested: boolean;
}

/** A request to add what is spoken of, where a message names a value of it first; null for any other message. */
export async function requestOfValue(turn: TurnContext): Promise<string | null> {
  const chosen = await readChosenValue(turn);
  if (!chosen?.isRequested) return null;
  // Two numbers in a row would be two quantities.
  const values = chosen.values.toSorted((one, other) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)));
  return `add ${chosen.quantity} of it in ${values.join(' ')}`;
}

/** Offers as many as a message says beside a value: `in M, 3 pairs`. false: it says something else. */
export async function answerValueAndCount(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const chosen = await readChosenValue(turn);
  if (!chosen || chosen.isRequested) return false;
  const { product, values, quantity } = chosen;
  const variant = product.variants.find(
    (each) => each.available && values.every((value) => each.values.includes(value)),
  );
  if (!variant || values.length < product.options.length) return false;
  await offerVariants(turn, answer, { matches: [{ product, variant, reason: null }], quantity });
  return true;
}

/** `2 of the small ones` */
function sizeSaid(product: Product, text: string): string | null {
  return /^\p{L}+(?: ones?)?$/u.test(text) ? valueBySize(product, text) : null;
}

async function readChosenValue(turn: TurnContext): Promise<ChosenValue | null> {
  const text = normalizeMessage(turn.message);
  const counting = valueFirst.exec(text) ?? valueAdded.exec(text) ?? countFirst.exec(text) ?? valueThenCount.exec(text);
  const found = counting ?? valuePolitely.exec(text) ?? valueLast.exec(text);
  const { value = '', verb, count: word = 'it' } = found?.groups ?? {};
  const product = value === '' ? null : await shownProduct(turn);
  const said = product && (valueSaid(product, value) ?? sizeSaid(product, value));
  const isOfMemory = counting === null && verb !== undefined;
  if (
    !product ||
    said === null ||
    (isOfMemory && findNamedVariants(product, [said]).open.length === 0) ||
    (/^\d{2}$/.test(word) && valueSaid(product, word) !== null)
  )
    return null;
  const together = findNamedVariants(product, [said, ...earlierValues(turn.memory.conversation, product)]);
  const { variants, open } = together.variants.length > 0 ? together : findNamedVariants(product, [said]);
  const [variant] = variants;
  const values = product.options.flatMap(({ name }, index) =>
    open.includes(name) ? [] : (variant?.values[index] ?? []),
  );
  const quantity = /^(?:it|that|them|an?)$/.test(word) ? 1 : parseNumberWord(word);
  const isOpen = isOfMemory && values.length < product.options.length;
  return values.length === 0 || quantity === null || isOpen
    ? null
    : { product, values, quantity, isRequested: verb !== undefined };
}
