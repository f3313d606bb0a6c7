import { z } from 'zod';
import { listBounds } from '#shop/listing/listing.ts';
import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { LinkData } from '../api/stream-parts.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findProductByName } from '../retrieval/resolve-product.ts';
import { searchTermOf } from '../retrieval/words/words.ts';
import type { Rule } from '../rules/rule.ts';
import { type AnswerOutput, defineTool } from './tool.ts';

const inputSchema = z.object({
  to: z.enum(['home', 'cart', 'all_products', 'collections', 'policies', 'product', 'collection', 'search']),
  name: z
    .string()
    .max(listBounds.termCharacters)
    .default('')
    .describe('Handle or name of the product or collection; the words of a search.'),
});

export const navigate = defineTool({
  name: 'navigate',
  description: 'Gives a link to a page of the shop. Checkout is only ever reached through the cart.',
  input: inputSchema,
  kind: 'link',
  run: async ({ to, name }, { turn }) => {
    if (to === 'product') return productLink(turn, name);
    return to === 'collection' ? collectionLink(turn, name) : fixedLink(to, name, turn.messages);
  },
  summarize: ({ href }) => ({ href }),
  toModelData: ({ href }) => ({ link: href }),
  show: showLink,
});

async function productLink({ catalog }: TurnContext, name: string): Promise<LinkData | null> {
  const product = await findProductByName(catalog, name);
  return product && { label: product.title, href: routes.product(product.handle) };
}

async function collectionLink({ catalog }: TurnContext, handle: string): Promise<LinkData | null> {
  const collection = await catalog.collection(handle);
  return collection && { label: collection.title, href: routes.collection(handle) };
}

type FixedPage = Exclude<z.infer<typeof inputSchema>['to'], 'product' | 'collection'>;

function fixedLink(to: FixedPage, term: string, messages: Messages): LinkData {
  const { layout, listing, content } = messages;
  const links = {
    home: { label: layout.home, href: routes.home() },
    cart: { label: layout.cart, href: routes.cart() },
    all_products: { label: listing.all, href: routes.allProducts() },
    collections: { label: layout.collections, href: routes.collections() },
    policies: { label: content.policies, href: routes.policies() },
    search: { label: layout.search, href: routes.search(term) },
  };
  return links[to];
}

function showLink(data: LinkData, answer: AnswerOutput): void {
  answer.show({ type: 'data-link', data });
}

export const navigateRule: Rule = {
  pattern: /^(?:please )?(?:go to|take me to|bring me to|open|navigate to)\b/,
  answer: answerNavigate,
};

export const checkoutRule: Rule = {
  pattern:
    /\bcheck ?out\b|\bpay (?:now|for (?:it|them|this|these))\b|\b(?:place|complete|finish) (?:the|my|an) order\b/,
  answer: answerCheckout,
};

/** `open the cart`, `take me to the lamps`: answered with a link. */
async function answerNavigate(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const { messages } = turn;
  const { result: link } = await answer.callTool(navigate, await linkTarget(turn, criteria));
  if (!link) return answer.say(messages.answers.notFound);
  answer.say(messages.answers.link({ label: link.label }));
  showLink(link, answer);
}

async function linkTarget(turn: TurnContext, criteria: SearchCriteria): Promise<z.input<typeof inputSchema>> {
  const text = foldAccents(turn.message);
  if (/\b(?:cart|basket|bag|checkout)\b/.test(text)) return { to: 'cart' };
  if (/\bhome(?:page)?\b/.test(text)) return { to: 'home' };
  if (/\bpolic(?:y|ies)\b/.test(text)) return { to: 'policies' };
  if (/\bcollections\b/.test(text)) return { to: 'collections' };
  const readings = criteria.terms.flatMap((term) => term.readings);
  const collection = readings.find(({ kind }) => kind === 'collection')?.values[0];
  if (collection !== undefined) return { to: 'collection', name: collection };
  const name = searchTermOf([...criteria.terms.map(({ label }) => label), ...criteria.words]);
  const product = name === '' ? null : await findProductByName(turn.catalog, name);
  if (product) return { to: 'product', name: product.handle };
  return name === '' ? { to: 'all_products' } : { to: 'search', name };
}

/** The assistant cannot check out: it links to the cart. */
async function answerCheckout({ messages }: TurnContext, answer: AnswerWriter): Promise<void> {
  const { result: link } = await answer.callTool(navigate, { to: 'cart' });
  answer.say(messages.answers.checkout);
  if (link) showLink(link, answer);
}
