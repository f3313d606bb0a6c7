/** The folders of `src/connectors/`. */
export const connectors: readonly string[] = ['embedded', 'shopify'];

/** What pages, actions and the assistant read the shop through. */
const ports = ['commerce', 'catalog/port.ts', 'content/port.ts'] as const;

/** What answers a request: all that stands between the stores and a page. */
const adapters = [...ports, 'cache', 'http', 'sync', 'assistant'] as const;

/**
 * Who may import whom. A layer is a folder of `src/` (or a file beside them); it may always import itself.
 * `tests/architecture` holds every file to this table and fails on what it cannot resolve.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  // Domain: pure.
  shop: [],
  messages: ['shop'],
  routes: ['shop'],
  // Each connector declares its own variables.
  config: [...connectors.map((name) => `connectors/${name}/settings.ts`), 'assistant/settings.ts', 'media/settings.ts'],
  'assistant/settings': [],
  'media/settings': [],
  ...Object.fromEntries(connectors.map((name) => [`connectors/${name}/settings`, []])),

  // Adapters: input and output.
  commerce: ['shop', 'cache/tags.ts', 'cache/entities/entity-kind.ts', 'catalog/port.ts'],
  storage: ['shop', 'commerce', 'cache/tags.ts'],
  catalog: ['shop', 'routes', 'storage', 'commerce/errors.ts', 'cache/tags.ts', 'cache/entities/entity-kind.ts'],
  content: [
    'shop',
    'routes',
    'storage',
    'commerce',
    'cache/tags.ts',
    'catalog/merchandise',
    'catalog/write/product-text.ts',
    'catalog/lists/filter-attributes.ts',
    'ui/sections',
  ],
  'content/preview': ['routes', 'http'],
  connectors: [
    'connectors',
    'shop',
    'messages',
    'routes',
    'config',
    'storage',
    'commerce',
    'catalog',
    'content',
    'media/settings.ts',
    'cache/tags.ts',
    'cache/entities/entity-kind.ts',
    'cache/runtime.ts',
    'sync/retry.ts',
  ],
  media: ['shop', 'routes', 'storage'],
  cache: ['shop', 'routes', 'storage/bookkeeping-database.ts', 'storage/transactions/transaction.ts'],
  sync: ['shop', 'routes', 'cache', 'commerce', 'storage', 'catalog', 'content', 'http'],
  http: ['shop', 'messages', 'routes', 'config', 'cache', 'commerce/errors.ts', 'assistant/api/message-length.ts'],
  assistant: [
    'shop',
    'messages',
    'routes',
    'config',
    ...ports,
    'storage/bookkeeping-database.ts',
    'http',
    'cache/log/valkey-connection.ts',
    'ui/sections',
  ],

  // Presentation: given data.
  actions: ['shop', 'messages', 'routes', 'config', ...adapters],
  loaders: ['shop', 'messages', 'routes', 'config', ...adapters, 'actions', 'ui'],
  pages: ['shop', 'messages', 'routes', 'config', ...adapters, 'actions', 'loaders', 'ui'],
  ui: [
    'shop',
    'messages',
    'routes',
    'assistant/api/message-length.ts',
    'assistant/api/stream-parts.ts',
    'ui/client',
    'ui/islands',
    'ui/sections',
  ],
  // Schema, view and Markdown of each type of section: `content` parses by it, `assistant` quotes by it.
  'ui/sections': ['shop', 'messages', 'routes', 'config', 'ui'],
  'ui/client': ['shop', 'messages/message.ts', 'actions/cart-reply.ts', 'ui/islands'],
  'ui/islands': [
    'shop',
    'messages',
    'routes',
    'assistant/api/message-length.ts',
    'assistant/api/stream-parts.ts',
    'ui/client',
  ],

  // What puts the parts together.
  app: ['*'],
  cli: ['*'],
  main: ['*'],
};

/** Only these may import a connector; the command line is the embedded shop's, the configuration imports settings. */
export const connectorImporters: readonly string[] = ['main.ts', 'config.ts', 'app', 'cli'];
