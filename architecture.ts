/** What answers a request: all that stands between the platform and a page. */
const parts = [
  'shop',
  'routes',
  'config',
  'platform/port.ts',
  'platform/errors.ts',
  'cache',
  'http',
  'draft',
  'webhooks',
  'assistant',
] as const;

/**
 * Who may import whom. A layer is a folder of `src/` (or a file beside them); it may always import itself.
 * `tests/architecture` holds every file to this table and fails on what it cannot place.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  shop: [],
  routes: ['shop'],
  config: [],
  cache: ['shop', 'routes'],
  platform: ['shop', 'routes', 'cache/tags.ts', 'config'],
  http: ['assistant/characters.ts', 'cache', 'config', 'draft', 'locals', 'platform/errors.ts', 'shop', 'routes'],
  draft: ['http/limits.ts', 'http/exchange.ts', 'http/problem.ts', 'http/canonical-path.ts', 'routes', 'shop'],
  webhooks: [
    'shop',
    'cache',
    'platform/port.ts',
    'platform/written-change.ts',
    'http/problem.ts',
    'http/exchange.ts',
    'http/limits.ts',
  ],
  secret: ['config'],
  'draft-mode': ['config', 'draft', 'secret'],
  freshness: ['cache', 'config', 'http', 'platform/port.ts', 'routes', 'secret', 'webhooks'],
  assistant: [
    'shop',
    'routes',
    'config',
    'platform/port.ts',
    'platform/errors.ts',
    'http',
    'cache/valkey-connection.ts',
  ],
  ui: ['shop', 'routes', 'assistant/characters.ts', 'assistant/wire.ts', 'ui/client', 'ui/islands'],
  'ui/client': ['shop', 'ui/client', 'ui/islands', 'actions/types.ts'],
  'ui/islands': [
    'shop',
    'routes',
    'ui/client',
    'ui/islands',
    'actions/types.ts',
    'assistant/characters.ts',
    'assistant/wire.ts',
  ],
  actions: parts,
  pages: [...parts, 'actions', 'ui'],
  assistance: ['actions/cookies.ts', 'assistant', 'config', 'http', 'platform/port.ts', 'routes', 'secret'],
  locals: ['cache/format.ts', 'config', 'http/exchange.ts', 'platform/port.ts'],
  compose: [
    'assistance',
    'config',
    'shop',
    'cache/tags.ts',
    'http/exchange.ts',
    'locals',
    'platform/choose.ts',
    'platform/port.ts',
  ],
  middleware: ['compose', 'config'],
  cli: ['*'],
  main: ['*'],
};

/** Only these files and folders may import an adapter's folder from outside it; the command line is the embedded shop's. */
export const adapterImporters: readonly string[] = ['main.ts', 'platform/choose.ts', 'cli'];

export const adapters: readonly string[] = ['embedded', 'shopify', 'medusa', 'vendure'];
