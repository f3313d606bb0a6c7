import type { Fence, FencingToken } from './fence.ts';

/** Outcome of a run. */
export interface FlightResult<T> {
  readonly value: T;
  /** Something it read was invalidated while it ran: only callers from before that may receive it. */
  readonly isInvalidated: boolean;
  /** Made for the first caller: nobody else may receive it. */
  readonly isPersonal: boolean;
}

export interface SharedResult<T> {
  readonly value: T;
  /** The run of another caller was joined. */
  readonly isCollapsed: boolean;
}

export type SingleFlightRun<T> = (token: FencingToken) => Promise<FlightResult<T>>;

/**
 * Shares one run among concurrent callers of the same key. A caller never receives what was read before an invalidation
 * that preceded its call.
 */
export type SingleFlight<T> = (key: string, run: SingleFlightRun<T>) => Promise<SharedResult<T>>;

interface Flight<T> {
  readonly token: FencingToken;
  readonly result: Promise<FlightResult<T>>;
}

export function createSingleFlight<T>(fence: Fence): SingleFlight<T> {
  const activeFlights = new Map<string, Flight<T>>();

  return async (key, run) => {
    const requestedAt = fence.currentSequence();
    for (;;) {
      const joinedFlight = activeFlights.get(key);
      const flight = joinedFlight ?? start(key, run);
      const result = await flight.result;
      const isOutdated = result.isInvalidated && requestedAt > flight.token.startedAt;
      if (!joinedFlight || !(isOutdated || result.isPersonal))
        return { value: result.value, isCollapsed: joinedFlight !== undefined };
      if (result.isPersonal) return { value: (await runAlone(run)).value, isCollapsed: false };
    }
  };

  function start(key: string, run: SingleFlightRun<T>): Flight<T> {
    const token = fence.begin();
    const result = run(token).finally(() => {
      activeFlights.delete(key);
      fence.end(token);
    });
    const flight = { token, result };
    activeFlights.set(key, flight);
    return flight;
  }

  async function runAlone(run: SingleFlightRun<T>): Promise<FlightResult<T>> {
    const token = fence.begin();
    try {
      return await run(token);
    } finally {
      fence.end(token);
    }
  }
}
