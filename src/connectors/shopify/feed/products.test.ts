import { expect, test } from 'vitest';
import { market, markets, openFeed, recordOf, signal } from '#tests/helpers/shopify/open-feed.ts';
import { amount, sampleImage, sampleProductNode, sampleVariantNode } from '#tests/helpers/shopify/sample-nodes.ts';

test('a product without a choice has no options, and its variant the product’s price and stock', async () => {
  const { base, overlay, record } = await recordOf({});
  expect(record).toMatchObject({ id: '1', handle: 'mug-1', version: '2026-02-01T10:00:00.000Z', listed: null });
  expect(base).toMatchObject({
    type: 'Mugs',
    vendor: 'Harbour',
    tags: ['blue', 'stoneware'],
    fulfilment: 'stock',
    requiresShipping: true,
    createdAt: '2026-01-01T10:00:00.000Z',
    variants: [{ id: '100', sku: 'SKU-100', barcode: null, weightGrams: 400, picture: null, stockItem: null }],
  });
  expect(overlay).toMatchObject({
    title: 'Mug 1',
    description: '<p>Holds coffee.</p>',
    seo: { title: null, description: null },
    options: [],
    variants: [{ title: '', values: [], price: { amount: 2490, currency: 'EUR' }, stock: 5, quantityRule: null }],
  });
});

test.each([
  ['1990.50', 'HUF', 199_050],
  ['1200.0', 'JPY', 1200],
  ['1200.5', 'JPY', 1201],
  ['1.2344', 'KWD', 1234],
  ['12.3456', 'EUR', 1235],
  ['7', 'EUR', 700],
])('a price of %s %s is rounded to the decimals of its currency', async (...[decimal, currency, expected]) => {
  const { overlay } = await recordOf({ variants: [sampleVariantNode(1, { price: amount(decimal, currency) })] });
  expect(overlay.variants[0]?.price).toEqual({ amount: expected, currency });
});

test('a product without variants, pictures, type, vendor and texts is a record, too', async () => {
  const { base, overlay } = await recordOf({
    variants: [],
    vendor: '',
    productType: '',
    tags: [],
    descriptionHtml: '',
    options: [],
  });
  expect(base).toMatchObject({ type: null, vendor: null, media: [], variants: [], fulfilment: 'stock' });
  expect(overlay).toMatchObject({ description: '', options: [], variants: [] });
});

test('options keep their order and swatches, and each variant has a value for each', async () => {
  const names = Array.from({ length: 250 }, (_, index) => `Colour ${index}`);
  const { overlay } = await recordOf({
    options: [
      { name: 'Größe', optionValues: [{ name: 'S', swatch: null }] },
      { name: '色', optionValues: names.map((name) => ({ name, swatch: { color: '#AB12CD' } })) },
    ],
    variants: [
      sampleVariantNode(1, {
        title: 'S / Colour 249',
        selectedOptions: [
          { name: '色', value: 'Colour 249' },
          { name: 'Größe', value: 'S' },
        ],
      }),
    ],
  });
  expect(overlay.options.map(({ name, values }) => [name, values.length])).toEqual([
    ['Größe', 1],
    ['色', 250],
  ]);
  expect(overlay.options[1]?.values[0]).toEqual({ value: 'Colour 0', swatch: '#ab12cd' });
  expect(overlay.variants[0]).toMatchObject({ title: 'S / Colour 249', values: ['S', 'Colour 249'] });
});

