import { PlatformUnavailable } from '../errors.ts';
import type { CartAnswer, Carts } from '../port.ts';

/** A shop that has no cart yet: none is found, and every write says that it cannot be taken. */
export function makeCarts(): Carts {
  const refuse = async (): Promise<CartAnswer> => {
    throw new PlatformUnavailable('This shop takes no carts yet.');
  };
  return {
    read: async () => null,
    add: refuse,
    setQuantity: refuse,
    setNote: refuse,
    applyCode: refuse,
    removeCode: refuse,
    clear: refuse,
    checkoutUrl: async () => null,
  };
}
