import { routes } from '#routes.ts';
import type { ApiRoute, HttpResponse } from '../request/request-context.ts';

export interface HealthChecks {
  /** True from the first signal to stop: nobody should be sent here any more. */
  readonly draining: () => boolean;
  /** Rejects while the platform does not answer. */
  readonly platformReady: () => Promise<void>;
}

/**
 * `live`: the process turns. `ready`: send visitors here; false only while draining. A platform that is down does not
 * make the front unready, since cached pages are still served: it is only told.
 */
export function healthRoutes({ draining, platformReady }: HealthChecks): ReadonlyMap<string, ApiRoute> {
  const ready = async (): Promise<HttpResponse> => {
    if (draining()) return jsonResponse(503, { status: 'draining' });
    return jsonResponse(200, { status: 'ready', platform: await platformReady().then(up, down) });
  };
  return new Map([
    [
      routes.live(),
      { methods: ['GET', 'HEAD'], bodyLimit: 0, handle: async () => jsonResponse(200, { status: 'live' }) },
    ],
    [routes.ready(), { methods: ['GET', 'HEAD'], bodyLimit: 0, handle: ready }],
  ]);
}

const up = () => 'available';
const down = () => 'unavailable';

function jsonResponse(status: number, value: Readonly<Record<string, string>>): HttpResponse {
  return {
    status,
    headers: [
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Cache-Control', 'no-store'],
    ],
    body: Buffer.from(JSON.stringify(value)),
  };
}
