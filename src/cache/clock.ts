/** Milliseconds. `steady` never jumps and says nothing of the date; `wall` is epoch time and may be set. */
export interface Clock {
  steady(): number;
  wall(): number;
}

/** What a clock says at one look. */
export interface ClockReading {
  readonly steady: number;
  readonly wall: number;
}

export const systemClock: Clock = { steady: () => performance.now(), wall: () => Date.now() };

export function readClock(clock: Clock): ClockReading {
  return { steady: clock.steady(), wall: clock.wall() };
}
