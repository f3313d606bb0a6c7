import type { CommandTable } from './command.ts';

/** Every command, in the order in which help lists them. */
export const commands: CommandTable = {
  import: async () => (await import('./commands/products/import.ts')).importCommand,
  export: async () => (await import('./commands/products/export.ts')).exportCommand,
  products: async () => (await import('./commands/products/products.ts')).products,
  media: async () => (await import('./commands/media.ts')).media,
  price: async () => (await import('./commands/products/price.ts')).price,
  stock: async () => (await import('./commands/products/stock.ts')).stock,
  reindex: async () => (await import('./commands/products/reindex.ts')).reindex,
  orders: async () => (await import('./commands/orders/orders.ts')).orders,
  mail: async () => (await import('./commands/orders/mail.ts')).mail,
  customers: async () => (await import('./commands/orders/customers.ts')).customers,
  newsletter: async () => (await import('./commands/orders/newsletter.ts')).newsletter,
  collections: async () => (await import('./commands/merchandise/collections.ts')).collections,
  codes: async () => (await import('./commands/merchandise/codes.ts')).codes,
  redirects: async () => (await import('./commands/merchandise/redirects.ts')).redirects,
  content: async () => (await import('./commands/content.ts')).content,
  preview: async () => (await import('./commands/preview.ts')).preview,
  theme: async () => (await import('./commands/theme.ts')).theme,
  search: async () => (await import('./commands/search/search.ts')).search,
  cache: async () => (await import('./commands/cache.ts')).cache,
  sync: async () => (await import('./commands/sync.ts')).sync,
  webhooks: async () => (await import('./commands/webhooks.ts')).webhooks,
  connect: async () => (await import('./commands/connect.ts')).connect,
  demo: async () => (await import('./commands/demo.ts')).demo,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
};
