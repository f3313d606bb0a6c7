import type { ModelTimeouts } from './provider.ts';

/** Told when a step of a model gives a sign. */
export interface SilenceWatch {
  /** A step begins. */
  readonly listen: () => void;
  /** It reasons: it works, but visitors see nothing of it. */
  readonly reasons: () => void;
  /** It says something or calls a tool. */
  readonly heard: () => void;
  /** It has ended. */
  readonly rest: () => void;
}

/**
 * Calls `ring` once a step has given no sign for `firstTokenMs`, neither word nor tool call for `reasoningMs`, or nothing
 * further for `chunkMs` after that.
 */
export function watchSilence(
  { firstTokenMs, reasoningMs, chunkMs }: Pick<ModelTimeouts, 'firstTokenMs' | 'reasoningMs' | 'chunkMs'>,
  startTimer: StartTimer,
  ring: () => void,
): SilenceWatch {
  let stops: (() => void)[] = [];
  const rest = (): void => {
    for (const stop of stops) stop();
    stops = [];
  };
  const restart = (...timeouts: readonly number[]): void => {
    rest();
    stops = timeouts.map((ms) => startTimer(ms, ring));
  };
  return {
    listen: () => restart(firstTokenMs, reasoningMs),
    reasons: () => {
      const [stopSilence, ...others] = stops;
      if (!stopSilence) return;
      stopSilence();
      stops = [startTimer(firstTokenMs, ring), ...others];
    },
    heard: () => restart(chunkMs),
    rest,
  };
}

/** Calls `ring` once after so many milliseconds, unless the function that is returned has been called. */
export type StartTimer = (ms: number, ring: () => void) => () => void;

export const startSystemTimer: StartTimer = (ms, ring) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};
