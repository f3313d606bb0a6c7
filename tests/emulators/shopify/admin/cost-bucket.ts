import { Kind, OperationTypeNode, parse, type SelectionSetNode } from 'graphql';
import type { GraphqlRequest } from '../graphql-execution.ts';

export interface QueryCost {
  readonly isPaid: boolean;
  /** `extensions.cost` of the answer. */
  readonly extension: object;
}

/** Points of the standard plan. https://shopify.dev/docs/api/usage/limits#graphql-admin-api-rate-limits */
const maximumAvailable = 2000;
const restoreRate = 100;

/** A bucket of points that refills with time; a query that costs more than is left is refused. */
export function createCostBucket(now: () => Date): { readonly take: (request: GraphqlRequest) => QueryCost } {
  let available = maximumAvailable;
  let filledAt = now().getTime();
  return {
    take: (request) => {
      const time = now().getTime();
      available = Math.min(maximumAvailable, available + ((time - filledAt) / 1000) * restoreRate);
      filledAt = time;
      const cost = costOf(request);
      const isPaid = cost <= available;
      if (isPaid) available -= cost;
      const throttleStatus = { maximumAvailable, currentlyAvailable: Math.floor(available), restoreRate };
      return {
        isPaid,
        extension: { requestedQueryCost: cost, actualQueryCost: isPaid ? cost : null, throttleStatus },
      };
    },
  };
}

/**
 * An object costs 1, a mutation 10, scalars nothing, and a connection more with the size of its page. How much more is
 * not documented: here by its logarithm.
 */
function costOf({ query, variables }: GraphqlRequest): number {
  const operation = parse(query).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return 0;
  return (
    (operation.operation === OperationTypeNode.MUTATION ? 10 : 0) +
    selectionCost(operation.selectionSet, variables ?? {})
  );
}

function selectionCost({ selections }: SelectionSetNode, variables: Readonly<Record<string, unknown>>): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind !== Kind.FIELD || !selection.selectionSet) return sum;
    const first = selection.arguments?.find(({ name }) => name.value === 'first')?.value;
    const given = first?.kind === Kind.VARIABLE ? variables[first.name.value] : undefined;
    const size = first?.kind === Kind.INT ? Number(first.value) : Number(given ?? 1);
    return sum + Math.max(1, Math.ceil(Math.log2(size + 1))) * (1 + selectionCost(selection.selectionSet, variables));
  }, 0);
}
