import { type Facts, productsIn } from './facts.ts';

/** What a tool found, short enough for the wire: ids and counts, no text of the shop. */
export function summaryOf(facts: Facts): Readonly<Record<string, unknown>> {
  const ids = productsIn(facts).map(({ product }) => product.id);
  if (ids.length > 0) return { kind: facts.kind, ids };
  switch (facts.kind) {
    case 'collections':
      return { kind: facts.kind, count: facts.collections.length };
    case 'cart':
      return { kind: facts.kind, count: facts.cart?.count ?? 0 };
    case 'passages':
      return { kind: facts.kind, count: facts.passages.length };
    case 'link':
      return { kind: facts.kind, href: facts.href };
    case 'write':
      return { kind: facts.kind, status: facts.outcome.status };
    case 'products':
    case 'collection':
    case 'recommended':
    case 'product':
    case 'comparison':
    case 'absent':
      return { kind: facts.kind, count: 0 };
    default:
      return facts satisfies never;
  }
}
