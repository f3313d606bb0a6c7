import { expect, test } from 'vitest';
import type { ReferenceNode, SectionNode } from '../documents/metaobject.ts';
import { toHomeRecord } from './sections.ts';

function sectionsOf(...nodes: readonly (SectionNode | null)[]): unknown {
  const source = {
    id: 'gid://shopify/Metaobject/1',
    title: null,
    description: null,
    sections: { references: { nodes } },
  };
  return toHomeRecord([{ market: 'NO', source }]).overlays['NO']?.sections;
}

type SectionField = SectionNode['fields'][number];

const field = (key: string, type: string, value: string | null): SectionField => ({
  key,
  type,
  value,
  reference: null,
  references: null,
});

/** A field that leads to something, or to a list of it. */
const leadingTo = (key: string, type: string, reference: ReferenceNode): SectionField => ({
  ...field(key, type, 'gid://shopify/Reference/1'),
  ...(type.startsWith('list.') ? { references: { nodes: [reference] } } : { reference }),
});

test('a metaobject is a section of its type with the values of its fields', () => {
  const node = {
    id: '1',
    type: 'section_product_row',
    fields: [
      field('heading', 'single_line_text_field', 'New in'),
      field('products', 'list.single_line_text_field', '["anvil","stove"]'),
      field('preferred_variants', 'json', '{"anvil":{"Weight":"50 kg"}}'),
      field('action', 'link', '{"text":"See all","url":"/collections/all"}'),
      field('wide', 'boolean', 'false'),
      field('columns', 'number_integer', '3'),
    ],
  };
  expect(sectionsOf(node)).toEqual([
    {
      type: 'product-row',
      heading: 'New in',
      products: ['anvil', 'stove'],
      preferredVariants: { anvil: { Weight: '50 kg' } },
      action: { label: 'See all', href: '/collections/all' },
      wide: false,
      columns: 3,
    },
  ]);
});

test('empty fields, references and JSON that is none are left out', () => {
  const fields = [
    field('heading', 'single_line_text_field', ''),
    field('body', 'multi_line_text_field', null),
    field('image', 'file_reference', 'gid://shopify/MediaImage/1'),
    field('items', 'json', '[{'),
    field('action', 'link', '"text"'),
    field('type', 'single_line_text_field', 'hero'),
  ];
  expect(sectionsOf({ id: '1', type: 'app--12--section_text', fields })).toEqual([{ type: 'text' }]);
});

test('references that are no sections are left out', () => {
  expect(sectionsOf(null, { id: '1', type: 'author', fields: [] })).toEqual([]);
});

test('a home page without sections has none', () => {
  const source = { id: '1', title: { value: 'Home' }, description: { value: 'Tools' }, sections: null };
  expect(toHomeRecord([{ market: 'NO', source }])).toMatchObject({
    kind: 'home',
    overlays: { NO: { title: 'Home', seo: { description: 'Tools' }, sections: [] } },
  });
});

test('references name products and collections by handle, and pictures by a name that they come with', () => {
  const image = { url: 'https://cdn.shopify.com/s/files/forge.jpg', altText: 'The forge', width: 800, height: 600 };
  const picture = { __typename: 'MediaImage', id: 'gid://shopify/MediaImage/7', alt: '', image };
  const fields = [
    leadingTo('image', 'file_reference', picture),
    leadingTo('items', 'list.product_reference', { __typename: 'Product', handle: 'anvil' }),
    leadingTo('collection', 'collection_reference', { __typename: 'Collection', handle: 'tools' }),
    leadingTo('author', 'metaobject_reference', { __typename: 'Metaobject' }),
    leadingTo('video', 'file_reference', { __typename: 'Video' }),
  ];
  const source = {
    id: 'gid://shopify/Metaobject/1',
    title: null,
    description: null,
    sections: { references: { nodes: [{ id: 'gid://shopify/Metaobject/2', type: 'section_hero', fields }] } },
  };
  const record = toHomeRecord([{ market: 'NO', source }]);
  expect(record.parts).toEqual(['1', '2']);
  expect(record.overlays['NO']).toMatchObject({
    sections: [{ type: 'hero', image: picture.id, items: ['anvil'], collection: 'tools' }],
    pictures: { [picture.id]: { alt: 'The forge', width: 800 } },
  });
});
