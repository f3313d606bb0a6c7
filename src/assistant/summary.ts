import { type ToolResult, productsIn } from './facts.ts';

/** What a tool found, short enough for the wire: ids and counts, no text of the shop. */
export function summarizeResult(result: ToolResult): Readonly<Record<string, unknown>> {
  const ids = productsIn(result).map(({ product }) => product.id);
  if (ids.length > 0) return { kind: result.kind, ids };
  switch (result.kind) {
    case 'collections':
      return { kind: result.kind, count: result.collections.length };
    case 'cart':
      return { kind: result.kind, count: result.cart?.count ?? 0 };
    case 'passages':
      return { kind: result.kind, count: result.passages.length };
    case 'link':
      return { kind: result.kind, href: result.href };
    case 'write':
      return { kind: result.kind, status: result.outcome.status };
    case 'products':
    case 'collection':
    case 'recommended':
    case 'product':
    case 'comparison':
    case 'absent':
      return { kind: result.kind, count: 0 };
    default:
      return result satisfies never;
  }
}
