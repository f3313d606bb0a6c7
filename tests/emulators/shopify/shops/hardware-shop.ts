import type { ShopifyProduct, ShopifyShopData } from '../shop-data.ts';
import { hardwareContent } from './hardware-content.ts';
import {
  emptyShopData,
  filledAt,
  shopifyCollection,
  shopifyImage,
  shopifyProduct,
  shopifyVariant,
  variantsOf,
} from './shop-parts.ts';

/**
 * A hardware shop of 40 products that lists contain, and four others, with everything that a Shopify shop can have and
 * dirty data: model numbers, quantities by the hundred, texts in any HTML and script, products without pictures.
 */
export function hardwareShop(): ShopifyShopData {
  const products = [...specialProducts(), ...plainProducts()];
  return {
    ...emptyShopData({ description: 'Tools, screws and stoves since 1903.' }),
    ...hardwareContent(),
    products,
    collections: [
      shopifyCollection({
        id: '501',
        handle: 'bestsellers',
        title: 'Bestsellers',
        descriptionHtml: '<p>What <strong>everybody</strong> buys.</p>',
        image: shopifyImage('bestsellers', 'A workbench'),
        order: 'BEST_SELLING',
        members: { kind: 'manual', products: products.filter(({ sold }) => sold > 50).map(({ id }) => id) },
      }),
      shopifyCollection({
        id: '502',
        handle: 'hand-tools',
        title: 'Hand Tools',
        order: 'PRICE_ASC',
        members: { kind: 'automatic', field: 'productType', value: 'Hand Tools' },
      }),
      shopifyCollection({
        id: '503',
        handle: 'stoves',
        title: 'Stoves & Öfen',
        order: 'ALPHA_ASC',
        members: { kind: 'automatic', field: 'tag', value: 'stove' },
      }),
      shopifyCollection({
        id: '504',
        handle: 'empty',
        title: 'Coming Soon',
        members: { kind: 'manual', products: [] },
      }),
    ],
  };
}

const tools: readonly string[] = [
  'Claw Hammer 16 oz',
  'Rubber Mallet',
  'Ball-Peen Hammer',
  'Coping Saw',
  'Tenon Saw 12"',
  'Japanese Pull Saw',
  'Block Plane No. 60½',
  'Spokeshave',
  'Bevel-Edge Chisel 25 mm',
  'Mortise Chisel 10 mm',
  'Adjustable Wrench XL-300',
  'Water-Pump Pliers',
  'Side Cutters',
  'Needle-Nose Pliers',
  'Try Square',
  'Spirit Level 60 cm',
  'Marking Gauge',
  'Center Punch',
  'Nail Set, 3 Pieces',
  'Hand Drill, Two-Speed',
];
const stoveParts: readonly string[] = [
  'Stove Pipe 120 mm',
  'Stove Pipe Elbow 90°',
  'Firebrick FB-230',
  'Stove Gloves',
  'Ash Bucket',
  'Kindling, 5 kg',
  'Chimney Brush',
  'Stove Polish',
  'Log Carrier',
  'Heat-Proof Paint 400 ml',
];

function plainProducts(): readonly ShopifyProduct[] {
  return [...tools, ...stoveParts].map((title, index) => {
    const isTool = index < tools.length;
    const id = String(6001 + index);
    return shopifyProduct({
      id,
      handle: title
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
      title,
      descriptionHtml: `<p>${title}. ${isTool ? 'Forged and ground by hand.' : 'For every stove of ours.'}</p>`,
      vendor: index % 2 === 0 ? 'Tinderbox' : 'Brandt & Söhne',
      productType: isTool ? 'Hand Tools' : 'Stove Parts',
      tags: isTool ? ['tool'] : ['stove', 'spare part'],
      createdAt: new Date(Date.parse(filledAt) - index * 86_400_000).toISOString().replace('.000Z', 'Z'),
      variants: [
        shopifyVariant({ id: `${id}01`, price: 790 + index * 315, stock: index % 8 === 7 ? 0 : 12, sku: `TB-${id}` }),
      ],
      metafields: [
        { namespace: 'custom', key: 'material', type: 'single_line_text_field', value: isTool ? 'Steel' : 'Cast Iron' },
      ],
      sold: (index * 17) % 90,
    });
  });
}