test('prices, former prices, unit prices, quantity rules, price breaks and plans are those of the variant', async () => {
  const { base, overlay } = await recordOf({
    requiresSellingPlan: true,
    sellingPlanGroups: {
      nodes: [
        {
          name: 'Subscribe and save',
          sellingPlans: { nodes: [{ id: 'gid://shopify/SellingPlan/7', name: 'Monthly', description: null }] },
        },
      ],
    },
    variants: [
      sampleVariantNode(1, {
        price: amount('1200.0', 'JPY'),
        compareAtPrice: amount('1500', 'JPY'),
        unitPrice: amount('240', 'JPY'),
        unitPriceMeasurement: { quantityValue: 500, quantityUnit: 'G', referenceValue: 100, referenceUnit: 'G' },
        quantityRule: { minimum: 2, maximum: 10, increment: 2 },
        quantityPriceBreaks: {
          nodes: [
            { minimumQuantity: 8, price: amount('1000', 'JPY') },
            { minimumQuantity: 4, price: amount('1100', 'JPY') },
          ],
        },
        sellingPlanAllocations: {
          nodes: [
            {
              sellingPlan: { id: 'gid://shopify/SellingPlan/7' },
              priceAdjustments: [{ price: amount('1080', 'JPY'), compareAtPrice: amount('1200', 'JPY') }],
            },
          ],
        },
      }),
    ],
  });
  expect(base.needsSellingPlan).toBe(true);
  expect(overlay.sellingPlans).toEqual([{ id: '7', group: 'Subscribe and save', name: 'Monthly', description: null }]);
  expect(overlay.variants[0]).toMatchObject({
    price: { amount: 1200, currency: 'JPY' },
    compareAt: { amount: 1500, currency: 'JPY' },
    unitPrice: { price: { amount: 240, currency: 'JPY' }, reference: '100 g' },
    quantityRule: { minimum: 2, maximum: 10, increment: 2 },
    priceBreaks: [
      { minimum: 4, price: { amount: 1100 } },
      { minimum: 8, price: { amount: 1000 } },
    ],
    planPrices: [{ plan: '7', price: { amount: 1080 }, compareAt: { amount: 1200 } }],
  });
});

test('a former price that is not higher is none', async () => {
  const { overlay } = await recordOf({ variants: [sampleVariantNode(1, { compareAtPrice: amount('24.90') })] });
  expect(overlay.variants[0]?.compareAt).toBeNull();
});

test.each([
  ['counted', { quantityAvailable: 5 }, 5, true],
  ['sold out', { quantityAvailable: 0, availableForSale: false }, 0, false],
  ['oversold', { quantityAvailable: -2, availableForSale: false }, 0, false],
  ['on backorder', { quantityAvailable: 0, currentlyNotInStock: true }, null, true],
  ['not counted', { quantityAvailable: null }, null, true],
])('a variant that is %s has the stock that can be bought', async (_, fields, ...[stock, available]) => {
  const { overlay } = await recordOf({ variants: [sampleVariantNode(1, fields)] });
  expect(overlay.variants[0]).toMatchObject({ stock, available });
});

test('pictures are offered in the widths that the CDN can render, and variants name theirs', async () => {
  const image = sampleImage('https://cdn.shopify.com/s/files/1/1/mug.jpg?v=17&width=900', { width: 1000 });
  const { base } = await recordOf({
    media: {
      nodes: [
        { __typename: 'MediaImage', id: 'gid://shopify/MediaImage/5', alt: 'Blue mug', previewImage: null, image },
        { __typename: 'MediaImage', id: 'gid://shopify/MediaImage/6', alt: null, previewImage: null, image: null },
        {
          __typename: 'Video',
          id: 'gid://shopify/Video/7',
          alt: null,
          previewImage: sampleImage(),
          sources: [{ url: 'https://cdn.shopify.com/v.mp4', mimeType: 'video/mp4', width: 640, height: 480 }],
        },
        {
          __typename: 'ExternalVideo',
          id: 'gid://shopify/ExternalVideo/8',
          alt: 'A film',
          previewImage: null,
          originUrl: 'https://youtu.be/x',
        },
        {
          __typename: 'Model3d',
          id: 'gid://shopify/Model3d/9',
          alt: null,
          previewImage: null,
          sources: [{ url: 'https://cdn.shopify.com/m.glb', mimeType: 'model/gltf-binary' }],
        },
      ],
    },
    variants: [sampleVariantNode(1, { image: sampleImage('https://cdn.shopify.com/s/files/1/1/mug.jpg?v=18') })],
  });
  expect(base.media.map(({ kind, id }) => [kind, id])).toEqual([
    ['picture', '5'],
    ['video', '7'],
    ['link', '8'],
    ['link', '9'],
  ]);
  expect(base.media[0]).toMatchObject({
    picture: {
      template: 'https://cdn.shopify.com/s/files/1/1/mug.jpg?v=17&width={width}',
      widths: [160, 320, 480, 640, 800, 1000],
      formats: ['jpeg'],
      width: 1000,
      alt: 'Blue mug',
    },
  });
  expect(base.media[1]).toMatchObject({ sources: [{ type: 'video/mp4' }], poster: { width: 2000 } });
  expect(base.variants[0]?.picture).toBe('5');
});

