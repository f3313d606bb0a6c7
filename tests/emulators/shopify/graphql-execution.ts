import {
  defaultFieldResolver,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  valueFromASTUntyped,
} from 'graphql';
import { z } from 'zod';
import { faultyValue, type ShopifyFaults } from './faults.ts';

const requestSchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

export type GraphqlRequest = z.infer<typeof requestSchema>;

/** The request of a body; null if it is none. */
export function parseGraphqlRequest(body: string): GraphqlRequest | null {
  try {
    return requestSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

export interface GraphqlExecution {
  readonly schema: GraphQLSchema;
  readonly faults: ShopifyFaults;
  readonly rootValue: object;
  /** The context of resolvers; takes what `@inContext` says. */
  readonly context: (market: InContext) => object;
}

export interface InContext {
  readonly country: string | null;
  readonly language: string | null;
}

export interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLError[];
}

/** Executes a request against the schema. A document that the schema does not allow has errors and no data. */
export async function executeGraphql(request: GraphqlRequest, execution: GraphqlExecution): Promise<GraphqlAnswer> {
  const { schema, faults, rootValue } = execution;
  try {
    const document = parse(request.query);
    const errors = validate(schema, document);
    if (errors.length > 0) return { errors };
    const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    const result = await execute({
      schema,
      document,
      rootValue,
      operationName: request.operationName ?? null,
      variableValues: request.variables ?? {},
      contextValue: execution.context(inContext(operation, request.variables ?? {})),
      fieldResolver: (...given) => {
        const [, , , { parentType, fieldName }] = given;
        const fault = faultyValue(faults, `${parentType.name}.${fieldName}`);
        return fault === undefined ? defaultFieldResolver(...given) : fault;
      },
    });
    return result;
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError(String(error))] };
  }
}

/** The name by which requests are counted. */
export function operationName({ query, operationName: named }: GraphqlRequest): string {
  return named ?? /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'anonymous';
}

function inContext(
  operation: OperationDefinitionNode | undefined,
  variables: Readonly<Record<string, unknown>>,
): InContext {
  const directive = operation?.directives?.find(({ name }) => name.value === 'inContext');
  const valueOf = (name: string): string | null => {
    const given = directive?.arguments?.find((argument) => argument.name.value === name)?.value;
    const value: unknown = given && valueFromASTUntyped(given, { ...variables });
    return typeof value === 'string' ? value : null;
  };
  return { country: valueOf('country'), language: valueOf('language') };
}
