import { createHmac } from 'node:crypto';
import { equalsAny, type SignatureScheme } from '#commerce/delivery-signature.ts';

/**
 * Shopify's headers of webhooks and the newer ones of events, which have no `x-`. Both sign the body alone: id, topic
 * and shop of the headers may be anybody's words, so what changed is read from the body.
 *
 * `Webhook-Id` is the same for all attempts of one delivery, by which repetitions are recognized; `Event-Id` is shared by
 * all deliveries that one action of a merchant causes, and would leave out all but the first of them. `Triggered-At`,
 * `API-Version`, `Name` and `Sub-Topic` are not needed: times come from the body, and its ids are the same in all versions.
 *
 * https://shopify.dev/docs/apps/build/webhooks/delivery-structure
 * https://shopify.dev/docs/apps/build/webhooks/verify-deliveries
 */
export const shopifySignatures: readonly SignatureScheme[] = [withPrefix('x-shopify-'), withPrefix('shopify-')];

function withPrefix(prefix: string): SignatureScheme {
  return {
    signature: `${prefix}hmac-sha256`,
    id: `${prefix}webhook-id`,
    required: ['hmac-sha256', 'topic', 'shop-domain', 'webhook-id'].map((name) => prefix + name),
    isValid: ({ headers, bytes }, { secrets }) => {
      const expected = secrets.map((secret) => createHmac('sha256', secret).update(bytes).digest('base64'));
      return equalsAny([headers[`${prefix}hmac-sha256`] ?? ''], expected);
    },
  };
}