test('configured metafields are details in their order, and reviews of the standard metafields a rating', async () => {
  const metafield = (path: string, type: string, value: string) => {
    const [namespace = '', name = ''] = path.split('.');
    return { namespace, key: name, type, value };
  };
  const { base, overlay } = await recordOf(
    {
      metafields: [
        null,
        metafield('reviews.rating', 'rating', '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}'),
        metafield('reviews.rating_count', 'number_integer', '12'),
        metafield('descriptors.subtitle', 'single_line_text_field', 'By hand'),
        metafield('custom.height', 'dimension', '{"value":9.5,"unit":"CENTIMETERS"}'),
        metafield('custom.material', 'list.single_line_text_field', '["Clay","Glaze"]'),
        metafield('custom.secret', 'single_line_text_field', 'not configured'),
      ],
    },
    [
      { namespace: 'custom', key: 'material', label: 'Material' },
      { namespace: 'custom', key: 'height', label: 'Height' },
      { namespace: 'custom', key: 'absent', label: 'Absent' },
    ],
  );
  expect(base.rating).toEqual({ value: 4.5, lowest: 1, highest: 5, count: 12 });
  expect(overlay.subtitle).toBe('By hand');
  expect(overlay.details).toEqual([
    { name: 'Material', value: 'Clay, Glaze' },
    { name: 'Height', value: '9.5 cm' },
  ]);
});

test('a product of 2,048 variants has all of them', async () => {
  const variants = Array.from({ length: 2048 }, (_, index) => sampleVariantNode(index + 1));
  const { base, overlay } = await recordOf({ variants });
  expect(base.variants).toHaveLength(2048);
  expect(overlay.variants.at(-1)?.id).toBe('2048');
});

test('prices and texts are asked for the country and language of the market', async () => {
  const { feed, calls } = openFeed({ product: () => null });
  expect(
    await feed.find({ kind: 'product', handle: 'x', markets: [{ ...market, language: 'pt-BR' }], signal }),
  ).toBeNull();
  expect(calls.at(-1)?.variables).toMatchObject({ handle: 'x', country: 'NO', language: 'PT_BR' });
  await feed.find({ kind: 'product', handle: 'x', markets, signal });
  expect(calls.at(-1)?.variables).toMatchObject({ language: 'EN' });
});

test('ids of other products, of other things and impossible ids are missing', async () => {
  const nodes = (args: { readonly ids: readonly string[] }) =>
    args.ids.map((id) => {
      if (id.endsWith('/1')) return sampleProductNode(1);
      return id.endsWith('/2') ? { __typename: 'Collection', id } : null;
    });
  const { feed, calls } = openFeed({ nodes });
  const { records, missing } = await feed.read({
    kind: 'product',
    ids: ['1', '2', '3', 'gid://shopify/Product/1', '1'],
    markets,
    signal,
  });
  expect(records.map(({ id }) => id)).toEqual(['1']);
  expect(missing).toEqual(['2', '3', 'gid://shopify/Product/1']);
  expect(calls.filter(({ name }) => name === 'ProductsById')).toHaveLength(1);
});
