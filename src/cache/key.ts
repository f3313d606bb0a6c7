import { routes } from '#routes.ts';
import { hasEmptyListFields } from '#shop/seo/canonical-path.ts';
import type { CacheablePage } from './entries/cache-entry.ts';
import type { RecognizedParameters } from './entries/page-response.ts';
import { createSegmentedLru, type LruItem, type SegmentedLru } from './entries/segmented-lru.ts';
import { normalizeQuery, type QueryDependency } from './query-normalizer.ts';
import type { CacheTag } from './tags.ts';

/** Derives the keys of pages from what they depend on, so that addresses with the same content share one entry. */
export interface CacheKeys {
  /**
   * The key of a path and query: the address reduced to what the page depends on, normalized. A render is given the
   * key, so that a page cannot depend on anything else. null: the page must not be stored.
   */
  keyOf(target: string): string | null;
  /** Stores which parameters a rendered page depends on; returns the key to store it under. */
  learnParameters(target: string, page: KeyInput): string;
  /** Forgets what was learned from pages with these tags. */
  forgetParameters(tags: readonly CacheTag[]): void;
}

type KeyInput = Pick<CacheablePage, 'kind' | 'tags' | 'parameters'>;

/** The parameters that the page of a product depends on, by path. */
interface LearnedParameters extends LruItem {
  readonly parameters: RecognizedParameters;
}

interface KeyAlias {
  readonly key: string;
  /** What the key was derived from; null where the route determines it. */
  readonly learnedParameters: LearnedParameters | null;
}

interface KeyState {
  readonly currency: string;
  /** The keys of targets that were requested before. */
  readonly aliases: Map<string, KeyAlias>;
  readonly learnedParameters: SegmentedLru<LearnedParameters>;
}

/** Forgotten all at once: a target is soon known again. */
const maxAliases = 10_000;
const maxAliasCharacters = 500;
const maxLearnedBytes = 16 * 1024 * 1024;
const noParameters: RecognizedParameters = new Map();

/** `currency` (ISO 4217) is that of the prices in the filters of lists. */
export function createCacheKeys(currency: string): CacheKeys {
  const state: KeyState = {
    currency,
    aliases: new Map(),
    learnedParameters: createSegmentedLru(maxLearnedBytes),
  };
  return {
    keyOf: (target) => keyOf(state, target),
    learnParameters: (target, page) => learnParameters(state, target, page),
    forgetParameters: (tags) => {
      for (const tag of tags)
        for (const { key } of state.learnedParameters.withTag(tag)) state.learnedParameters.delete(key);
    },
  };
}

function keyOf(state: KeyState, target: string): string | null {
  const alias = state.aliases.get(target);
  if (
    alias &&
    (alias.learnedParameters === null ||
      state.learnedParameters.peek(alias.learnedParameters.key) === alias.learnedParameters)
  )
    return alias.key;
  const [path, query] = splitTarget(target);
  const dependency = queryDependencyOf(path);
  // A target with empty fields is redirected to another.
  if (dependency === null || hasEmptyListFields(target)) return null;
  const learnedParameters = dependency === 'options' && query !== '' ? state.learnedParameters.get(path) : null;
  const key = formatKey(state, { path, query, dependency, learnedParameters: learnedParameters?.parameters });
  if (learnedParameters !== undefined) rememberAlias(state, target, { key, learnedParameters });
  return key;
}

function rememberAlias({ aliases }: KeyState, target: string, alias: KeyAlias): void {
  if (target.length > maxAliasCharacters) return;
  if (aliases.size >= maxAliases) aliases.clear();
  aliases.set(target, alias);
}

/** The query parameters that the page at a path depends on; null when it must not be stored. */
function queryDependencyOf(path: string): QueryDependency | null {
  return routePatterns.find(({ pattern }) => pattern.test(path))?.dependency ?? null;
}

/** The pages that may be stored, and which query parameters each depends on. Other paths are never stored. */
const cacheableRoutes: readonly (readonly [path: string, dependency: QueryDependency])[] = [
  [routes.home(), 'none'],
  [routes.product('*'), 'options'],
  [routes.productVariant('*', '*'), 'none'],
  [routes.productCards(), 'handles'],
  [routes.wishlist(), 'none'],
  [routes.collections(), 'page'],
  [routes.collection('*'), 'list'],
  [routes.search(), 'search'],
  [routes.suggest(), 'search'],
  // Of a content kind it lists the entries, in pages.
  [routes.page('*'), 'page'],
  [routes.entry('*', '*'), 'none'],
  [routes.about(), 'none'],
  [routes.blogs(), 'none'],
  [routes.blogFeed('*'), 'none'],
  [routes.blog('*'), 'blog'],
  [routes.article('*', '*'), 'none'],
  [routes.policies(), 'none'],
  [routes.policy('*'), 'none'],
  [routes.sitemap(), 'none'],
  ['/sitemaps/*', 'none'],
  [routes.icon(), 'none'],
  [routes.favicon(), 'none'],
  [routes.appIcon('*'), 'none'],
  [routes.webManifest(), 'none'],
  [routes.robots(), 'none'],
  [routes.llms(), 'none'],
];

const routePatterns = cacheableRoutes.map(([path, dependency]) => ({
  pattern: new RegExp(
    `^${path
      .split('*')
      .map((part) => RegExp.escape(part))
      .join('[^/]+')}$`,
  ),
  dependency,
}));

function learnParameters(state: KeyState, target: string, page: KeyInput): string {
  const [path, query] = splitTarget(target);
  const dependency = queryDependencyOf(path) ?? 'none';
  const parameters = page.parameters ?? noParameters;
  if (dependency === 'options') rememberParameters(state, path, { page, parameters });
  return formatKey(state, { path, query, dependency, learnedParameters: parameters });
}

interface ParameterSource {
  readonly page: KeyInput;
  readonly parameters: RecognizedParameters;
}

function rememberParameters(
  { learnedParameters }: KeyState,
  path: string,
  { page, parameters }: ParameterSource,
): void {
  const values = [...parameters].reduce((sum, [name, { size }]) => sum + name.length + 32 * size, 0);
  const { tags, kind } = page;
  learnedParameters.set({ key: path, tags, size: 512 + 2 * path.length + values, kind, parameters });
}

function splitTarget(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

interface KeyParts {
  readonly path: string;
  readonly query: string;
  readonly dependency: QueryDependency;
  readonly learnedParameters: RecognizedParameters | undefined;
}

function formatKey({ currency }: KeyState, { path, query, dependency, learnedParameters }: KeyParts): string {
  if (query === '') return path;
  const normalized = normalizeQuery(dependency, new URLSearchParams(query), { currency, learnedParameters });
  if (normalized.length === 0) return path;
  return `${path}?${new URLSearchParams(normalized.map(([name, value]) => [name, value])).toString()}`;
}

/** HTML, or the same content in Markdown. */
export type PageFormat = 'html' | 'markdown';

/** The key of a page in a format. Request targets have no fragment, so that one can distinguish the formats. */
export function keyInFormat(address: string, format: PageFormat = 'html'): string {
  return format === 'html' ? address : `${address}#${format}`;
}

/** The path and query of a key. */
export function addressOfKey(key: string): string {
  return key.split('#', 1)[0] ?? key;
}
