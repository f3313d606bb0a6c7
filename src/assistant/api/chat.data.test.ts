import { expect, test } from 'vitest';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { crockery, openCrockeryAssistant } from '#tests/fixtures/shops/crockery-shop.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { readReply, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';
import { bodyJson } from '#tests/helpers/http/body-text.ts';
import { createQuestionLimit } from '#http/security/rate-limits.ts';
import { createConversationId } from './visitor.ts';

test('an answer is a UI message stream: start first, finish and [DONE] last, text and steps balanced', async () => {
  const { status, headers, raw, parts } = await openCrockeryAssistant().visitor().ask('cups');
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
  const { parts } = await openCrockeryAssistant().visitor().ask('cups');
  expect(parts[0]).toMatchObject({
    messageMetadata: { mode: 'builtin', conversationId: expect.stringContaining('.') },
  });
});

test('a conversation continues by its id: an ordinal means a product that was shown', async () => {
  const { shop, visitor } = openCrockeryAssistant();
  const asker = visitor();
  await asker.ask('cups or plates');
  const { text, parts } = await asker.ask('add the second one');
  expect(text).toBe('Wide plate added to your cart.');
  expect(shop.carts.writes).toEqual(['clear', 'add 1 plate-1']);
  expect(parts.find(({ type }) => type === 'data-cart')).toMatchObject({ data: { count: 1 } });
});

test('a cart is created before the first byte only when a message asks to change it', async () => {
  const asker = openCrockeryAssistant().visitor();
  await asker.ask('cups');
  expect(asker.cookies.has('cart')).toBe(false);
  const { headers } = await asker.ask('add the red cup');
  expect(headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value)).toEqual([
    expect.stringMatching(/^cart=/),
  ]);
});

test('a cart is created where the verb comes last', async () => {
  const asker = openCrockeryAssistant().visitor();
  await asker.ask('red cup');
  await asker.ask('red is fine, add it to my cart');
  expect(asker.cookies.has('cart')).toBe(true);
});

test.for(['do you have it in white?', 'can I put it in the dishwasher?', 'does it have one handle?'])(
  'no cart is created for a question: %s',
  async (question) => {
    const asker = openCrockeryAssistant().visitor();
    await asker.ask('red cup');
    await asker.ask(question);
    expect(asker.cookies.has('cart')).toBe(false);
  },
);

test('a conversation of another visitor cannot be continued, read, cleared, undone or rated', async () => {
  const { visitor } = openCrockeryAssistant();
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
  expect(
    (await bodyJson(await mine.post({ action: 'read', conversationId: mine.conversationId }))).messages,
  ).toHaveLength(2);
});

test('history sent by a client is ignored', async () => {
  const { shop, visitor } = openCrockeryAssistant();
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
  expect(shop.carts.writes).not.toContain('add 1 plate-1');
});

test('a chat id chosen by an AI SDK client names a conversation of its visitor', async () => {
  const { visitor } = openCrockeryAssistant();
  const [mine, other] = [visitor(), visitor()];
  const ask = async (asker: typeof mine, text: string) => {
    const messages = [{ role: 'user', parts: [{ type: 'text', text }] }];
    return readReply(await asker.post({ id: 'chat-1', messages, trigger: 'submit-message' }));
  };
  await ask(mine, 'cups or plates');
  expect((await ask(other, 'how big is the first one?')).text).toMatch(/Which one/);
  expect((await ask(mine, 'how big is the first one?')).text).toContain('height: 9 cm');
});

test('a second message during an answer is refused as busy', async () => {
  const { services, visitor } = openCrockeryAssistant();
  const asker = visitor();
  await asker.ask('cups');
  const key = asker.conversationId?.split('.')[0] ?? '';
  const lock = await services.conversations.lock(key);
  const refused = await asker.post({ message: 'plates', conversationId: asker.conversationId });
  expect(refused.status).toBe(409);
  await lock?.release();
  expect((await asker.ask('plates')).status).toBe(200);
});

