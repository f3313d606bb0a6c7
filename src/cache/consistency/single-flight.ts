import type { Fence, FencingToken } from './fence.ts';

/** What a run came to. */
export interface FlightResult<T> {
  readonly value: T;
  /** Something it read was invalidated while it ran: only who asked before that may have it. */
  readonly isInvalidated: boolean;
  /** Made for the visitor who asked first: nobody else may have it. */
  readonly isPersonal: boolean;
}

export interface SharedResult<T> {
  readonly value: T;
  /** Another's run was joined. */
  readonly isCollapsed: boolean;
}

export type SingleFlightRun<T> = (ticket: FencingToken) => Promise<FlightResult<T>>;

/**
 * Runs one thing for all who ask for the same key at the same time, and never hands anybody what was read before an
 * invalidation that came before they asked.
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
