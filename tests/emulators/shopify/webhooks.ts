import { createHmac, randomUUID } from 'node:crypto';

/** A delivery as it is sent: the same bytes for every attempt. */
export interface ShopifyDelivery {
  readonly topic: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface WebhookSubscription {
  readonly id: string;
  readonly topic: string;
  readonly uri: string;
  /** null: all deliveries of the topic. */
  readonly filter: string | null;
}

export interface Webhooks {
  readonly subscriptions: Map<string, WebhookSubscription>;
  /** All deliveries so far, also those of topics that nobody subscribes to. */
  readonly created: readonly ShopifyDelivery[];
  /** `collect`: deliveries wait for `send`, which makes them late, repeated, reordered or lost. */
  mode: 'send' | 'collect';
  /** The headers of webhooks, or those of events, which have no `X-`. */
  headerFamily: 'webhook' | 'event';
  subscribe(topic: string, uri: string, filter?: string | null): WebhookSubscription;
  /** A signed delivery of any body. */
  sign(topic: string, body: string | Uint8Array<ArrayBuffer>, secret?: string): ShopifyDelivery;
  /** Creates a delivery of a payload, and sends it unless deliveries are collected. */
  publish(topic: string, payload: object): void;
  /** Sends a delivery to the subscribers of its topic; the statuses of their answers, 0 for none. */
  send(delivery: ShopifyDelivery): Promise<readonly number[]>;
  /** Resolves when all that was sent by itself has been answered; the statuses. */
  settled(): Promise<readonly number[]>;
}

export interface WebhookOptions {
  readonly domain: string;
  /** Client secret of the app. */
  readonly secret: string;
  readonly now: () => Date;
}

/** Shopify waits five seconds for an answer. https://shopify.dev/docs/apps/build/webhooks/subscribe/https */
const timeoutMs = 5000;

/**
 * Deliveries of an emulated shop. Shopify repeats failed ones for four hours; here tests repeat them by `send`.
 *
 * https://shopify.dev/docs/apps/build/webhooks/delivery-structure
 */
export function createWebhooks({ domain, secret: own, now }: WebhookOptions): Webhooks {
  const created: ShopifyDelivery[] = [];
  const subscriptions = new Map<string, WebhookSubscription>();
  let sending: Promise<readonly number[]>[] = [];

  const webhooks: Webhooks = {
    subscriptions,
    created,
    mode: 'send',
    headerFamily: 'webhook',
    subscribe: (topic, uri, filter = null) => {
      const existing = [...subscriptions.values()].find((each) => each.topic === topic && each.uri === uri);
      if (existing) return existing;
      const subscription = { id: String(subscriptions.size + 1), topic, uri, filter };
      subscriptions.set(subscription.id, subscription);
      return subscription;
    },
    sign: (topic, body, secret = own) => {
      const prefix = webhooks.headerFamily === 'webhook' ? 'X-Shopify-' : 'shopify-';
      const headers = {
        'content-type': 'application/json',
        [`${prefix}Topic`]: topic,
        [`${prefix}Hmac-SHA256`]: createHmac('sha256', secret).update(body).digest('base64'),
        [`${prefix}Shop-Domain`]: domain,
        [`${prefix}API-Version`]: '2026-04',
        [`${prefix}Webhook-Id`]: randomUUID(),
        [`${prefix}Event-Id`]: randomUUID(),
        [`${prefix}Triggered-At`]: now().toISOString(),
      };
      return { topic, body, headers };
    },
    publish: (topic, payload) => {
      const delivery = webhooks.sign(topic, JSON.stringify(payload));
      created.push(delivery);
      if (webhooks.mode === 'send') sending.push(webhooks.send(delivery));
    },
    send: async (delivery) => {
      const targets = [...subscriptions.values()].filter(({ topic }) => topic === delivery.topic);
      return Promise.all(targets.map(({ uri }) => post(uri, delivery)));
    },
    settled: async () => {
      const statuses = (await Promise.all(sending)).flat();
      sending = [];
      return statuses;
    },
  };
  return webhooks;
}

async function post(uri: string, { headers, body }: ShopifyDelivery): Promise<number> {
  try {
    const response = await fetch(uri, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
