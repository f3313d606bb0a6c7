import type { Messages } from './messages.ts';

type CartMessages = Messages['cart'];

/** Why a change of the cart was refused, as the catalog names the reasons. */
type RefusalName = keyof CartMessages['refusals'];

/** A refusal as a sentence. `detail` is a number of pieces or characters, a date, an amount or countries. */
export function refusalText(reason: RefusalName, detail: string | null, messages: CartMessages): string {
  const { refusals, detailedRefusals } = messages;
  if (detail === null || !isDetailed(reason, messages)) return refusals[reason];
  return reason === 'over_stock'
    ? detailedRefusals.over_stock({ count: Number(detail) })
    : detailedRefusals[reason]({ detail });
}

function isDetailed(
  reason: RefusalName,
  { detailedRefusals }: CartMessages,
): reason is keyof CartMessages['detailedRefusals'] {
  return Object.hasOwn(detailedRefusals, reason);
}
