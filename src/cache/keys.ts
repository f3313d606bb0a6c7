import { LRUCache } from 'lru-cache';
import { looksAt } from './cacheable-routes.ts';
import { type State, stateOf } from './state.ts';
import type { Page, Parameters } from './page.ts';
import { createShelf, type Item, type Shelf } from './shelf.ts';
import type { Tag } from './tags.ts';

/** Names pages by what they look at, so that addresses that show the same share one entry. */
export interface Keys {
  /**
   * The key of a path and query: the same address with nothing in it but what the page looks at, in one spelling. A
   * render is given the key, so a page cannot look at anything else. null when the page may not be kept.
   */
  keyOf(target: string): string | null;
  /** Notes which parameters a page said it looks at; the key it is to be kept under. */
  learn(target: string, page: Learnable): string;
  /** Unlearns what pages with these tags said. */
  forget(tags: readonly Tag[]): void;
}

/** What a page tells of its key. */
type Learnable = Pick<Page, 'status' | 'tags' | 'parameters'>;

/** What a product's page said of its parameters, by path. */
interface Learned extends Item {
  readonly parameters: Parameters;
}

interface Alias {
  readonly key: string;
  /** What the key was made with; null where the route says it all. */
  readonly learned: Learned | null;
}

interface Memory {
  readonly currency: string;
  readonly aliases: LRUCache<string, Alias>;
  readonly learned: Shelf<Learned>;
}

const aliasBytes = 8 * 1024 * 1024;
const learnedBytes = 16 * 1024 * 1024;
const none: Parameters = new Map();

/** `currency` (ISO 4217) is that of the prices in filters. */
export function createKeys(currency: string): Keys {
  const memory: Memory = {
    currency,
    aliases: new LRUCache({
      maxSize: aliasBytes,
      sizeCalculation: ({ key }, target) => 2 * (key.length + target.length) + 100,
    }),
    learned: createShelf(learnedBytes),
  };
  return {
    keyOf: (target) => keyOf(memory, target),
    learn: (target, page) => learn(memory, target, page),
    forget: (tags) => {
      for (const tag of tags) for (const { key } of memory.learned.withTag(tag)) memory.learned.drop(key);
    },
  };
}

function keyOf(memory: Memory, target: string): string | null {
  const alias = memory.aliases.get(target);
  if (alias && (alias.learned === null || memory.learned.peek(alias.learned.key) === alias.learned)) return alias.key;
  const [path, query] = split(target);
  const looks = looksAt(path);
  if (looks === null) return null;
  const learned = looks === 'options' && query !== '' ? memory.learned.get(path) : null;
  const { currency } = memory;
  const key = spell(path, stateOf(looks, new URLSearchParams(query), { currency, learned: learned?.parameters }));
  if (learned !== undefined) memory.aliases.set(target, { key, learned });
  return key;
}

function learn(memory: Memory, target: string, page: Learnable): string {
  const [path, query] = split(target);
  const looks = looksAt(path) ?? 'nothing';
  const learned = page.parameters ?? none;
  if (looks === 'options') remember(memory, path, { page, parameters: learned });
  return spell(path, stateOf(looks, new URLSearchParams(query), { currency: memory.currency, learned }));
}

interface Told {
  readonly page: Learnable;
  readonly parameters: Parameters;
}

function remember({ learned }: Memory, path: string, { page, parameters }: Told): void {
  const values = [...parameters].reduce((sum, [name, { size }]) => sum + name.length + 32 * size, 0);
  const kind = page.status === 200 ? 'positive' : 'negative';
  learned.put({ key: path, tags: page.tags, size: 512 + 2 * path.length + values, kind, parameters });
}

function split(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

function spell(path: string, state: State): string {
  if (state.length === 0) return path;
  return `${path}?${new URLSearchParams(state.map(([name, value]) => [name, value])).toString()}`;
}
