import { LRUCache } from 'lru-cache';
import { queryDependencyOf } from './cacheable-routes.ts';
import type { PageResponse, RecognizedParameters } from './entries/page-response.ts';
import { createSegmentedLru, type LruItem, type SegmentedLru } from './entries/segmented-lru.ts';
import { type NormalizedQuery, normalizeQuery } from './query-normalizer.ts';
import type { CacheTag } from './tags.ts';

/** Names pages by what they look at, so that addresses that show the same share one entry. */
export interface CacheKeys {
  /**
   * The key of a path and query: the same address with nothing in it but what the page looks at, in one spelling. A
   * render is given the key, so a page cannot look at anything else. null when the page may not be kept.
   */
  keyOf(target: string): string | null;
  /** Notes which parameters a page said it looks at; the key it is to be kept under. */
  learnParameters(target: string, page: KeyInput): string;
  /** Unlearns what pages with these tags said. */
  forgetParameters(tags: readonly CacheTag[]): void;
}

/** What a page tells of its key. */
type KeyInput = Pick<PageResponse, 'status' | 'tags' | 'parameters'>;

/** What a product's page said of its parameters, by path. */
interface LearnedParameters extends LruItem {
  readonly parameters: RecognizedParameters;
}

interface KeyAlias {
  readonly key: string;
  /** What the key was made with; null where the route says it all. */
  readonly learnedParameters: LearnedParameters | null;
}

interface KeyState {
  readonly currency: string;
  readonly aliases: LRUCache<string, KeyAlias>;
  readonly learnedParameters: SegmentedLru<LearnedParameters>;
}

const maxAliasBytes = 8 * 1024 * 1024;
const maxLearnedBytes = 16 * 1024 * 1024;
const noParameters: RecognizedParameters = new Map();

/** `currency` (ISO 4217) is that of the prices in filters. */
export function createCacheKeys(currency: string): CacheKeys {
  const state: KeyState = {
    currency,
    aliases: new LRUCache({
      maxSize: maxAliasBytes,
      sizeCalculation: ({ key }, target) => 2 * (key.length + target.length) + 100,
    }),
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
  if (dependency === null) return null;
  const learnedParameters = dependency === 'options' && query !== '' ? state.learnedParameters.get(path) : null;
  const { currency } = state;
  const key = formatKey(
    path,
    normalizeQuery(dependency, new URLSearchParams(query), {
      currency,
      learnedParameters: learnedParameters?.parameters,
    }),
  );
  if (learnedParameters !== undefined) state.aliases.set(target, { key, learnedParameters });
  return key;
}

function learnParameters(state: KeyState, target: string, page: KeyInput): string {
  const [path, query] = splitTarget(target);
  const dependency = queryDependencyOf(path) ?? 'nothing';
  const parameters = page.parameters ?? noParameters;
  if (dependency === 'options') rememberParameters(state, path, { page, parameters });
  return formatKey(
    path,
    normalizeQuery(dependency, new URLSearchParams(query), { currency: state.currency, learnedParameters: parameters }),
  );
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
  const kind = page.status === 200 ? 'positive' : 'negative';
  learnedParameters.set({ key: path, tags: page.tags, size: 512 + 2 * path.length + values, kind, parameters });
}

function splitTarget(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

function formatKey(path: string, query: NormalizedQuery): string {
  if (query.length === 0) return path;
  return `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value])).toString()}`;
}

/** What a page is made as: for people, or the same in Markdown for programs that read. */
export type PageFormat = 'html' | 'markdown';

/** The key of a page in a form. An address on its way to a server has no fragment, so that can tell the forms apart. */
export function keyInFormat(address: string, format: PageFormat = 'html'): string {
  return format === 'html' ? address : `${address}#${format}`;
}

/** The address that a key was made of. */
export function addressOfKey(key: string): string {
  return key.split('#', 1)[0] ?? key;
}
