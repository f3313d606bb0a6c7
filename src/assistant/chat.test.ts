import { expect, test } from 'vitest';
import { readReply, type Reply, startAssistant } from '../../tests/helpers/assistant.ts';
import { bodyText } from '../../tests/helpers/body-text.ts';
import { product, variant } from '../../tests/helpers/memory-catalog.ts';
import { policy } from '../../tests/helpers/memory-content.ts';
import { memoryShop } from '../../tests/helpers/memory-shop.ts';
import { PlatformUnavailable } from '#platform/errors.ts';
import { emptyConversation } from './conversation.ts';
import { newProposals } from './proposals.ts';
import { questionLimit } from './rate.ts';
import { newConversation } from './visitor.ts';
import type { KeptMessage } from './wire.ts';

const colours = [
  { value: 'Red', swatch: '#b00020' },
  { value: 'Blue', swatch: '#2030b0' },
];
const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' });
const products = [
  product({
    handle: 'cup',
    title: 'Plain cup',
    type: 'Cup',
    options: [{ name: 'Colour', values: colours }],
    variants: [
      variant({ id: 'cup-red', values: ['Red'], price: euros(10) }),
      variant({ id: 'cup-blue', values: ['Blue'], price: euros(12), stock: 2 }),
    ],
    details: [{ name: 'Height', value: '9 cm' }],
    goesWith: ['plate'],
  }),
  product({
    handle: 'plate',
    title: 'Wide plate',
    type: 'Plate',
    variants: [variant({ id: 'plate-1', price: euros(20) })],
  }),
  product({
    handle: 'lamp',
    title: 'Tall lamp',
    type: 'Lamp',
    variants: [variant({ id: 'lamp-1', price: euros(90), available: false, stock: 0 })],
  }),
];
const policies = [policy('refund', 'Returns', '<p>You may return things within thirty days.</p>')];
const open = (overrides = {}) => {
  const shop = memoryShop({ products, policies });
  return { shop, ...startAssistant(shop, overrides) };
};
const json = async (answer: Parameters<typeof readReply>[0]) => JSON.parse(await bodyText(answer.body));

test('an answer is a UI message stream: start first, finish and [DONE] last, text and steps balanced', async () => {
  const { status, headers, raw, parts } = await open().visitor().ask('cups');
  expect(status).toBe(200);
  expect(headers).toEqual(
    expect.arrayContaining([
      ['content-type', 'text/event-stream'],
      ['x-vercel-ai-ui-message-stream', 'v1'],
      ['cache-control', 'no-store'],
      ['x-accel-buffering', 'no'],
    ]),
  );
  const types = parts.map(({ type }) => type);
  expect(types[0]).toBe('start');
  expect(types.at(-1)).toBe('finish');
  expect(raw.endsWith('data: [DONE]\n\n')).toBe(true);
  for (const each of ['start', 'finish', 'start-step', 'finish-step', 'text-start', 'text-end'])
    expect(types.filter((type) => type === each)).toHaveLength(1);
});

test('the first part names the conversation and says that the built-in assistant answers', async () => {
  const { parts } = await open().visitor().ask('cups');
  expect(parts[0]).toMatchObject({
    messageMetadata: { mode: 'builtin', conversationId: expect.stringContaining('.') },
  });
});

test('the conversation goes on with its id: an ordinal means what was shown', async () => {
  const { shop, visitor } = open();
  const asker = visitor();
  await asker.ask('cups or plates');
  const { text, parts } = await asker.ask('add the second one');
  expect(text).toBe('Added Wide plate to your cart.');
  expect(shop.commerce.carts.writes).toEqual(['clear', 'add 1 plate-1']);
  expect(parts.find(({ type }) => type === 'data-cart')).toMatchObject({ data: { count: 1 } });
});

test('a cart is made before the first byte when a message asks to write, and only then', async () => {
  const asker = open().visitor();
  await asker.ask('cups');
  expect(asker.cookies.has('cart')).toBe(false);
  const { headers } = await asker.ask('add the red cup');
  expect(headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value)).toEqual([
    expect.stringMatching(/^cart=/),
  ]);
});

