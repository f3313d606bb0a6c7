import { parseCartIntent } from '../../../cart/wording/cart-intent.ts';
import { itemText } from '../../../cart/wording/item-text.ts';
import { type SelfCorrection, selfCorrection } from '../../../cart/wording/self-correction.ts';
import { countAlone, withQuantity } from '../../../cart/wording/stated-quantity.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { shownProduct, valueSaid } from '../../answer-value.ts';
import { requestWithAnswer } from '../pending-request.ts';
import { resolveRequestedItem } from '../requested-item.ts';

/**
 * A message that corrects itself as the request that it ends with: `add two … no, just one` is `add 1`. What was taken back is
 * never done: where the second half is not understood, it is all that is read. null for a message that corrects nothing.
 */
export async function correctedRequest(turn: TurnContext): Promise<string | null> {
  const correction = selfCorrection(turn.message);
  if (!correction) return null;
  const { before, instead } = correction;
  const intent = parseCartIntent(before);
  if (intent === null) return correctedValue(turn, before, withoutPauses(instead));
  if (intent.kind === 'add') return correctedAddition(turn, correction, intent.rest);
  return correction.isSure ? correctedChange(before, instead) : null;
}

/** `rust. or rather, black, in M`: values of what is spoken of; null where one of the two says anything else. */
async function correctedValue(turn: TurnContext, before: string, instead: string): Promise<string | null> {
  const product = await shownProduct(turn);
  const areValues = product && [before, instead].every((text) => valueSaid(product, text) !== null);
  return areValues ? instead : null;
}

async function correctedAddition(
  turn: TurnContext,
  { instead, isSure }: SelfCorrection,
  rest: string,
): Promise<string | null> {
  const said = parseCartIntent(instead);
  if (said && said.kind !== 'add') return instead;
  const wanted = withoutPauses(said ? said.rest : instead);
  const request = `add ${rest}`;
  const asked = await resolveRequestedItem({ ...turn, message: request }, rest);
  const changed = requestWithAnswer(asked, request, wanted);
  if (changed !== null) return changed;
  const count = countAlone(wanted);
  if (count !== null) return `add ${withQuantity(itemText(rest) === '' ? 'it' : rest, count)}`;
  const replaced = await withOtherItem(turn, rest, wanted);
  return replaced ?? (isSure ? wanted : null);
}

/** `add two of the red mugs, no, the blue ones`: as many of another thing; null where it is no thing that is known. */
async function withOtherItem(turn: TurnContext, rest: string, wanted: string): Promise<string | null> {
  const [counted = ''] =
    /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) of (?=the )/.exec(rest) ?? [];
  const request = `add ${/^the /i.test(wanted) ? counted : ''}${wanted}`;
  const { kind } = await resolveRequestedItem({ ...turn, message: request }, request.replace(/^add /, ''));
  return kind === 'none' || kind === 'unknown' ? null : request;
}

/** `remove the mug, no, the vase`, `make it three, no, four`: the same is done with what is said instead. */
function correctedChange(before: string, instead: string): string {
  if (parseCartIntent(instead)) return instead;
  const [verb = ''] = /^.*?\b(?:remove|delete|drop|(?:make|change|set) (?:it|that|them)(?: to)?)\b/i.exec(before) ?? [];
  return verb === '' ? instead : `${verb} ${instead}`;
}

/** `black. in M`: one answer, whatever pauses it has. */
function withoutPauses(text: string): string {
  return text
    .replaceAll(/[.,;!…]+\s+(?=\S)/g, ' ')
    .replace(/^(?:then|please|make (?:it|that)|i(?:'ll)? take|i want)\s+/i, '');
}
