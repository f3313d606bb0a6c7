import { applyRecommendations, recommendationsReadAt } from '../../copy/apply-recommendations.ts';
import { disconnectedSince } from '../disconnection.ts';
import type { EngineContext } from '../engine-context.ts';

/** Reads what the platform recommends with products whose pages are shown. No page waits for it. */
export interface RecommendationReads {
  /**
   * Asks the platform about a product unless it did so within a day. Returns when that is due again (epoch
   * milliseconds); null: the platform recommends nothing.
   */
  request(product: string): number | null;
  /** Resolves when all that was asked for has been read or given up. */
  idle(): Promise<void>;
}

const keptMs = 24 * 60 * 60_000;

/** Recommendations that could not be read make no page expire sooner than this. */
const leastMs = 60 * 60_000;

/** The platform is asked five times a second at most. */
const pauseMs = 200;

/** Products that wait; those of further pages are asked for when these are shown again. */
const maxWaiting = 1000;

export function createRecommendationReads(engine: EngineContext): RecommendationReads {
  const { copy, feed, runtime, report, signal } = engine;
  const waiting = new Set<string>();
  let working: Promise<void> | null = null;

  const work = async (): Promise<void> => {
    for (const product of waiting) {
      if (signal.aborted || disconnectedSince(copy) !== null || !feed.recommendations) break;
      applyRecommendations(copy, product, await feed.recommendations({ product, signal }));
      waiting.delete(product);
      if (waiting.size > 0) await runtime.sleep(pauseMs, signal);
    }
  };
  const start = (): void => {
    working ??= work()
      .catch((error: unknown) => {
        if (!signal.aborted) report(error);
      })
      .finally(() => {
        waiting.clear();
        working = null;
      });
  };
  return {
    request: (product) => {
      if (!feed.recommendations) return null;
      const now = runtime.clock.wall();
      const due = (recommendationsReadAt(copy.store, product) ?? -Infinity) + keptMs;
      if (due <= now && waiting.size < maxWaiting) {
        waiting.add(product);
        start();
      }
      return Math.max(due, now + leastMs);
    },
    idle: async () => working ?? undefined,
  };
}
