import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

/** Shopify's Storefront API of version 2026-04, as the package `@shopify/hydrogen-react` has it. */
export function readStorefrontSchema(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json');
  const introspection: IntrospectionQuery = JSON.parse(readFileSync(file, 'utf8'));
  return buildClientSchema(introspection);
}
