import type { Message } from '#messages/message.ts';

/** What the scripts of the cart say: the messages `cart.script`, as the header gives them with the link to the cart. */
export interface CartScriptMessages {
  readonly count: Message;
  readonly disconnected: string;
  readonly tooMany: string;
  readonly unavailable: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly viewCart: string;
}

export function readCartMessages(): CartScriptMessages {
  const { messages = '{}' } = document.querySelector<HTMLElement>('[data-cart-button]')?.dataset ?? {};
  return JSON.parse(messages);
}

/** Why a change of the cart has no answer, by the HTTP status; null: there was no response at all. */
export function failureText(status: number | null, messages: CartScriptMessages): string {
  if (status === null) return messages.disconnected;
  if (status === 429) return messages.tooMany;
  return [502, 503, 504].includes(status) ? messages.unavailable : messages.failed;
}
