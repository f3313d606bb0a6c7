import { expect, test } from 'vitest';
import type { ApiHandler, HttpResponse } from '#http/request/request-context.ts';
import { bodyText, postAssistantForm } from './assistant-form.ts';

const origin = 'https://shop.example';

/** Posts the form with these fields to an API that knows one conversation, and records what it was called with. */
async function post(fields: Readonly<Record<string, string>>) {
  const calls: object[] = [];
  const chat: ApiHandler = async ({ body, headers }) => {
    const call = JSON.parse(new TextDecoder().decode(body ?? new Uint8Array()));
    calls.push(call);
    expect(headers).toEqual({ 'content-type': 'application/json', cookie: 'cart=1' });
    if (call.action !== 'read') return json(200, { text: 'Done.' });
    return call.conversationId === 'known' ? json(200, { messages: [{ id: '1' }] }) : json(404, { error: {} });
  };
  const request = new Request(`${origin}/assistant`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: 'cart=1' },
  });
  const visit = { chat, requestId: 'r1', request, url: new URL(request.url), clientAddress: '192.0.2.1' };
  return { ...(await postAssistantForm(visit)), calls };
}

function json(status: number, value: object): HttpResponse {
  return { status, headers: [], body: new TextEncoder().encode(JSON.stringify(value)) };
}

test('a first question starts a conversation', async () => {
  const exchange = await post({ message: 'Any lamps?', page: '/products/a' });
  expect(exchange).toMatchObject({ question: 'Any lamps?', conversationId: '', page: '/products/a', stored: [] });
  expect(exchange.calls).toEqual([{ message: 'Any lamps?', page: '/products/a' }]);
});

test('a later question is asked in its conversation, which is read before the answer', async () => {
  const exchange = await post({ message: 'And chairs?', conversationId: 'known' });
  expect(exchange).toMatchObject({ question: 'And chairs?', page: '', stored: [{ id: '1' }] });
  expect(exchange.calls).toEqual([
    { action: 'read', conversationId: 'known' },
    { message: 'And chairs?', page: '', conversationId: 'known' },
  ]);
});

test('a question in a conversation that is gone shows no earlier messages', async () => {
  expect(await post({ message: 'Hello', conversationId: 'gone' })).toMatchObject({ question: 'Hello', stored: [] });
});

test.each([
  [{ confirm: 'p1' }, { action: 'confirm', id: 'p1' }],
  [{ undo: 'u1' }, { action: 'undo', id: 'u1' }],
  [
    { add: 'v1', press: 'k1' },
    { action: 'add', id: 'k1', variantId: 'v1' },
  ],
])('the button %j of an answer is pressed before the conversation is read', async (button, action) => {
  const exchange = await post({ ...button, message: 'not asked', conversationId: 'known' });
  expect(exchange).toMatchObject({ question: null, conversationId: 'known', stored: [{ id: '1' }] });
  expect(exchange.calls).toEqual([
    { ...action, conversationId: 'known' },
    { action: 'read', conversationId: 'known' },
  ]);
  expect(bodyText(exchange.answer)).toBe('{"text":"Done."}');
});

test('a button without a conversation is no action', async () => {
  expect(await post({ confirm: 'p1', message: 'Hello' })).toMatchObject({ question: 'Hello' });
});

test('what is not a form asks an empty question, which the API refuses', async () => {
  const request = new Request(`${origin}/assistant`, { method: 'POST', body: '{}' });
  const chat: ApiHandler = async () => json(400, { error: { code: 'invalid' } });
  const visit = { chat, requestId: 'r1', request, url: new URL(request.url), clientAddress: '192.0.2.1' };
  expect(await postAssistantForm(visit)).toMatchObject({ question: '', answer: { status: 400 }, stored: [] });
});
