import { routes } from '#routes.ts';
import { createRandom, type RandomSource } from '../catalog/random.ts';
import {
  bytes,
  cookies,
  filters,
  formField,
  get,
  header,
  headers,
  historyBytes,
  json,
  manyFields,
  manyParameters,
  messageBytes,
  multipart,
  plain,
  query,
  sdkHistory,
  sdkParts,
  sdkShortMessages,
  segment,
  type FuzzRequest,
  type FuzzSlot,
} from './fuzz-slots.ts';
import { nonce } from './hostile-values.ts';

/** Names of the generated and the demo shop that exist. */
const known = { product: 'kveld-table-lamp', collection: 'collection-1', blog: 'journal', variant: '1' };

const listParameters = [
  'page',
  'sort_by',
  'minPrice',
  'filter.v.price.lte',
  'filter.v.availability',
  'filter.p.tag',
  'filter.p.vendor',
  'filter.p.product_type',
  'filter.v.option.colour',
  'filter.p.m.material',
];

/** Where a visitor's text reaches each route, by the name of its builder in `routes`. */
export const fuzzedRoutes = {
  home: [...query(routes.home(), ['utm_source']), ...headers(routes.home())],
  product: [
    segment('handle', routes.product),
    ...query(routes.product(known.product), ['colour', 'variant', 'sku', 'variantId']),
    manyParameters(routes.product(known.product), (index) => `option${index}`),
    ...headers(routes.product(known.product)),
  ],
  productVariant: [
    segment('handle', (value) => routes.productVariant(value, known.variant)),
    segment('variant', (value) => routes.productVariant(known.product, value)),
  ],
  productCards: [...query(routes.productCards(), ['handle']), manyParameters(routes.productCards(), () => 'handle')],
  wishlist: query(routes.wishlist(), ['handle']),
  collections: query(routes.collections(), ['page']),
  collection: [
    segment('handle', routes.collection),
    ...query(routes.collection(known.collection), listParameters),
    ...filters(routes.collection(known.collection)),
  ],
  allProducts: [
    ...query(routes.allProducts(), listParameters),
    ...filters(routes.allProducts()),
    ...query('/products', ['page']),
  ],
  search: [
    ...query(routes.search(), ['q', 'query', 'page', 'sort_by', 'filter.p.vendor']),
    ...filters(`${routes.search()}?q=lamp`),
  ],
  suggest: query(routes.suggest(), ['q', 'limit']),
  suggestJson: query(routes.suggestJson(), ['q', 'limit', 'resources[limit]']),
  cart: [
    ...['action', 'variant', 'quantity', 'line', 'key', 'return', 'note', 'code', 'step', 'attribute.engraving'].map(
      (name) => formField(routes.cart(), name),
    ),
    formField(routes.cart(), 'note', { action: 'note' }),
    formField(routes.cart(), 'code', { action: 'apply-code' }),
    formField(routes.cart(), 'attribute.engraving', { action: 'add', variant: known.variant }),
    manyFields(routes.cart()),
    multipart(routes.cart()),
    ...headers(routes.cart()),
    ...cookies(routes.cart()),
    segment('items', (value) => `${routes.cart()}/${encodeURIComponent(value)}`),
    { ...segment('items, not escaped', (value) => `${routes.cart()}/${plain(value)}`), maxBytes: 7900 },
    ...query(`${routes.cart()}/1:1`, ['discount']),
  ],
  cartDrawer: cookies(routes.cartDrawer()),
  checkout: [
    ...['email', 'name', 'phone', 'street', 'postcode', 'city', 'country', 'method', 'key'].map((name) =>
      formField(routes.checkout(), name),
    ),
    manyFields(routes.checkout()),
    ...cookies(routes.checkout()),
  ],
  orders: ['number', 'email'].map((name) => formField(routes.orders(), name)),
  withdrawal: ['number', 'email', 'line', 'action'].map((name) => formField(routes.withdrawal(), name)),
  stockAlert: [
    ...['product', 'variant', 'email', 'token', 'action'].map((name) => formField(routes.stockAlert(), name)),
    ...query(routes.stockAlert(), ['token', 'product', 'variant']),
  ],
  form: [
    ...['name', 'email', 'message', 'website'].map((name) => formField(routes.form('contact'), name)),
    ...['email', 'token', 'action'].map((name) => formField(routes.form('newsletter'), name)),
    ...query(routes.form('newsletter'), ['token', 'sent']),
  ],
  order: [segment('token', routes.order)],
  discount: [segment('code', routes.discount), ...query(routes.discount('SOMMER10'), ['redirect'])],
  page: [segment('slug', routes.page)],
  entries: query(routes.page('stores'), ['page']),
  entry: [
    segment('kind', (value) => routes.entry(value, 'a')),
    segment('entry', (value) => routes.entry('stores', value)),
  ],
  about: query(routes.about(), ['page']),
  blogs: query(routes.blogs(), ['page']),
  blog: [segment('blog', routes.blog), ...query(routes.blog(known.blog), ['page', 'tag'])],
  blogPage: query(routes.blog(known.blog), ['tag']),
  blogFeed: [segment('blog', routes.blogFeed)],
  article: [
    segment('blog', (value) => routes.article(value, 'a')),
    segment('article', (value) => routes.article(known.blog, value)),
  ],
  policies: query(routes.policies(), ['page']),
  policy: [segment('policy', routes.policy)],
  assistant: [
    { ...formField(routes.assistant(), 'message'), maxBytes: messageBytes },
    formField(routes.assistant(), 'conversation'),
    ...query(routes.assistant(), ['conversation', 'q']),
    ...cookies(routes.assistant()),
  ],
  sitemap: query(routes.sitemap(), ['page']),
  sitemapShard: [segment('kind', (value) => `/sitemaps/${encodeURIComponent(value)}-1.xml`)],
  icon: query(routes.icon(), ['v']),
  appIcon: [segment('icon', routes.appIcon), ...query(routes.appIcon('icon-192'), ['v'])],
  favicon: query(routes.favicon(), ['v']),
  webManifest: query(routes.webManifest(), ['v']),
  robots: query(routes.robots(), ['v']),
  securityText: query(routes.securityText(), ['v']),
  llms: query(routes.llms(), ['v']),
  chat: [
    json(routes.chat(), { name: 'message', maxBytes: messageBytes }, (message) => ({ message })),
    json(routes.chat(), { name: 'conversation', maxBytes: 200 }, (conversationId) => ({
      message: 'lamps',
      conversationId,
    })),
    json(routes.chat(), { name: 'name of the action', maxBytes: 8000 }, (action) => ({ action, conversationId: 'a' })),
    json(routes.chat(), { name: 'history', maxBytes: historyBytes }, sdkHistory),
    json(routes.chat(), { name: 'many short messages', maxBytes: historyBytes }, sdkShortMessages),
    json(routes.chat(), { name: 'last message in parts', maxBytes: messageBytes }, sdkParts),
    bytes(routes.chat(), historyBytes),
  ],
  draft: query(routes.draft(), ['token', 'secret', 'slug', 'disable']),
  draftExit: query('/api/draft?disable=1', ['slug']),
  draftLink: query(routes.draft(), ['token']),
  draftShare: query('/draft/share', ['token']),
  draftChanges: query('/draft/changes', ['path']),
  media: [segment('file', (value) => routes.media(encodeURIComponent(value))), ...headers('/media/a.avif')],
  webhooks: [
    bytes(routes.webhooks(), 1_000_000),
    header(routes.webhooks(), 'webhook-signature', 'POST'),
    header(routes.webhooks(), 'webhook-id', 'POST'),
  ],
  contentWebhooks: [bytes(routes.contentWebhooks(), 1_000_000)],
  panelTexts: query(routes.panelTexts(), ['v']),
  live: query(routes.live(), ['v']),
  ready: query(routes.ready(), ['v']),
} as const satisfies Readonly<Record<keyof typeof routes, readonly FuzzSlot[]>>;

/** A cart permalink, and a lost cart, with as many products of the shop as fit into a request. */
export function fullCarts(variantIds: readonly string[]): readonly FuzzSlot[] {
  const lines = (random: RandomSource, separator: string): string =>
    random
      .sample(variantIds, 400)
      .map((id) => `${id}:1`)
      .join(separator);
  return [
    {
      name: 'permalink with many products',
      maxBytes: 100,
      request: (_, random) => get(`${routes.cart()}/${lines(random, ',')}`),
    },
    {
      name: 'lost cart with many products',
      maxBytes: 100,
      request: (_, random) => get(routes.cart(), { cookie: `cart=${nonce(random)}; cart_lines=${lines(random, ' ')}` }),
    },
  ];
}

/** A request without hostile values, to let a route compile before it is measured. */
export function ordinaryRequest({ request }: FuzzSlot): FuzzRequest {
  return request('1', createRandom(1));
}
