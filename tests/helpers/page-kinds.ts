/** One address of each kind of page in the demo shop, for checks that hold for all of them. */
export const pageKinds = {
  home: '/',
  product: '/products/kveld-table-lamp',
  'product with a variant chosen': '/products/kveld-table-lamp?colour=chalk',
  'sold-out variant': '/products/stue-candle?cup=chalk',
  collections: '/collections',
  collection: '/collections/ceramics',
  'filtered collection': '/collections/all?filter.v.availability=1',
  everything: '/collections/all',
  search: '/search?q=mug',
  'empty search': '/search?q=zzzzqqq',
  'search without a term': '/search',
  cart: '/cart',
  'marketing page': '/pages/delivery',
  about: '/about',
  blogs: '/blogs',
  blog: '/blogs/journal',
  article: '/blogs/journal/how-to-read-the-mark-under-your-mug',
  policies: '/policies',
  policy: '/policies/refund',
} as const;

export const notFoundPaths = [
  '/nothing-here',
  '/products/nothing',
  '/products/kveld-table-lamp/1',
  '/collections/nothing',
  '/collections/all?page=99',
  '/pages/nothing',
  '/blogs/nothing',
  '/blogs/journal/nothing',
  '/policies/nothing',
] as const;