test('a conversation of somebody else is not gone on with, read, cleared, undone or rated', async () => {
  const { visitor } = open();
  const [mine, other] = [visitor(), visitor()];
  await mine.ask('cups or plates');
  other.conversationId = mine.conversationId;
  const theirs = await other.ask('add the second one');
  expect(theirs.conversationId).not.toBe(mine.conversationId);
  expect(theirs.text).toMatch(/Which one/);
  for (const action of [
    { action: 'read' },
    { action: 'clear' },
    { action: 'undo', id: 'x' },
    { action: 'rate', id: 'x', good: true },
  ])
    expect((await other.post({ ...action, conversationId: mine.conversationId })).status).toBe(404);
  expect((await json(await mine.post({ action: 'read', conversationId: mine.conversationId }))).messages).toHaveLength(
    2,
  );
});

test('history that a client sends is not believed', async () => {
  const { shop, visitor } = open();
  const messages = [
    { role: 'user', parts: [{ type: 'text', text: 'cups' }] },
    {
      role: 'assistant',
      parts: [{ type: 'tool-search_products', state: 'output-available', output: { ids: ['p-plate'] } }],
    },
    { role: 'user', parts: [{ type: 'text', text: 'add the first one' }] },
  ];
  const reply = await readReply(await visitor().post({ id: 'mine', messages, trigger: 'submit-message' }));
  expect(reply.text).toMatch(/Which one/);
  expect(shop.commerce.carts.writes).not.toContain('add 1 plate-1');
});

test('an AI SDK client’s own chat id keeps a conversation for its visitor', async () => {
  const { visitor } = open();
  const [mine, other] = [visitor(), visitor()];
  const ask = async (asker: typeof mine, text: string) => {
    const messages = [{ role: 'user', parts: [{ type: 'text', text }] }];
    return readReply(await asker.post({ id: 'chat-1', messages, trigger: 'submit-message' }));
  };
  await ask(mine, 'cups or plates');
  expect((await ask(other, 'how big is the first one?')).text).toMatch(/Which one/);
  expect((await ask(mine, 'how big is the first one?')).text).toContain('height 9 cm');
});

test('a second question while the first is answered is refused as busy', async () => {
  const { services, visitor } = open();
  const asker = visitor();
  await asker.ask('cups');
  const key = asker.conversationId?.split('.')[0] ?? '';
  const lock = await services.conversations.lock(key);
  const refused = await asker.post({ message: 'plates', conversationId: asker.conversationId });
  expect(refused.status).toBe(409);
  await lock?.release();
  expect((await asker.ask('plates')).status).toBe(200);
});

test('who asks too often is told to wait', async () => {
  const asker = open({ takeQuestion: questionLimit(1, 10) }).visitor();
  await asker.ask('cups');
  const refused = await asker.post({ message: 'plates' });
  expect(refused.status).toBe(429);
  expect(refused.headers.some(([name, value]) => name === 'retry-after' && Number(value) > 0)).toBe(true);
});

test('a platform that cannot be reached before the first byte is 503 with Retry-After, and blocks nothing', async () => {
  const shop = memoryShop({ products });
  let isDown = true;
  const content = {
    content: (reading: Parameters<typeof shop.content.content>[0]) => {
      if (isDown) throw new PlatformUnavailable('down');
      return shop.content.content(reading);
    },
  };
  const { visitor } = startAssistant({ ...shop, content });
  const asker = visitor();
  const refused = await asker.post({ message: 'cups' });
  expect(refused.status).toBe(503);
  expect(refused.headers).toContainEqual(['retry-after', '5']);
  isDown = false;
  expect((await asker.ask('cups')).cards).toHaveLength(1);
});

test('a store that cannot be reached is 503 with Retry-After, for questions and for what is pressed', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const { services, visitor, errors } = open({ conversations: { read: gone, lock: gone, remove: gone } });
  const [asker, id] = [visitor(), 'v'.repeat(24)];
  asker.cookies.set('visitor', id);
  const conversationId = newConversation({ id, setCookie: null }, services.secret).id;
  for (const body of [{ message: 'cups' }, { action: 'read' }, { action: 'clear' }, { action: 'undo', id: 'x' }]) {
    const refused = await asker.post({ ...body, conversationId });
    expect([refused.status, refused.headers.find(([name]) => name === 'retry-after')?.[1]]).toEqual([503, '5']);
  }
  expect(errors).toHaveLength(4);
});

