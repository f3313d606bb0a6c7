import type { ModelTimeouts } from './provider.ts';

/** Told when a step of a model gives a sign. */
export interface SilenceWatch {
  /** A step begins. */
  readonly listen: () => void;
  /** It reasons: it works, but visitors see nothing of it. */
  readonly reasons: () => void;
  /** It has said its first word or called a tool. */
  readonly heard: () => void;
}

/** Calls `ring` once a step has given no sign for `firstTokenMs`, or neither word nor tool call for `reasoningMs`. */
export function watchSilence(
  { firstTokenMs, reasoningMs }: Pick<ModelTimeouts, 'firstTokenMs' | 'reasoningMs'>,
  startTimer: StartTimer,
  ring: () => void,
): SilenceWatch {
  let stops: (() => void)[] = [];
  const heard = (): void => {
    for (const stop of stops) stop();
    stops = [];
  };
  return {
    listen: () => {
      heard();
      stops = [startTimer(firstTokenMs, ring), startTimer(reasoningMs, ring)];
    },
    reasons: () => {
      const [stopSilence, ...others] = stops;
      if (!stopSilence) return;
      stopSilence();
      stops = [startTimer(firstTokenMs, ring), ...others];
    },
    heard,
  };
}

/** Calls `ring` once after so many milliseconds, unless the function that is returned has been called. */
export type StartTimer = (ms: number, ring: () => void) => () => void;

export const startSystemTimer: StartTimer = (ms, ring) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};