function specialProducts(): readonly ShopifyProduct[] {
  const screwSizes = ['M3', 'M4', 'M5', 'M6', 'M8'];
  return [
    shopifyProduct({
      id: '5001',
      handle: 'wood-screws',
      title: 'Wood Screws',
      descriptionHtml: '<p>Sold by the hundred.</p>',
      productType: 'Fasteners',
      vendor: 'Brandt & Söhne',
      tags: ['screw', 'Fasteners'],
      options: [
        { name: 'Thread', values: screwSizes.map((name) => ({ name, color: null })) },
        {
          name: 'Finish',
          values: [
            { name: 'Zinc', color: '#c0c5c9' },
            { name: 'Brass', color: '#b5893a' },
          ],
        },
      ],
      variants: variantsOf('5001', [screwSizes, ['Zinc', 'Brass']], (_, index) => ({
        price: 4 + index,
        sku: `WS-${index}`,
        stock: 10_000,
        unitMeasure: { quantityValue: 1, quantityUnit: 'ITEM', referenceValue: 100, referenceUnit: 'ITEM' },
        quantityRule: { minimum: 100, maximum: 900, increment: 100 },
        priceBreaks: [{ minimumQuantity: 500, price: 3 + index }],
      })),
      sold: 4000,
    }),
    shopifyProduct({
      id: '5002',
      handle: 'work-shirt',
      title: 'Work Shirt',
      translations: { DE: 'Arbeitshemd' },
      productType: 'Clothing',
      tags: ['shirt'],
      options: [
        { name: 'Size', values: ['S', 'M', 'L', 'XL'].map((name) => ({ name, color: null })) },
        {
          name: 'Color',
          values: [
            { name: 'Indigo', color: '#2b3a67' },
            { name: 'Ecru', color: null },
          ],
        },
      ],
      variants: variantsOf(
        '5002',
        [
          ['S', 'M', 'L', 'XL'],
          ['Indigo', 'Ecru'],
        ],
        ([, color], index) => ({
          price: 5900,
          compareAt: color === 'Ecru' ? 7900 : null,
          stock: index % 3 === 0 ? 0 : 8,
          picture: color === 'Ecru' ? '500202' : '500201',
          weight: 0.4,
        }),
      ),
      media: [
        { kind: 'MediaImage', id: '500201', image: shopifyImage('shirt-indigo', 'Indigo shirt') },
        { kind: 'MediaImage', id: '500202', image: shopifyImage('shirt-ecru') },
        {
          kind: 'Video',
          id: '500203',
          alt: 'The shirt at work',
          preview: shopifyImage('shirt-film'),
          sources: [
            {
              url: 'https://cdn.shopify.com/videos/c/o/v/shirt.mp4',
              mimeType: 'video/mp4',
              format: 'mp4',
              width: 1280,
              height: 720,
            },
          ],
        },
        { kind: 'ExternalVideo', id: '500204', alt: null, preview: null, url: 'https://www.youtube.com/watch?v=abc' },
        {
          kind: 'Model3d',
          id: '500205',
          alt: 'A model',
          preview: shopifyImage('shirt-3d'),
          url: 'https://cdn.shopify.com/3d/models/shirt.glb',
        },
      ],
      metafields: [
        {
          namespace: 'reviews',
          key: 'rating',
          type: 'rating',
          value: '{"value":"4.6","scale_min":"1.0","scale_max":"5.0"}',
        },
        { namespace: 'reviews', key: 'rating_count', type: 'number_integer', value: '38' },
        { namespace: 'custom', key: 'material', type: 'single_line_text_field', value: 'Cotton' },
      ],
      seo: { title: 'The Work Shirt', description: 'Indigo or ecru, four sizes.' },
      complementary: ['6001'],
      sold: 120,
    }),
    shopifyProduct({
      id: '5003',
      handle: 'stove-model-t7',
      title: 'Stove Model T-7',
      descriptionHtml:
        '<h2>Warmth</h2><script>alert(1)</script><p onclick="x()">Burns <em>anything</em>.</p><table><tr><td>7 kW</td></tr></table>',
      productType: 'Stoves',
      tags: ['stove'],
      variants: [shopifyVariant({ id: '500301', price: 124_900, stock: 3, weight: 86, sku: 'T-7/2026' })],
      sold: 55,
    }),
    shopifyProduct({
      id: '5004',
      handle: 'firewood-subscription',
      title: 'Firewood Subscription',
      productType: 'Firewood',
      tags: ['stove'],
      requiresSellingPlan: true,
      sellingPlanGroups: [
        {
          name: 'Deliver every',
          plans: [
            { id: '801', name: 'Delivered every month', description: 'Cancel at any time', percentOff: 10 },
            { id: '802', name: 'Delivered every quarter', description: null, percentOff: 5 },
          ],
        },
      ],
      variants: [shopifyVariant({ id: '500401', price: 8900, stock: null })],
    }),
    shopifyProduct({
      id: '5005',
      handle: 'gift-card',
      title: 'Gift Card',
      isGiftCard: true,
      options: [{ name: 'Denominations', values: ['€25', '€50'].map((name) => ({ name, color: null })) }],
      variants: variantsOf('5005', [['€25', '€50']], (_, index) => ({
        price: [2500, 5000][index] ?? 0,
        stock: null,
        requiresShipping: false,
      })),
    }),
    shopifyProduct({ id: '5006', handle: '柴刀', title: '柴刀 (Nata)', productType: 'Hand Tools', tags: ['tool'] }),
    shopifyProduct({
      id: '5007',
      handle: 'axe-øks',
      title: 'Øks',
      productType: 'Hand Tools',
      tags: ['tool'],
      media: [],
    }),
    shopifyProduct({
      id: '5008',
      handle: 'anvil',
      title: 'Anvil, 50 kg',
      productType: 'Forge',
      variants: [shopifyVariant({ id: '500801', price: 39_900, stock: 0, continuesSelling: true })],
    }),
    shopifyProduct({
      id: '5009',
      handle: 'bellows',
      title: 'Bellows',
      productType: 'Forge',
      variants: [shopifyVariant({ id: '500901', price: 6900, stock: 0 })],
      excludedCountries: ['US'],
    }),
    shopifyProduct({
      id: '5010',
      handle: 'free-catalog',
      title: 'Printed Catalog',
      variants: [shopifyVariant({ id: '501001', price: 0, stock: null })],
    }),
    shopifyProduct({ id: '5101', handle: 'next-season', title: 'Next Season', status: 'DRAFT' }),
    shopifyProduct({ id: '5102', handle: 'old-model', title: 'Old Model', status: 'ARCHIVED' }),
    shopifyProduct({ id: '5103', handle: 'friends-only', title: 'For Friends Only', status: 'UNLISTED' }),
    shopifyProduct({ id: '5104', handle: 'us-plug', title: 'US Plug', excludedCountries: ['DE'] }),
  ];
}