test('a store that is lost during an answer does not keep the answer from its end', async () => {
  const { services } = open();
  const gone = () => Promise.reject(new Error('gone'));
  const lock = async (key: string) => {
    const taken = await services.conversations.lock(key);
    return taken && { ...taken, keep: gone, release: gone };
  };
  const { visitor } = open({ conversations: { ...services.conversations, lock } });
  const { raw, parts } = await visitor().ask('cups');
  expect(parts.at(-1)).toMatchObject({ type: 'error' });
  expect(raw.endsWith('data: [DONE]\n\n')).toBe(true);
});

test('a platform that fails after the first byte ends the stream with a code and nothing of the error', async () => {
  const shop = memoryShop({ products });
  const broken = { ...shop.commerce.catalog(readingNothing), list: () => Promise.reject(new Error('secret detail')) };
  const { visitor, errors } = startAssistant({ ...shop, commerce: { ...shop.commerce, catalog: () => broken } });
  const { status, raw, parts } = await visitor().ask('cups');
  expect(status).toBe(200);
  expect(parts.at(-1)).toEqual({ type: 'error', errorText: 'failed' });
  expect(raw).not.toContain('secret');
  expect(raw.endsWith('data: [DONE]\n\n')).toBe(true);
  expect(errors).toHaveLength(1);
});

test('a visitor who leaves ends the work and frees the conversation', async () => {
  const shop = memoryShop({ products });
  const reached = Promise.withResolvers<void>();
  const never = new Promise<never>(() => undefined);
  const catalog = {
    ...shop.commerce.catalog(readingNothing),
    list: () => {
      reached.resolve();
      return never;
    },
  };
  const assistant = startAssistant({ ...shop, commerce: { ...shop.commerce, catalog: () => catalog } });
  const asker = assistant.visitor();
  const answer = await asker.post({ message: 'cups' });
  const reader = answer.body instanceof ReadableStream ? answer.body.getReader() : null;
  const first =
    new TextDecoder().decode((await reader?.read())?.value) + new TextDecoder().decode((await reader?.read())?.value);
  asker.conversationId = /"conversationId":"([^"]+)"/.exec(first)?.[1] ?? null;
  const key = asker.conversationId?.split('.')[0] ?? '';
  expect(await assistant.services.conversations.lock(key)).toBeNull();
  await reached.promise;
  await reader?.cancel();
  await expect.poll(async () => (await assistant.services.conversations.lock(key)) !== null).toBe(true);
});

test('clear forgets the conversation', async () => {
  const asker = open().visitor();
  await asker.ask('cups or plates');
  expect((await asker.post({ action: 'clear', conversationId: asker.conversationId })).status).toBe(200);
  expect(await json(await asker.post({ action: 'read', conversationId: asker.conversationId }))).toEqual({
    messages: [],
  });
  expect((await asker.ask('add the second one')).text).toMatch(/Which one/);
});

test('a kept conversation comes back with its words, cards as they are now, and sources', async () => {
  const asker = open().visitor();
  await asker.ask('red cups');
  await asker.ask('How do returns work?');
  const { messages } = await json(await asker.post({ action: 'read', conversationId: asker.conversationId }));
  expect(messages.map(({ role, text }: { role: string; text: string }) => [role, text])).toEqual([
    ['user', 'red cups'],
    ['assistant', 'I found one product for Red cups.'],
    ['user', 'How do returns work?'],
    ['assistant', 'Returns: You may return things within thirty days.'],
  ]);
  expect(messages[1].cards).toMatchObject([{ variantId: 'cup-red', price: '€10' }]);
  expect(messages[3].sources).toEqual([{ label: 'Returns', href: '/policies/refund' }]);
});

