import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import { contextVariables, imageFields, imageSchema, inContext, nodesOf } from './common.ts';

const textField = z.object({ value: z.string().nullable() }).nullable();

/** What a field of a section leads to: a picture, or a product or collection, which have handles. */
const referenceSchema = z.object({
  __typename: z.string(),
  id: z.string().optional(),
  alt: z.string().nullish(),
  image: imageSchema.nullish(),
  handle: z.string().optional(),
});
export type ReferenceNode = z.infer<typeof referenceSchema>;

const sectionNode = z.object({
  id: z.string(),
  type: z.string(),
  fields: z.array(
    z.object({
      key: z.string(),
      type: z.string(),
      value: z.string().nullable(),
      reference: referenceSchema.nullable(),
      references: z.object({ nodes: z.array(referenceSchema) }).nullable(),
    }),
  ),
});
export type SectionNode = z.infer<typeof sectionNode>;

/** A list of references to metaobjects, of which others are left out. */
export const sectionListSchema = z
  .object({ references: z.object({ nodes: nodesOf(sectionNode) }).nullable() })
  .nullable();

/** The first 50 sections of a list. */
export const sectionListFields = `references(first: 50) { nodes { ...SectionFields } }`;

export const sectionFragments = [
  `fragment SectionFields on Metaobject {
    id
    type
    fields {
      key
      type
      value
      reference { ...ReferenceFields }
      references(first: 25) { nodes { ...ReferenceFields } }
    }
  }`,
  `fragment ReferenceFields on MetafieldReference {
    __typename
    ... on MediaImage { id alt image { ...ImageFields } }
    ... on Product { handle }
    ... on Collection { handle }
  }`,
  imageFields,
];

const pageNode = z.object({
  id: z.string(),
  title: textField,
  description: textField,
  sections: sectionListSchema,
});
export type SectionedPageNode = z.infer<typeof pageNode>;

/** The metaobject that is the home page; null: there is none. */
export const homePage = defineOperation('HomePage', z.object({ metaobject: pageNode.nullable() }), [
  `query HomePage(${contextVariables}) ${inContext} {
    metaobject(handle: { type: "storefront_page", handle: "home" }) {
      id
      title: field(key: "title") { value }
      description: field(key: "description") { value }
      sections: field(key: "sections") { ${sectionListFields} }
    }
  }`,
  ...sectionFragments,
]);
