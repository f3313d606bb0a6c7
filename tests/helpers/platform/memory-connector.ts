import type { Connector } from '#commerce/port.ts';
import { createEvents } from '#connectors/embedded/events.ts';
import { memoryCarts } from '../../fixtures/shops/memory-carts.ts';
import { deliverySecret } from '../send-delivery.ts';
import type { MemoryPlatform } from './memory-platform.ts';

/** A connector to a platform in memory, whose deliveries are signed as those of the embedded shop. */
export function memoryConnector({ feed }: MemoryPlatform): Connector {
  const carts = memoryCarts([]);
  return {
    feed,
    events: createEvents({ secrets: [deliverySecret], clock: () => new Date() }),
    carts: () => carts,
    checkout: null,
    stockAlerts: null,
    forms: null,
    customers: null,
    setup: { mediaHosts: [], checks: [], webhooks: null },
    ready: async () => {},
    close: async () => {},
  };
}