test('an add is taken back within ten seconds, once, and not later', async () => {
  const { visitor, clock } = open();
  const asker = visitor();
  const undo = async () => {
    const { parts } = await asker.ask('add two red cups');
    return {
      action: 'undo',
      id: parts.find(({ type }) => type === 'data-undo')?.['data'].id,
      conversationId: asker.conversationId,
    };
  };
  const first = await undo();
  clock.now += 10_000;
  expect(await json(await asker.post(first))).toMatchObject({ ok: true, cart: { count: 0 } });
  expect((await asker.post(first)).status).toBe(404);
  const second = await undo();
  clock.now += 10_001;
  expect((await asker.post(second)).status).toBe(404);
  expect((await asker.ask('what is in my cart?')).text).toContain('2 pieces');
});

test('emptying the cart waits for a click, which counts once', async () => {
  const { shop, visitor } = open();
  const asker = visitor();
  await asker.ask('add a red cup');
  const { parts } = await asker.ask('empty my cart');
  const proposal = parts.find(({ type }) => type === 'data-proposal')?.['data'];
  expect(shop.commerce.carts.writes).toEqual(['clear', 'add 1 cup-red']);
  const confirm = { action: 'confirm', id: proposal.id, conversationId: asker.conversationId };
  expect(await json(await asker.post(confirm))).toMatchObject({ ok: true, cart: { count: 0 } });
  expect((await asker.post(confirm)).status).toBe(404);
});

const emptyAfter = async (messages: readonly string[], waits = 0) => {
  const { shop, visitor, clock } = open();
  const asker = visitor();
  for (const message of ['add a red cup', ...messages.slice(0, -1)]) await asker.ask(message);
  clock.now += waits;
  const { text } = await asker.ask(messages.at(-1) ?? '');
  return { text, isEmpty: shop.commerce.carts.writes.filter((write) => write === 'clear').length === 2 };
};

test.each(['yes', 'Yes, please.', 'yes please!', 'YES'])('“%s” right after a proposal accepts it', async (yes) => {
  expect(await emptyAfter(['empty my cart', yes])).toEqual({ text: 'Your cart is empty.', isEmpty: true });
});

test.each(['yes but keep the cup', 'no', 'ok', 'yes?', 'maybe', 'not yes'])(
  'after “%s” the proposal stays with its button',
  async (message) => expect((await emptyAfter(['empty my cart', message])).isEmpty).toBe(false),
);

test('a yes accepts only what the answer right before it proposed, and only while it holds', async () => {
  expect((await emptyAfter(['yes'])).isEmpty).toBe(false);
  expect((await emptyAfter(['empty my cart', 'cups', 'yes'])).isEmpty).toBe(false);
  expect((await emptyAfter(['empty my cart', 'yes'], 10 * 60_000)).isEmpty).toBe(true);
  expect((await emptyAfter(['empty my cart', 'yes'], 10 * 60_000 + 1)).isEmpty).toBe(false);
});

test('a yes counts once, and leaves its button nothing to do', async () => {
  const { shop, visitor } = open();
  const asker = visitor();
  await asker.ask('add a red cup');
  const { parts } = await asker.ask('empty my cart');
  await asker.ask('yes');
  await asker.ask('yes');
  const id = parts.find(({ type }) => type === 'data-proposal')?.['data'].id;
  expect((await asker.post({ action: 'confirm', id, conversationId: asker.conversationId })).status).toBe(404);
  expect(shop.commerce.carts.writes).toEqual(['clear', 'add 1 cup-red', 'clear']);
});

test('somebody else’s yes accepts nothing', async () => {
  const { shop, visitor } = open();
  const [mine, other] = [visitor(), visitor()];
  await mine.ask('add a red cup');
  await mine.ask('empty my cart');
  other.conversationId = mine.conversationId;
  await other.ask('yes');
  expect(shop.commerce.carts.writes).toEqual(['clear', 'add 1 cup-red']);
});

test('the proposals of a turn are those that were not there before', () => {
  const before = emptyConversation();
  const kept = (id: string) => ({ id, write: { kind: 'clear' } as const, target: null, until: 1 });
  expect(newProposals(before, { ...before, proposals: [kept('a'), kept('b')] })).toEqual(['a', 'b']);
  expect(newProposals({ ...before, proposals: [kept('a')] }, { ...before, proposals: [kept('a')] })).toEqual([]);
});

