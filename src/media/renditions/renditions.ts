import { LRUCache } from 'lru-cache';
import type { RenditionName } from '#shop/content/picture.ts';
import { mediaLimits, type MediaLimits } from '../limits.ts';
import { MediaError } from '../media-failure.ts';
import type { PictureProcess } from './picture-process.ts';
import { parseRenditionName } from './recipe.ts';
import type { CachedRendition, RenditionCache } from './rendition-cache.ts';

/** The file of a rendition, or why there is none. `unknown`: no picture has it. `unavailable`: a later request may succeed. */
export type RenditionResult =
  | ({ readonly kind: 'file' } & CachedRendition)
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number };

/** Finds renditions by the names of their files, and makes those that are missing. */
export type FindRendition = (name: string) => Promise<RenditionResult>;

export interface RenditionSources {
  readonly cache: RenditionCache;
  readonly process: PictureProcess;
  /** The file that a rendition is made from; null: no picture of the shop offers it. */
  readonly findSource: (name: RenditionName) => string | null;
  /** Called with a line about a rendition that cannot be made. */
  readonly warn: (line: string) => void;
  readonly limits?: MediaLimits;
}

/** Seconds after which a rendition that could not be made is tried again. */
const failedSeconds = 60;

/** When a full queue is expected to have room. */
const busySeconds = 2;

/** A rendition is made once for all requests at the same time; the number that wait to be made is limited. */
export function createRenditions(sources: RenditionSources): FindRendition {
  const { cache, limits = mediaLimits } = sources;
  const making = new Map<string, Promise<RenditionResult>>();
  const failed = new LRUCache<string, true>({ max: 1000, ttl: failedSeconds * 1000 });
  return async (name) => {
    const rendition = parseRenditionName(name);
    if (!rendition) return { kind: 'unknown' };
    const cached = await cache.find(name);
    if (cached) return { kind: 'file', ...cached };
    const running = making.get(name);
    if (running) return running;
    const source = sources.findSource(rendition);
    if (source === null) return { kind: 'unknown' };
    if (failed.has(name)) return { kind: 'unavailable', retryAfterSeconds: failedSeconds };
    if (making.size >= limits.waitingRenditions) return { kind: 'unavailable', retryAfterSeconds: busySeconds };
    const made = makeRendition(sources, { name, rendition, source }).finally(() => making.delete(name));
    making.set(name, made);
    const result = await made;
    if (result.kind === 'unavailable') failed.set(name, true);
    return result;
  };
}

interface MissingRendition {
  readonly name: string;
  readonly rendition: RenditionName;
  /** The file of the original. */
  readonly source: string;
}

async function makeRendition(
  { cache, process, warn }: RenditionSources,
  { name, rendition, source }: MissingRendition,
): Promise<RenditionResult> {
  try {
    await process.render(source, cache.file(name), rendition);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    warn(`The rendition ${name} of ${source} could not be made: ${error.message}`);
    return { kind: 'unavailable', retryAfterSeconds: failedSeconds };
  }
  const file = await cache.find(name);
  cache.added(name).catch((error: unknown) => warn(`Renditions could not be removed: ${String(error)}`));
  return file ? { kind: 'file', ...file } : { kind: 'unavailable', retryAfterSeconds: busySeconds };
}
