import type { FormKind } from '#shop/content/visitor-form.ts';

/** Every path of the service is spelled here and nowhere else. */
const segment = encodeURIComponent;

export const routes = {
  home: () => '/',
  product: (handle: string) => `/products/${segment(handle)}`,
  productVariant: (handle: string, variantId: string) => `/products/${segment(handle)}/${segment(variantId)}`,
  /** Cards of products as they are now, for lists that only the browser knows. */
  productCards: () => '/product-cards',
  /** What a visitor has saved, which only the browser knows. */
  wishlist: () => '/wishlist',
  collections: () => '/collections',
  collection: (handle: string) => `/collections/${segment(handle)}`,
  allProducts: () => '/collections/all',
  search: (term?: string) => (term ? `/search?q=${segment(term)}` : '/search'),
  suggest: () => '/search/suggest',
  suggestJson: () => '/search/suggest.json',
  cart: () => '/cart',
  cartDrawer: () => '/cart/drawer',
  checkout: () => '/checkout',
  orders: () => '/orders',
  withdrawal: () => '/withdrawal',
  /** The page for being emailed when a product is back; with the token of a link in such an email. */
  stockAlert: (token?: string) => (token === undefined ? '/stock-alerts' : `/stock-alerts?token=${segment(token)}`),
  /** The page of a form for visitors; with the token of a link in an email that it led to. */
  form: (kind: FormKind, token?: string) =>
    token === undefined ? `/forms/${kind}` : `/forms/${kind}?token=${segment(token)}`,
  order: (token: string) => `/orders/${segment(token)}`,
  discount: (code: string) => `/discount/${segment(code)}`,
  page: (slug: string) => (slug === 'about' ? '/about' : `/pages/${segment(slug)}`),
  /** The entries of a content kind: page 1 has no number. */
  entries: (kind: string, page: number) => `/pages/${segment(kind)}${page === 1 ? '' : `?page=${page}`}`,
  /** An entry of a content kind that the shop has declared; `page` with the kind lists them. */
  entry: (kind: string, handle: string) => `/pages/${segment(kind)}/${segment(handle)}`,
  about: () => '/about',
  blogs: () => '/blogs',
  blog: (blog: string) => `/blogs/${segment(blog)}`,
  /** A blog's articles, narrowed to a tag: page 1 has no number. */
  blogPage: (blog: string, { page, tag }: { readonly page: number; readonly tag: string | null }) => {
    const query = [tag === null ? [] : [`tag=${segment(tag)}`], page === 1 ? [] : [`page=${page}`]].flat().join('&');
    return `/blogs/${segment(blog)}${query === '' ? '' : `?${query}`}`;
  },
  blogFeed: (blog: string) => `/blogs/${segment(blog)}.atom`,
  article: (blog: string, article: string) => `/blogs/${segment(blog)}/${segment(article)}`,
  policies: () => '/policies',
  policy: (handle: string) => `/policies/${segment(handle)}`,
  assistant: () => '/assistant',
  panelTexts: () => '/assistant/texts.json',
  sitemap: () => '/sitemap.xml',
  sitemapShard: (kind: string, page: number) => `/sitemaps/${kind}-${page}.xml`,
  icon: () => '/icon.svg',
  /** A PNG icon by its name; devices look for `apple-touch-icon` without having read a page. */
  appIcon: (name: string) => `/${segment(name)}.png`,
  /** Where programs look for an icon that read no page. */
  favicon: () => '/favicon.ico',
  webManifest: () => '/manifest.webmanifest',
  robots: () => '/robots.txt',
  securityText: () => '/.well-known/security.txt',
  llms: () => '/llms.txt',
  chat: () => '/api/chat',
  draft: () => '/api/draft',
  draftExit: (path: string) => `/api/draft?disable=1&slug=${segment(path)}`,
  draftLink: (token: string) => `/api/draft?token=${segment(token)}`,
  draftShare: (token: string) => `/draft/share?token=${segment(token)}`,
  draftChanges: (path: string) => `/draft/changes?path=${segment(path)}`,
  /** A file of the media folder. */
  media: (file: string) => `/media/${file}`,
  webhooks: () => '/api/webhooks/commerce',
  contentWebhooks: () => '/api/webhooks/content',
  live: () => '/health/live',
  ready: () => '/health/ready',
} as const;

/** Whether a path is a link that changes the cart when it is opened: a cart permalink or a discount link. */
export function isCartLink(path: string): boolean {
  return /^\/(?:cart\/(?!drawer$)|discount\/)[^/]+$/.test(path);
}

/** Whether a path shows the cart, and so says once what is new about it. */
export function isCartView(path: string): boolean {
  return path === routes.cart() || path === routes.cartDrawer() || path === routes.checkout();
}