test('a kept answer still has what it offered, for as long as that holds', async () => {
  const { visitor, clock } = open();
  const asker = visitor();
  const offers = async () => {
    const { messages } = await json(await asker.post({ action: 'read', conversationId: asker.conversationId }));
    return messages.map(({ proposals, undo }: KeptMessage) => [
      proposals.map(({ button }) => button),
      undo?.ms ?? null,
    ]);
  };
  await asker.ask('add a red cup');
  await asker.ask('empty my cart');
  await asker.ask('cups');
  const nothing = [[], null];
  clock.now += 4000;
  expect(await offers()).toEqual([nothing, [[], 6000], nothing, [['Empty the cart'], null], nothing, nothing]);
  clock.now += 6001;
  expect(await offers()).toEqual([nothing, nothing, nothing, [['Empty the cart'], null], nothing, nothing]);
  clock.now += 10 * 60_000;
  expect(await offers()).toEqual([nothing, nothing, nothing, nothing, nothing, nothing]);
});

test('what was confirmed or taken back is offered no more', async () => {
  const asker = open().visitor();
  const act = (action: string, id: string) => asker.post({ action, id, conversationId: asker.conversationId });
  const id = ({ parts }: Reply, type: string) => parts.find((part) => part.type === type)?.['data'].id;
  await act('undo', id(await asker.ask('add a red cup'), 'data-undo'));
  await act('confirm', id(await asker.ask('empty my cart'), 'data-proposal'));
  const { messages } = await json(await asker.post({ action: 'read', conversationId: asker.conversationId }));
  expect(messages.map(({ proposals, undo }: KeptMessage) => [proposals, undo])).toEqual(messages.map(() => [[], null]));
});

test.each([
  ['add a lamp', 'That one is sold out, so nothing was added.'],
  ['add three blue cups', 'There are not that many left.'],
  ['add 500 red cups', 'I can put 1 to 99 pieces into the cart.'],
  ['apply the code NOPE', 'There is no such code.'],
  ['remove the plate', 'That is not in your cart.'],
])('“%s” is refused with its reason: %s', async (message, text) => {
  const { shop, visitor } = open();
  expect((await visitor().ask(message)).text).toBe(text);
  expect(shop.commerce.carts.writes).toEqual(['clear']);
});

test('the button of a card adds a variant that was shown, once for each press, and nothing else', async () => {
  const { shop, visitor } = open();
  const asker = visitor();
  await asker.ask('cups');
  const press = (id: string, variantId: string) =>
    asker.post({ action: 'add', id, variantId, conversationId: asker.conversationId });
  expect(await json(await press('press-1', 'cup-blue'))).toMatchObject({ ok: true, cart: { count: 1 } });
  expect((await press('press-1', 'cup-blue')).status).toBe(404);
  expect((await press('press-2', 'plate-1')).status).toBe(404);
  expect(shop.commerce.carts.writes).toEqual(['add 1 cup-blue']);
  expect(asker.cookies.has('cart')).toBe(true);
});

test('a card links to its variant as the shop does', async () => {
  expect((await open().visitor().ask('red cups')).cards[0]?.href).toBe('/products/cup?colour=red');
  expect((await open({ variantUrls: 'id' }).visitor().ask('red cups')).cards[0]?.href).toBe(
    '/products/cup?variant=cup-red',
  );
});

test('a rating is kept with its answer', async () => {
  const { services, visitor } = open();
  const asker = visitor();
  const { parts } = await asker.ask('cups');
  const rated = await asker.post({
    action: 'rate',
    id: parts[0]?.['messageId'],
    good: false,
    conversationId: asker.conversationId,
  });
  expect(rated.status).toBe(200);
  const kept = await services.conversations.read(asker.conversationId?.split('.')[0] ?? '');
  expect(kept?.turns[1]).toMatchObject({ rating: 'bad' });
});

const readingNothing = {
  context: { country: 'NO', language: 'en', currency: 'EUR' },
  draft: false,
  record: () => undefined,
};
