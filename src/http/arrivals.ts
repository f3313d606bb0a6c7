import type { ServerResponse } from 'node:http';
import type { Arrival } from '#cache/arrival.ts';

/** The arrival that the request of a response belongs to. */
export type ArrivalOf = (response: Pick<ServerResponse, 'socket'>) => Arrival;

/**
 * Tells requests by the turn of the event loop that brought them. Only for handlers of a server's `request` event:
 * they run while the loop goes through what it found readable, and the turn ends after that.
 */
export function arrivals(): ArrivalOf {
  let turn: Arrival | null = null;
  let room = 0;

  const begin = (): Arrival => {
    if (turn === null) setImmediate(() => (turn = null));
    room = mostRequests;
    return (turn = {});
  };

  return ({ socket }) => {
    // It waits behind another on its connection, and may have been sent when that was already being looked at.
    if (socket === null) return {};
    const arrival = turn === null || room === 0 ? begin() : turn;
    room -= 1;
    return arrival;
  };
}

/** With over 1,024 connections readable at once, libuv looks a second time within a turn: arrivals are kept short. */
const mostRequests = 32;
