import { germanOrders } from './german-order.ts';
import { norwegianOrders } from './norwegian-order.ts';

/**
 * A German or Norwegian question with its words in the order in which the phrases of these languages are read: the verb that
 * it begins with comes last, what stands between the parts of a phrase follows it. Any other text stays as it is.
 */
export function inReadOrder(text: string, language: 'de' | 'nb'): string {
  if (text.length > maxLength) return text;
  const order = orders[language].find(({ form }) => form.test(text));
  return order ? text.replace(order.form, order.read) : text;
}

/** Longer messages say more than one thing. */
const maxLength = 120;

const orders = { de: germanOrders, nb: norwegianOrders } as const;
