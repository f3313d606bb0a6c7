import { DatabaseUnusableError } from '#commerce/errors.ts';
import { routes } from '#routes.ts';
import type { ApiHandler, ApiRoute, HttpResponse } from '../request/request-context.ts';
import { jsonResponse } from '../response/problems.ts';
import type { DrainState } from './drain.ts';

export interface HealthChecks {
  readonly drainState: DrainState;
  /** Rejects while the platform does not answer. */
  readonly platformReady: () => Promise<void>;
}

/**
 * `live`: the process runs. `ready`: it accepts visitors; not while draining, and not once the shop's database is damaged,
 * which needs a person to repair it. An unavailable platform is reported but does not make the process unready, since
 * cached pages are still served.
 */
export function healthRoutes({ drainState, platformReady }: HealthChecks): ReadonlyMap<string, ApiRoute> {
  return new Map([
    [routes.live(), probe(async () => jsonResponse(200, { status: 'live' }))],
    [
      routes.ready(),
      probe(async () => {
        if (drainState.isDraining) return jsonResponse(503, { status: 'draining' });
        return platformReady().then(() => jsonResponse(200, { status: 'ready', platform: 'available' }), reportError);
      }),
    ],
  ]);
}

function reportError(error: unknown): HttpResponse {
  if (!(error instanceof DatabaseUnusableError)) return jsonResponse(200, { status: 'ready', platform: 'unavailable' });
  return jsonResponse(503, { status: 'unready', platform: 'damaged', reason: error.reason });
}

function probe(handle: ApiHandler): ApiRoute {
  return { methods: ['GET', 'HEAD'], bodyLimit: 0, handle };
}