test('messages above the rate limit are refused with Retry-After', async () => {
  const asker = openCrockeryAssistant({
    takeQuestion: createQuestionLimit({ chatPerMinute: 1, chatPerHour: 10 }),
  }).visitor();
  await asker.ask('cups');
  const refused = await asker.post({ message: 'plates' });
  expect(refused.status).toBe(429);
  expect(refused.headers.some(([name, value]) => name === 'retry-after' && Number(value) > 0)).toBe(true);
});

test('a platform that is unavailable before the first byte is 503 with Retry-After and leaves no lock', async () => {
  const shop = memoryShop({ products: crockery });
  let isDown = true;
  const content = {
    ...shop.content,
    content: (reading: Parameters<typeof shop.content.content>[0]) => {
      if (isDown) throw new PlatformUnavailableError('down');
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

test('an unavailable conversation store is 503 with Retry-After, for messages and actions', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const { services, visitor, errors } = openCrockeryAssistant({
    conversations: { read: gone, lock: gone, remove: gone },
  });
  const [asker, id] = [visitor(), 'v'.repeat(24)];
  asker.cookies.set('visitor', id);
  const conversationId = createConversationId({ id, setCookie: null }, services.secret).id;
  for (const body of [{ message: 'cups' }, { action: 'read' }, { action: 'clear' }, { action: 'undo', id: 'x' }]) {
    const refused = await asker.post({ ...body, conversationId });
    expect([refused.status, refused.headers.find(([name]) => name === 'retry-after')?.[1]]).toEqual([503, '5']);
  }
  expect(errors).toHaveLength(4);
});

test('an answer ends with an error when the conversation store fails during it', async () => {
  const { services } = openCrockeryAssistant();
  const gone = () => Promise.reject(new Error('gone'));
  const lock = async (key: string) => {
    const taken = await services.conversations.lock(key);
    return taken && { ...taken, save: gone, release: gone };
  };
  const { visitor } = openCrockeryAssistant({ conversations: { ...services.conversations, lock } });
  const { raw, parts } = await visitor().ask('cups');
  expect(parts.at(-1)).toMatchObject({ type: 'error' });
  expect(raw.endsWith('data: [DONE]\n\n')).toBe(true);
});

test('a platform that fails after the first byte ends the stream with an error code and no details', async () => {
  const shop = memoryShop({ products: crockery });
  const broken = { ...shop.commerce.catalog(readingNothing), list: () => Promise.reject(new Error('secret detail')) };
  const { visitor, errors } = startAssistant({ ...shop, commerce: { ...shop.commerce, catalog: () => broken } });
  const { status, raw, parts } = await visitor().ask('cups');
  expect(status).toBe(200);
  expect(parts.at(-1)).toEqual({ type: 'error', errorText: 'failed' });
  expect(raw).not.toContain('secret');
  expect(raw.endsWith('data: [DONE]\n\n')).toBe(true);
  expect(errors).toHaveLength(1);
});

test('a disconnect aborts the answer and unlocks the conversation', async () => {
  const shop = memoryShop({ products: crockery });
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

const readingNothing = {
  context: { country: 'NO', language: 'en', currency: 'EUR' },
  draft: false,
  record: () => undefined,
};

test('the rate limit returns the time to wait, for each client separately', async () => {
  const take = createQuestionLimit({ chatPerMinute: 2, chatPerHour: 100 });
  expect([await take('1.2.3.4'), await take('1.2.3.4')]).toEqual([null, null]);
  const wait = await take('1.2.3.4');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await take('1.2.3.5')).toBeNull();
});

test('the hourly limit applies beside the one per minute', async () => {
  const take = createQuestionLimit({ chatPerMinute: 100, chatPerHour: 1 });
  await take('1.2.3.4');
  expect(await take('1.2.3.4')).toBeGreaterThan(60);
});
