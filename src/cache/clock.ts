/** Milliseconds. `steady` never jumps and says nothing of the date; `wall` is epoch time and may be set. */
export interface Clock {
  steady(): number;
  wall(): number;
}

export const systemClock: Clock = { steady: () => performance.now(), wall: () => Date.now() };
