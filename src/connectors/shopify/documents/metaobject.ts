import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import { contextVariables, inContext, nodesOf } from './common.ts';

const textField = z.object({ value: z.string().nullable() }).nullable();

const sectionNode = z.object({
  id: z.string(),
  type: z.string(),
  fields: z.array(z.object({ key: z.string(), type: z.string(), value: z.string().nullable() })),
});
export type SectionNode = z.infer<typeof sectionNode>;

const pageNode = z.object({
  title: textField,
  description: textField,
  sections: z.object({ references: z.object({ nodes: nodesOf(sectionNode) }).nullable() }).nullable(),
});
export type SectionedPageNode = z.infer<typeof pageNode>;

/** The metaobject that is the home page, with its first 50 sections; null: there is none. */
export const homePage = defineOperation('HomePage', z.object({ metaobject: pageNode.nullable() }), [
  `query HomePage(${contextVariables}) ${inContext} {
    metaobject(handle: { type: "storefront_page", handle: "home" }) {
      title: field(key: "title") { value }
      description: field(key: "description") { value }
      sections: field(key: "sections") {
        references(first: 50) {
          nodes { ... on Metaobject { id type fields { key type value } } }
        }
      }
    }
  }`,
]);
