import type { Message } from '#messages/message.ts';

/** The messages `cart.script`, which the header passes on the link to the cart. */
export interface CartScriptMessages {
  readonly count: Message;
  readonly adding: string;
  readonly added: string;
  readonly disconnected: string;
  readonly timedOut: string;
  readonly tooLarge: string;
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

/** Why a change has no result: the HTTP status, or no response at all. */
export type ChangeFailure = number | 'disconnected' | 'timed_out';

export function failureText(failure: ChangeFailure, messages: CartScriptMessages): string {
  switch (failure) {
    case 'disconnected':
      return messages.disconnected;
    case 'timed_out':
    case 408:
      return messages.timedOut;
    case 413:
      return messages.tooLarge;
    case 429:
      return messages.tooMany;
    case 502:
    case 503:
    case 504:
      return messages.unavailable;
    default:
      return messages.failed;
  }
}
