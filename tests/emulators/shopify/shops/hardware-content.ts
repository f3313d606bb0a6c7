import type { ShopifyMenuItem, ShopifyShopData } from '../shop-data.ts';
import { emptyShopData, filledAt, shopifyImage } from './shop-parts.ts';

/** Pages, articles, menus, policies, redirects, codes and gift cards of the hardware shop. */
export function hardwareContent(): Omit<ShopifyShopData, 'products' | 'collections'> {
  const { shop } = emptyShopData({ description: 'Tools, screws and stoves since 1903.' });
  const policy = (id: string, title: string, handle: string) => ({ id, title, handle, body: `<p>${title}.</p>` });
  return {
    shop: {
      ...shop,
      policies: {
        privacyPolicy: policy('1', 'Privacy policy', 'privacy-policy'),
        refundPolicy: policy('2', 'Refund policy', 'refund-policy'),
        shippingPolicy: policy('3', 'Shipping policy', 'shipping-policy'),
      },
    },
    pages: [
      {
        id: '301',
        handle: 'about',
        title: 'About Us',
        body: '<p>Four generations of <b>hardware</b>.</p>',
        createdAt: filledAt,
        updatedAt: filledAt,
        seo: { title: null, description: 'Who we are' },
      },
      {
        id: '302',
        handle: 'opening-hours',
        title: 'Öffnungszeiten',
        body: '',
        createdAt: filledAt,
        updatedAt: filledAt,
        seo: null,
      },
    ],
    blogs: [
      { id: '401', handle: 'workshop', title: 'Workshop', createdAt: filledAt, seo: null },
      { id: '402', handle: 'news', title: 'News', createdAt: filledAt, seo: null },
    ],
    articles: [
      article('411', 'sharpen-a-chisel', 'How to Sharpen a Chisel'),
      article('412', 'light-a-stove', 'How to Light a Stove'),
      { ...article('413', 'sharpen-a-chisel', 'A Chisel Course'), blog: '402', publishedAt: '2026-02-01T08:00:00Z' },
    ],
    menus: [
      {
        id: '601',
        handle: 'main-menu',
        title: 'Main menu',
        items: [
          menuItem('Tools', '/collections/hand-tools', 'Collection/502'),
          {
            ...menuItem('Stoves', '/collections/stoves', 'Collection/503'),
            items: [menuItem('Model T-7', '/products/stove-model-t7', 'Product/5003')],
          },
          menuItem('Workshop', '/blogs/workshop', 'Blog/401'),
        ],
      },
      {
        id: '602',
        handle: 'footer',
        title: 'Footer menu',
        items: [menuItem('About', '/pages/about', 'Page/301'), menuItem('Our Forge', 'https://forge.example/', null)],
      },
    ],
    redirects: [
      { id: '701', path: '/old-stove', target: '/products/stove-model-t7' },
      { id: '702', path: '/a', target: '/b' },
      { id: '703', path: '/b', target: '/a' },
    ],
    discounts: [
      { code: 'FORGE10', percent: 10, minimum: 0, isActive: true },
      { code: 'BIG20', percent: 20, minimum: 50_000, isActive: true },
      { code: 'OVER', percent: 50, minimum: 0, isActive: false },
    ],
    giftCards: [{ id: '901', code: 'GIFT-ABCD-1234', balance: 2500 }],
    metaobjects: hardwareHome,
  };
}

function article(id: string, handle: string, title: string): ShopifyShopData['articles'][number] {
  return {
    id,
    blog: '401',
    handle,
    title,
    contentHtml: `<p>${title}, step by step.</p>`,
    excerpt: null,
    author: 'Ida Brandt',
    tags: ['guide'],
    publishedAt: '2026-01-15T08:00:00Z',
    updatedAt: filledAt,
    image: shopifyImage(handle),
    seo: null,
  };
}

/** A menu item that leads to a record, `Collection/502`, or to another site. */
function menuItem(title: string, url: string, record: string | null): ShopifyMenuItem {
  const type = record?.split('/')[0]?.toUpperCase() ?? 'HTTP';
  const resource = record && `gid://shopify/${record}`;
  return { title, url, type, resource, items: [] };
}

const updatedAt = '2026-02-01T09:00:00Z';

/** The home page of the guide, of a text and a row of products. */
const hardwareHome: ShopifyShopData['metaobjects'] = [
  {
    id: '901',
    type: 'storefront_page',
    handle: 'home',
    updatedAt,
    fields: [
      { key: 'title', type: 'single_line_text_field', value: 'Hardware' },
      { key: 'description', type: 'single_line_text_field', value: 'Tools that outlive their owners.' },
      {
        key: 'sections',
        type: 'list.mixed_reference',
        value: JSON.stringify(['gid://shopify/Metaobject/902', 'gid://shopify/Metaobject/903']),
      },
    ],
  },
  {
    id: '902',
    type: 'section_text',
    handle: 'welcome',
    updatedAt,
    fields: [
      { key: 'heading', type: 'single_line_text_field', value: 'Tools for a lifetime' },
      { key: 'body', type: 'multi_line_text_field', value: 'Forged, ground and *tested* here.' },
      { key: 'action', type: 'link', value: JSON.stringify({ text: 'All tools', url: '/collections/hand-tools' }) },
    ],
  },
  {
    id: '903',
    type: 'section_product_row',
    handle: 'favorites',
    updatedAt,
    fields: [
      { key: 'heading', type: 'single_line_text_field', value: 'From the forge' },
      { key: 'products', type: 'list.single_line_text_field', value: JSON.stringify(['anvil', 'stove']) },
    ],
  },
];
