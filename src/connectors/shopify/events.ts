import { z } from 'zod';
import type { ChangeReference } from '#commerce/changes.ts';
import { verifySignature } from '#commerce/delivery-signature.ts';
import type { DeliveryHeaders, EventReadResult, Events } from '#commerce/events.ts';
import { shortId } from './records/ids.ts';
import { homeId } from './records/sections.ts';
import { profileId } from './records/shop.ts';
import { parseBody } from './webhooks/parse-body.ts';
import { shopifySignatures } from './webhooks/webhook-signature.ts';

export interface ShopifyEventOptions {
  /** The secrets of the app that subscribed; after a rotation Shopify signs with the old one for up to an hour. */
  readonly secrets: readonly string[];
  /** `my-shop.myshopify.com` */
  readonly domain: string;
  /** Asks Shopify whether it still accepts the token; throws PlatformUnavailableError if it does not answer. */
  readonly isAccessWithdrawn: () => Promise<boolean>;
  readonly clock: () => Date;
}

/** How much later than a delivery Shopify's lists and search show a change; not documented. */
const settleMs = 2000;

/**
 * Reads Shopify's webhooks. Shopify signs only the body, so anybody who has a delivery can send it again under another
 * topic. Therefore the kind of a change is read from typed ids in the body where it has them, and from the topic only
 * for a bare id; and Shopify is asked whether the app really was uninstalled.
 */
export function createEvents(options: ShopifyEventOptions): Events {
  const { secrets, domain, isAccessWithdrawn, clock } = options;
  let isOtherShopNamed = false;
  return {
    read: async (headers, bytes): Promise<EventReadResult> => {
      const now = clock().getTime();
      const verdict = verifySignature(shopifySignatures, { headers, bytes }, { secrets, now });
      if (!verdict.ok) return verdict;
      const body = bodySchema.safeParse(parseBody(bytes));
      if (!body.success) return { ok: false, reason: 'malformed' };
      const topic = header(headers, 'topic').toLowerCase();
      const accepted = { ok: true, id: verdict.id, topic } as const;
      const sender = header(headers, 'shop-domain').toLowerCase();
      if (sender !== domain) {
        const remark = isOtherShopNamed ? {} : { remark: describeOtherShop(sender, domain) };
        isOtherShopNamed = true;
        return { ...accepted, changes: [], ...remark };
      }
      if (topic === 'app/uninstalled') return { ...accepted, changes: [], isDisconnected: await isAccessWithdrawn() };
      return { ...accepted, changes: changesOf(topic, body.data) };
    },
  };
}

/** Reported once, because an app may belong to several shops. */
function describeOtherShop(sender: string, domain: string): string {
  const named = /^[a-z0-9.-]{1,100}$/.test(sender) ? sender : 'another shop';
  return `Deliveries of ${named} are ignored, since this shop is ${domain}. If that was renamed, set SHOPIFY_DOMAIN to its new domain and run \`npm run shop -- connect shopify\`.`;
}

function header(headers: DeliveryHeaders, name: string): string {
  return headers[`x-shopify-${name}`] ?? headers[`shopify-${name}`] ?? '';
}

const idSchema = z
  .union([z.string(), z.number()])
  .transform((id) => shortId(String(id)).replace(/\?.*$/, ''))
  .pipe(z.string().regex(/^\d{1,20}$/));
const looseId = idSchema.optional().catch(undefined);
const looseText = z.string().max(1000).optional().catch(undefined);

const resource = {
  admin_graphql_api_id: looseText,
  resource_id: looseText,
  id: looseId,
  product_id: looseId,
  collection_id: looseId,
  inventory_item_id: looseId,
  handle: looseText,
  updated_at: looseText,
  status: looseText,
  type: looseText,
};
const resourceSchema = z.object(resource);
const bodySchema = z.object({
  ...resource,
  product_listing: resourceSchema.optional().catch(undefined),
  collection_listing: resourceSchema.optional().catch(undefined),
});

type Resource = z.infer<typeof resourceSchema>;
type DeliveryBody = z.infer<typeof bodySchema>;

function changesOf(topic: string, body: DeliveryBody): readonly ChangeReference[] {
  const [family = '', action = ''] = topic.split('/');
  const subject = body.product_listing ?? body.collection_listing ?? body;
  if (subject.inventory_item_id) return [stockChange(subject.inventory_item_id)];
  const product = idOf('Product', subject) ?? subject.product_id ?? (family === 'products' ? subject.id : undefined);
  if (product) return [productChange(product, subject, family === 'products' && action === 'delete')];
  const collection =
    idOf('Collection', subject) ?? subject.collection_id ?? (family === 'collections' ? subject.id : undefined);
  if (collection) return [collectionChange(collection, subject, family === 'collections' && action === 'delete')];
  const metaobject = idOf('Metaobject', subject) ?? (family === 'metaobjects' ? subject.id : undefined);
  if (metaobject) return metaobjectChanges(metaobject, subject);
  return widerChanges(family, action);
}

/** The id of this type that the signed body contains together with its type. */
function idOf(type: string, { admin_graphql_api_id: gid, resource_id: other }: Resource): string | undefined {
  return [gid, other].flatMap(
    (each) => new RegExp(`^gid://shopify/${type}/(\\d{1,20})$`).exec(each ?? '')?.[1] ?? [],
  )[0];
}

const unnamed = { ids: [], handles: [], deleted: false, version: null, settleMs } as const;

/** A delivery about a variant or a publication has other handles and times than those of the product. */
function productChange(id: string, subject: Resource, deleted: boolean): ChangeReference {
  const isOwn = subject.product_id === undefined || subject.product_id === id;
  return {
    ...unnamed,
    kind: 'product',
    ids: [id],
    deleted,
    ...(isOwn ? namesOf(subject) : {}),
    ...(subject.status === undefined ? {} : { listed: subject.status === 'active' }),
  };
}

function collectionChange(id: string, subject: Resource, deleted: boolean): ChangeReference {
  return { ...unnamed, kind: 'collection', ids: [id], deleted, ...namesOf(subject) };
}

function namesOf({ handle, updated_at: time }: Resource): Pick<ChangeReference, 'handles' | 'version'> {
  const date = new Date(time ?? '');
  return { handles: handle ? [handle] : [], version: Number.isNaN(date.getTime()) ? null : date.toISOString() };
}

/** Changes of the records that show it; a new one may be the home page. */
function metaobjectChanges(id: string, { type }: Resource): readonly ChangeReference[] {
  const parts: ChangeReference = { ...unnamed, kind: 'page', parts: [id] };
  return type === 'storefront_page' ? [parts, { ...unnamed, kind: 'home', ids: [homeId] }] : [parts];
}

function stockChange(item: string): ChangeReference {
  return { ...unnamed, kind: 'stock', stockItems: [item] };
}

/** Compliance topics and others concern nothing that is stored here. */
function widerChanges(family: string, action: string): readonly ChangeReference[] {
  if (family === 'shop' && action === 'update') return [{ ...unnamed, kind: 'profile', ids: [profileId] }];
  return ['locales', 'markets', 'domains', 'selling_plan_groups'].includes(family)
    ? [{ ...unnamed, kind: 'shop' }]
    : [];
}
