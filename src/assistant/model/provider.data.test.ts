import { describe, expect, onTestFinished, test } from 'vitest';
import { startAssistant } from '#tests/helpers/assistant/start-assistant.ts';
import { clothesShop } from '#tests/fixtures/shops/clothes-shop.ts';
import { type ModelStep, startModelServer } from '#tests/helpers/assistant/model-server.ts';
import type { ModelProtocolName } from '#tests/helpers/assistant/model-protocols.ts';
import { openSqliteStore } from '../conversation/sqlite-store.ts';
import { tools } from '../tools/registry.ts';
import { createModelAssistant } from './answer-by-model.ts';
import type { ModelSettings } from './provider.ts';

interface Provider {
  readonly provider: ModelSettings['provider'];
  readonly model: string;
  readonly wire: ModelProtocolName;
  readonly path: string;
  /** Where the key goes, and how. */
  readonly header: string;
  readonly key: string;
}

const bearer = { header: 'authorization', key: 'Bearer secret-key' } as const;
const providers: readonly Provider[] = [
  { provider: 'openai', model: 'gpt-5.6-luna', wire: 'responses', path: '/v1/responses', ...bearer },
  {
    provider: 'anthropic',
    model: 'claude-haiku-5-5',
    wire: 'messages',
    path: '/v1/messages',
    header: 'x-api-key',
    key: 'secret-key',
  },
  { provider: 'compatible', model: 'test', wire: 'chat-completions', path: '/v1/chat/completions', ...bearer },
];

describe.each(providers)('$provider', ({ provider, model: name, wire, path, header, key }) => {
  async function withModel(steps: readonly ModelStep[]) {
    const server = await startModelServer((_, index) => steps[index] ?? { status: 500 }, wire);
    onTestFinished(() => server.close());
    const timeouts = { totalMs: 4000, firstTokenMs: 400, reasoningMs: 3500, chunkMs: 400 };
    const settings = {
      provider,
      model: name,
      apiKey: 'secret-key',
      baseUrl: server.baseUrl,
      dailyTokens: 1000,
      timeouts,
    };
    const { tokens } = openSqliteStore(':memory:', () => 0);
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    const model = createModelAssistant(settings, { tokens, now: () => 0, report });
    return { ...startAssistant(clothesShop(40), { model }), server, reported, tokens };
  }

  const call = (tool: string, input: unknown): ModelStep => ({ call: [{ tool, input }] });

  test('tools run with the input of the model, which receives their results', async () => {
    const find = call('search_products', { filters: [{ value: 'dress' }], limit: 2 });
    const { visitor, server, tokens } = await withModel([find, { say: ['Two dre', 'sses.'] }]);
    const reply = await visitor().ask('dresses please');
    expect(reply.parts[0]).toMatchObject({ messageMetadata: { mode: 'model' } });
    expect([reply.text, reply.tools, reply.cards.length]).toEqual(['Two dresses.', ['search_products'], 2]);
    expect(server.requests.map((request) => [request.path, request.headers[header]])).toEqual([
      [path, key],
      [path, key],
    ]);
    expect(server.requests[0]?.tools).toHaveLength(tools.length);
    expect(JSON.stringify(server.requests[1]?.messages)).toContain(reply.cards[0]?.handle);
    expect(await tokens.on(0)).toBe(240);
  });

  test('instructions are cached, and no summary of reasoning is asked for', async () => {
    const { visitor, server } = await withModel([{ say: ['Hello.'] }]);
    await visitor().ask('dresses please');
    const body = JSON.stringify(server.requests[0]?.body);
    // The other providers cache what is the same in each request by themselves.
    expect(body.includes('"cache_control":{"type":"ephemeral"}')).toBe(provider === 'anthropic');
    expect(body).not.toMatch(/"(?:reasoning_?)?summary"/i);
  });

  test('parallel tool calls are all answered', async () => {
    const both = ['list_collections', 'get_cart'].map((tool) => ({ tool, input: {} }));
    const { visitor } = await withModel([{ call: both }, { say: ['Done.'] }]);
    const reply = await visitor().ask('dresses please');
    expect([reply.text, reply.tools]).toEqual(['Done.', ['list_collections', 'get_cart']]);
  });

  test.each<[string, ModelStep]>([
    ['refuses', { status: 401 }],
    ['is rate limited', { status: 429 }],
    ['fails', { status: 500 }],
    ['hangs before its first word', { hangAfter: [] }],
    ['is cut off before its first word', { cutAfter: [] }],
    ['returns no text', { say: [] }],
    ['returns malformed data', { raw: 'data: {"nonsense\n\n' }],
    ['returns HTML', { raw: '<!doctype html><title>Welcome</title>' }],
  ])('the built-in assistant answers in the same stream, with a notice, when the model %s', async (_, step) => {
    const { visitor, reported } = await withModel([step]);
    const { status, parts, text, cards } = await visitor().ask('dresses');
    expect(status).toBe(200);
    expect(parts.filter(({ type }) => type === 'start')).toHaveLength(1);
    expect(parts.find(({ type }) => type === 'data-notice')).toMatchObject({ data: { code: 'model_unavailable' } });
    expect(text).toMatch(/^I found \d+ products/);
    expect(cards).toHaveLength(4);
    expect(parts.at(-1)).toMatchObject({ type: 'finish' });
    expect(reported).toHaveLength(1);
    expect(JSON.stringify(parts)).not.toContain('secret-key');
  });

  test.each<[string, ModelStep]>([
    ['hangs', { hangAfter: ['One sentence. ', 'Then'] }],
    ['is cut off', { cutAfter: ['One sentence. ', 'Then'] }],
  ])('the stream ends with an error code when the model %s in the middle', async (_, step) => {
    // The first answer of a local model arrives in whole steps, until it is known not to show its reasoning.
    const { visitor } = await withModel([{ say: ['Hello.'] }, step]);
    const asker = visitor();
    await asker.ask('hello');
    const { parts, text, raw } = await asker.ask('dresses');
    expect(text).toContain('One sentence.');
    expect(parts.at(-1)).toMatchObject({ type: 'error' });
    expect(raw.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  test('the built-in assistant answers when the model fails after a tool call', async () => {
    const { visitor } = await withModel([call('list_collections', {}), { status: 429 }]);
    const { parts, text } = await visitor().ask('dresses');
    expect(parts.some(({ type }) => type === 'data-notice')).toBe(true);
    expect(text).toMatch(/^I found \d+ products/);
  });

  test('an unknown tool and invalid input do not end the answer', async () => {
    const { visitor } = await withModel([
      call('drop_tables', {}),
      call('search_products', { limit: 'many' }),
      { say: ['Sorry.'] },
    ]);
    const reply = await visitor().ask('dresses');
    expect([reply.status, reply.text, reply.parts.at(-1)?.type]).toEqual([200, 'Sorry.', 'finish']);
  });
});
