import type { Fence, Ticket } from './fence.ts';

/** What a run came to. */
export interface Landing<T> {
  readonly value: T;
  /** Something it read was invalidated while it ran: only who asked before that may have it. */
  readonly moved: boolean;
  /** Made for the visitor who asked first: nobody else may have it. */
  readonly personal: boolean;
}

export interface Flown<T> {
  readonly value: T;
  /** Another's run was joined. */
  readonly collapsed: boolean;
}

export type Run<T> = (ticket: Ticket) => Promise<Landing<T>>;

/**
 * Runs one thing for all who ask for the same key at the same time, and never hands anybody what was read before an
 * invalidation that came before they asked.
 */
export type Flights<T> = (key: string, run: Run<T>) => Promise<Flown<T>>;

interface Flight<T> {
  readonly ticket: Ticket;
  readonly landing: Promise<Landing<T>>;
}

export function createFlights<T>(fence: Fence): Flights<T> {
  const running = new Map<string, Flight<T>>();

  return async (key, run) => {
    const asked = fence.now();
    for (;;) {
      const joined = running.get(key);
      const flight = joined ?? start(key, run);
      const landing = await flight.landing;
      const older = landing.moved && asked > flight.ticket.begun;
      if (!joined || !(older || landing.personal)) return { value: landing.value, collapsed: joined !== undefined };
      if (landing.personal) return { value: (await take(run)).value, collapsed: false };
    }
  };

  function start(key: string, run: Run<T>): Flight<T> {
    const ticket = fence.begin();
    const landing = run(ticket).finally(() => {
      running.delete(key);
      fence.end(ticket);
    });
    const flight = { ticket, landing };
    running.set(key, flight);
    return flight;
  }

  async function take(run: Run<T>): Promise<Landing<T>> {
    const ticket = fence.begin();
    try {
      return await run(ticket);
    } finally {
      fence.end(ticket);
    }
  }
}
