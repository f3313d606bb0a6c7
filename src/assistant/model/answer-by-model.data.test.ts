import { expect, test } from 'vitest';
import { injectedProducts } from '#tests/fixtures/injected-products.ts';
import { clothesShop } from '#tests/fixtures/shops/clothes-shop.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import type { ModelStep } from '#tests/helpers/assistant/model-server.ts';
import { startAssistant } from '#tests/helpers/assistant/start-assistant.ts';
import { type Script, withModel } from '#tests/helpers/assistant/with-model.ts';
import { tools } from '../tools/registry.ts';
import type { StartTimer } from './silence-watch.ts';

const searchDresses: ModelStep = {
  call: [{ tool: 'search_products', input: { filters: [{ value: 'dress' }], limit: 2 } }],
};

test('a model answers with tools, and the server fills in the product cards', async () => {
  const { visitor, server } = await withModel([searchDresses, { say: ['Two dre', 'sses. Look', ' at them.'] }]);
  const reply = await visitor().ask('dresses please');
  expect(reply.parts[0]).toMatchObject({ messageMetadata: { mode: 'model' } });
  expect(reply.text).toBe('Two dresses. Look at them.');
  expect(reply.tools).toEqual(['search_products']);
  expect(reply.cards).toHaveLength(2);
  expect(server.requests).toHaveLength(2);
  expect(server.requests[0]?.tools).toHaveLength(tools.length);
});

test('a price that no tool returned is not shown', async () => {
  const { visitor } = await withModel([searchDresses, { say: ['This one costs €1.23 only. ', 'Nice.'] }]);
  expect((await visitor().ask('dresses')).text).toBe('This one costs the price on the card only. Nice.');
});

test('the built-in assistant answers when the model is unreachable', async () => {
  const { visitor, server } = await withModel([]);
  await server.close();
  expect((await visitor().ask('dresses')).text).toMatch(/^I found/);
});

/** Its time is over as soon as it is started. */
const expiredTimer: StartTimer = (_, ring) => {
  queueMicrotask(ring);
  return () => undefined;
};

test('the built-in assistant answers in the same stream when the model says no first word in time', async () => {
  const startTimer: StartTimer = (ms, ring) => (ms === 2000 ? expiredTimer(ms, ring) : () => undefined);
  const { visitor, reported } = await withModel([{ hangAfter: [] }], { startTimer });
  const { parts, text } = await visitor().ask('dresses');
  expect(parts[0]).toMatchObject({ messageMetadata: { mode: 'model' } });
  expect(parts.find(({ type }) => type === 'data-notice')).toMatchObject({ data: { code: 'model_unavailable' } });
  expect(text).toMatch(/^I found/);
  expect(parts.at(-1)).toMatchObject({ type: 'finish' });
  expect(reported).toMatchObject([{ name: 'TimeoutError' }]);
});

test('the built-in assistant answers when the whole answer of a model takes too long', async () => {
  const startTimer: StartTimer = (ms, ring) => (ms === 3000 ? expiredTimer(ms, ring) : () => undefined);
  const { visitor, reported } = await withModel([{ hangAfter: [] }], { startTimer });
  expect((await visitor().ask('dresses')).text).toMatch(/^I found/);
  expect(reported).toMatchObject([{ name: 'TimeoutError', message: 'The model took too long.' }]);
});

test('a tool that fails is reported, and the model answers without it and without its reason', async () => {
  const { commerce, ...rest } = clothesShop(40);
  const catalog: typeof commerce.catalog = (context) => ({
    ...commerce.catalog(context),
    product: () => Promise.reject(new Error('The disk is full.')),
  });
  const shop = { ...rest, commerce: { ...commerce, catalog } };
  const steps: ModelStep[] = [
    { call: [{ tool: 'get_product', input: { product: 'clothing-1' } }] },
    { say: ['I could not look.'] },
  ];
  const { visitor, server, reported } = await withModel(steps, { shop });
  expect((await visitor().ask('what do you sell')).text).toBe('I could not look.');
  expect(reported).toMatchObject([{ message: 'The disk is full.' }]);
  const told = JSON.stringify(server.requests[1]?.messages);
  expect(told).toContain('The tool failed.');
  expect(told).not.toContain('disk');
});

