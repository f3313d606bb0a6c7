import { type CartIntent, parseCartIntent } from '../../cart/wording/cart-intent.ts';
import { isCartEmpty, type TurnContext } from '../../conversation/turn-context.ts';
import { normalizeMessage } from '../rule.ts';

/**
 * What a message asks to change of the cart; null: nothing. With an empty cart nothing is exchanged: `swap for another
 * size` asks about returns then, but `swap the pots for the bowls` is told that they are not in the cart.
 */
export async function possibleCartIntent(turn: TurnContext): Promise<CartIntent | null> {
  const intent = parseCartIntent(turn.message);
  if (intent?.kind !== 'exchange') return intent;
  const isAboutCart = swapsNamed.test(normalizeMessage(turn.message)) || !(await isCartEmpty(turn));
  return isAboutCart ? intent : null;
}

const swapsNamed = /^(?:swap|switch|replace) the \p{L}.* (?:for|with|to) (?!another\b|a\b|new\b|something\b)\S/u;
