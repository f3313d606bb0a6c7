import type { BuyerContext } from '#commerce/context.ts';
import { PlatformContractError } from '#commerce/errors.ts';
import type { CallUse, GraphqlCall, GraphqlClient } from '../client/graphql-client.ts';
import type { Operation } from '../client/operation.ts';
import { cartById, cartChange, cartCreate, type CartNode, cartParts } from '../documents/cart.ts';
import { nodePresence } from '../documents/shop.ts';
import { type AccessReader, forgetRefusedAccess } from '../feed/access.ts';
import { marketVariables } from '../feed/readers/kind-reader.ts';
import type { CartEdit } from './plan-change.ts';
import type { ChangeReport } from './refusals.ts';
import type { AttributeInput } from './write-mark.ts';

/** Shopify's cart queries on behalf of one buyer. */
export interface CartApi {
  read(gid: string): Promise<CartNode | null>;
  create(change: CartEdit, attributes: readonly AttributeInput[]): Promise<ChangedCart>;
  /** The attributes replace those that the cart has. */
  change(cart: CartNode, change: CartEdit, attributes: readonly AttributeInput[]): Promise<ChangedCart>;
  /** Those of some ids that the buyer can see, of any type. */
  presentNodes(gids: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface ChangedCart {
  /** null: Shopify has no such cart, or created none. */
  readonly cart: CartNode | null;
  readonly report: ChangeReport;
}

export interface CartApiOptions {
  readonly client: GraphqlClient;
  readonly access: AccessReader;
  readonly buyer: BuyerContext;
}

export function createCartApi({ client, access, buyer }: CartApiOptions): CartApi {
  const country = buyer.market.country || null;
  const callOf = async (use: CallUse, variables: GraphqlCall['variables']): Promise<GraphqlCall> => ({
    use,
    headers: buyerHeaders(buyer),
    variables: { ...variables, withStock: (await access.read()).stock, ...marketVariables(buyer.market) },
  });
  const run = <Data>(operation: Operation<Data>, call: GraphqlCall): Promise<Data> =>
    forgetRefusedAccess(access, client.run(operation, call));
  return {
    presentNodes: async (gids) => {
      const variables = { ids: gids, ...marketVariables(buyer.market) };
      const { nodes } = await client.run(nodePresence, { use: 'buyer', headers: buyerHeaders(buyer), variables });
      return new Set(nodes.flatMap((node) => node?.id ?? []));
    },
    read: async (gid) => (await run(cartById, await callOf('buyer', { cartId: gid }))).cart,
    create: async ({ add = [], note, codes, addCards = [] }, attributes) => {
      const input = {
        lines: add,
        attributes,
        ...(note === undefined ? {} : { note }),
        ...(codes === undefined ? {} : { discountCodes: codes }),
        ...(addCards.length === 0 ? {} : { giftCardCodes: addCards }),
        ...(country === null ? {} : { buyerIdentity: { countryCode: country } }),
      };
      const { created } = await run(cartCreate, await callOf('write', { input }));
      if (!created) throw new PlatformContractError('Shopify created no cart and says nothing');
      return { cart: created.cart, report: created };
    },
    change: async (cart, change, attributes) => {
      const isElsewhere = country !== null && cart.buyerIdentity.countryCode !== country;
      const variables = {
        cartId: cart.id,
        attributes,
        buyer: isElsewhere ? { countryCode: country } : {},
        withBuyer: isElsewhere,
        ...changeVariables(change),
      };
      const answer = await run(cartChange, await callOf('write', variables));
      const parts = [...cartParts.map((name) => answer[name]), answer.mark];
      return {
        cart: answer.mark?.cart ?? null,
        report: {
          userErrors: parts.flatMap((part) => part?.userErrors ?? []),
          warnings: parts.flatMap((part) => part?.warnings ?? []),
        },
      };
    },
  };
}

/** The private token speaks for all buyers: Shopify limits abuse by the address of each. */
function buyerHeaders({ address }: BuyerContext): Readonly<Record<string, string>> {
  return address === null ? {} : { 'shopify-storefront-buyer-ip': address };
}

function changeVariables(edit: CartEdit): GraphqlCall['variables'] {
  const { add = [], update = [], remove = [], note, codes, dropCards = [], addCards = [] } = edit;
  return {
    add,
    withAdd: add.length > 0,
    update,
    withUpdate: update.length > 0,
    remove,
    withRemove: remove.length > 0,
    note: note ?? '',
    withNote: note !== undefined,
    codes: codes ?? [],
    withCodes: codes !== undefined,
    dropCards,
    withDropCards: dropCards.length > 0,
    addCards,
    withAddCards: addCards.length > 0,
  };
}