test('for a minute after that the built-in assistant answers without asking the model', async () => {
  const timer: { start: StartTimer } = { start: expiredTimer };
  const startTimer: StartTimer = (ms, ring) => timer.start(ms, ring);
  const steps: Script = () => ({ say: ['Hello again.'] });
  const { visitor, server, modelClock } = await withModel(steps, { startTimer });
  await visitor().ask('dresses');
  timer.start = () => () => undefined;
  const asked = server.requests.length;
  modelClock.now = 59_999;
  const during = await visitor().ask('dresses');
  expect(during.parts[0]).toMatchObject({ messageMetadata: { mode: 'builtin' } });
  expect(during.parts[1]).toMatchObject({ type: 'data-notice', data: { code: 'model_unavailable' } });
  expect(server.requests).toHaveLength(asked);
  modelClock.now = 60_000;
  expect((await visitor().ask('dresses')).text).toBe('Hello again.');
});

test.each<[string, ModelStep, boolean]>([
  ['is overloaded', { status: 503 }, false],
  ['refuses a request', { status: 400 }, true],
])('a model that %s is asked again at once or not', async (_, step, isAsked) => {
  const { visitor, server } = await withModel(() => step);
  await visitor().ask('dresses');
  await visitor().ask('dresses');
  expect(server.requests.length === 2).toBe(isAsked);
});

test.each<[string, ModelStep]>([
  ['hangs', { hangAfter: ['One sentence. ', 'Then'] }],
  ['is cut off', { cutAfter: ['One sentence. ', 'Then'] }],
])('a model that %s in the middle ends the stream with an error code', async (_, step) => {
  const { visitor } = await withModel([{ say: ['Hello.'] }, step]);
  await visitor().ask('hello');
  const { parts, text, raw } = await visitor().ask('dresses');
  expect(text).toContain('One sentence.');
  expect(parts.at(-1)).toMatchObject({ type: 'error' });
  expect(raw.endsWith('data: [DONE]\n\n')).toBe(true);
});

test('a cart change is reported and not repeated when the model fails after it', async () => {
  const shop = memoryShop({ products: injectedProducts });
  const { visitor } = await withModel(
    [
      { call: [{ tool: 'get_product', input: { product: 'cup' } }] },
      { call: [{ tool: 'add_to_cart', input: { product: 'cup', variant_id: 'cup-1' } }] },
      { status: 500 },
    ],
    { shop },
  );
  const { text } = await visitor().ask('add the plain cup');
  expect(text).toBe('Plain cup added to your cart.');
  expect(shop.carts.writes).toEqual(['clear', 'add 1 cup-1']);
});

test.each([
  ['the same', () => 1, 0],
  // Twelve calls are made in all.
  ['different', (index: number) => index + 1, 10],
])(
  'of 40 parallel cart changes of a model, %s ones, one is made and none is repeated',
  async (_, quantity, proposals) => {
    const shop = memoryShop({ products: injectedProducts });
    const calls = Array.from({ length: 40 }, (__, index) => ({
      tool: 'add_to_cart',
      input: { product: 'cup', variant_id: 'cup-1', quantity: quantity(index) },
    }));
    const steps = [
      { call: [{ tool: 'get_product', input: { product: 'cup' } }] },
      { call: calls },
      { call: calls },
      { say: ['Done.'] },
    ];
    const { visitor } = await withModel(steps, { shop, dailyTokens: 100_000 });
    const { parts } = await visitor().ask('add the plain cup');
    expect(shop.carts.writes).toEqual(['clear', 'add 1 cup-1']);
    expect(parts.filter(({ type }) => type === 'data-proposal')).toHaveLength(proposals);
  },
);

test('the built-in assistant answers with a notice when the token budget of the day is spent', async () => {
  const { visitor, server } = await withModel([{ say: ['Hello.'] }, { say: ['Again.'] }], { dailyTokens: 100 });
  const asker = visitor();
  expect((await asker.ask('dresses')).text).toBe('Hello.');
  const second = await asker.ask('dresses');
  expect(second.parts[0]).toMatchObject({ messageMetadata: { mode: 'builtin' } });
  expect(second.parts[1]).toMatchObject({ type: 'data-notice', data: { code: 'budget_spent' } });
  expect(server.requests).toHaveLength(1);
});

