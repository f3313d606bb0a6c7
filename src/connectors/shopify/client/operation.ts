import type { z } from 'zod';

/** A GraphQL document with the schema of its answer. A test validates the documents against Shopify's schema. */
export interface Operation<Data> {
  readonly name: string;
  readonly source: string;
  /** Accepts every answer that Shopify's schema allows, null where that allows null; strips nothing that is read. */
  readonly data: z.ZodType<Data>;
}

/** Values of the variables of a document, as JSON. */
export type OperationVariables = Readonly<Record<string, unknown>>;

/** An operation of a document whose one operation has this name. Fragments are appended. */
export function defineOperation<Data>(
  name: string,
  data: z.ZodType<Data>,
  sources: readonly string[],
): Operation<Data> {
  return { name, data, source: sources.map((source) => source.trim()).join('\n\n') };
}