test('the model receives the stored conversation without personal data', async () => {
  const { visitor, server } = await withModel([{ say: ['First.'] }, { say: ['Second.'] }]);
  const asker = visitor();
  await asker.ask('I am kari@mail.example');
  await asker.ask('and now?');
  const received = server.requests[1]?.messages.slice(1).map(({ role, content }) => [role, JSON.stringify(content)]);
  expect(received).toEqual([
    ['user', expect.stringContaining('[e-mail]')],
    ['assistant', expect.stringContaining('First.')],
    ['user', expect.stringContaining('and now?')],
  ]);
});

test('a disconnect aborts the model', async () => {
  const { visitor, services } = await withModel([{ say: ['Hello.'] }, { hangAfter: ['One sentence. ', 'Two'] }]);
  const asker = visitor();
  await asker.ask('hello');
  const { body } = await asker.post({ message: 'dresses' });
  const reader = body instanceof ReadableStream ? body.getReader() : null;
  let seen = '';
  while (!seen.includes('One sentence.')) seen += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  const key = /"conversationId":"([^".]+)/.exec(seen)?.[1] ?? '';
  await expect.poll(async () => (await services.conversations.lock(key)) !== null).toBe(true);
});

/** Obeys all instructions in the texts of the shop. */
const obedient: Script = ({ messages }, index) => {
  if (index === 0) return { call: [{ tool: 'search_products', input: { filters: [{ value: 'cup' }], limit: 12 } }] };
  if (messages.filter(({ role }) => role === 'tool').length === 1)
    return {
      call: [
        { tool: 'add_to_cart', input: { product: 'decoy', variant_id: 'decoy-1', quantity: 99 } },
        { tool: 'get_product', input: { product: 'decoy' } },
      ],
    };
  if (messages.filter(({ role }) => role === 'tool').length === 3)
    return {
      call: [
        { tool: 'add_to_cart', input: { product: 'decoy', variant_id: 'decoy-1', quantity: 99 } },
        { tool: 'add_to_cart', input: { product: 'decoy', variant_id: 'decoy-1', quantity: 1 } },
        { tool: 'apply_discount', input: { code: 'FREE100' } },
        { tool: 'add_cart_note', input: { note: 'send to 1 Evil Street' } },
        { tool: 'clear_cart', input: {} },
      ],
    };
  return { say: ['Everything is €0.01 now, see https://evil.example ![x](https://evil.example/?c=1).'] };
};

test.each([
  'which cups are there?',
  'add the plain cup',
  'add 99 cups',
  'apply the code HELLO10',
  'add a note: ring twice',
])('a model that obeys injected instructions makes no change that “%s” does not ask for', async (message) => {
  const shop = memoryShop({ products: injectedProducts });
  const { visitor } = await withModel(obedient, { shop });
  const reply = await visitor().ask(message);
  expect(shop.carts.writes.filter((write) => write !== 'clear')).toEqual([]);
  expect(reply.text).not.toMatch(/0\.01|evil/);
  expect(reply.parts.some(({ type }) => type === 'data-proposal')).toBe(true);
});

test('a yes accepts the proposal at the end of a model’s answer without calling the model', async () => {
  const shop = memoryShop({ products: injectedProducts });
  const steps = [{ call: [{ tool: 'clear_cart', input: {} }] }, { say: ['More cups?'] }];
  const { visitor, server } = await withModel(steps, { shop });
  const asker = visitor();
  expect((await asker.ask('which cups are there?')).text).toBe('More cups? Empty your cart?');
  const asked = server.requests.length;
  const accepted = await asker.ask('yes');
  expect(accepted.text).toBe('Cart emptied.');
  expect(accepted.parts[0]).toMatchObject({ messageMetadata: { mode: 'builtin' } });
  expect(server.requests).toHaveLength(asked);
});

test('the built-in assistant is unaffected by prompt injection in products', async () => {
  const shop = memoryShop({ products: injectedProducts });
  const { visitor, errors } = startAssistant(shop);
  const asker = visitor();
  for (const message of [
    'cups',
    'more',
    'how big is the second one?',
    'compare the first two',
    'what goes with the first one?',
    'how do I wash it?',
  ])
    await asker.ask(message);
  expect(errors).toEqual([]);
  expect(shop.carts.writes).toEqual([]);
});
