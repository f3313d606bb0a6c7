import { readUIMessageStream, type UIMessageChunk } from 'ai';
import { expect, test } from 'vitest';
import { startAssistant } from '#tests/helpers/assistant/start-assistant.ts';
import { clothesShop } from '#tests/fixtures/shops/clothes-shop.ts';
import { createMessageBuilder, readStreamParts, type UiMessage } from './message.ts';

const tricky = [
  { type: 'start', messageId: 'm', messageMetadata: { conversationId: 'c', mode: 'builtin' } },
  { type: 'start-step' },
  { type: 'tool-input-available', toolCallId: 't1', toolName: 'search_products', input: { query: 'vase “Bølge” 👍' } },
  { type: 'tool-input-available', toolCallId: 't2', toolName: 'get_cart', input: {} },
  { type: 'tool-output-error', toolCallId: 't2', errorText: 'failed' },
  { type: 'tool-output-available', toolCallId: 't1', output: { ids: ['1'] } },
  { type: 'finish-step' },
  { type: 'text-start', id: 'a' },
  { type: 'text-delta', id: 'a', delta: 'Zwei Väsen 👨‍👩‍👧\n' },
  { type: 'text-delta', id: 'a', delta: 'und data: [DONE]' },
  { type: 'text-end', id: 'a' },
  { type: 'source-url', sourceId: 's', url: '/policies/refund', title: 'Returns' },
  { type: 'data-products', data: { ids: ['1'], cards: [] } },
  { type: 'data-suggestions', data: { suggestions: ['Only oak'] } },
  { type: 'finish', finishReason: 'stop' },
] as const;

const lines = (end: string): string =>
  [
    ': stream-open',
    '',
    ...tricky.flatMap((part) => [`data: ${JSON.stringify(part)}`, '', ': keep-alive', '']),
    'data: [DONE]',
    '',
    '',
  ].join(end);

function inPieces(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const borders = [0, ...cuts, bytes.length];
  const pieces = borders.slice(1).map((end, index) => bytes.slice(borders[index], end));
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function buildWithOurs(body: ReadableStream<Uint8Array>): Promise<UiMessage | null> {
  const build = createMessageBuilder();
  let message: UiMessage | null = null;
  for await (const part of readStreamParts(body)) message = build(part);
  return message;
}

async function buildWithSdk(parts: readonly unknown[]): Promise<unknown> {
  const stream = new ReadableStream<UIMessageChunk>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part as UIMessageChunk);
      controller.close();
    },
  });
  let message: unknown = null;
  for await (const next of readUIMessageStream({ stream })) message = next;
  return JSON.parse(JSON.stringify(message));
}

test.each(['\n', '\r\n', '\r'])(
  'cut at every byte, with line ends %j, the message is the one the AI SDK builds',
  async (end) => {
    const expected = await buildWithSdk(tricky);
    const bytes = new TextEncoder().encode(lines(end));
    for (let cut = 1; cut < bytes.length; cut += 1)
      expect(await buildWithOurs(inPieces(bytes, [cut]))).toEqual(expected);
    const single = Array.from({ length: bytes.length - 1 }, (_, index) => index + 1);
    expect(await buildWithOurs(inPieces(bytes, single))).toEqual(expected);
  },
);

test('every answer of the assistant is the message that the AI SDK builds of it', async () => {
  const asker = startAssistant(clothesShop(40)).visitor();
  for (const question of [
    'dresses under €60',
    'compare the first two',
    'add the second one',
    'what is in my cart?',
    'empty my cart',
    'hello',
  ]) {
    const { raw, parts } = await asker.ask(question);
    expect(await buildWithOurs(inPieces(new TextEncoder().encode(raw), []))).toEqual(await buildWithSdk(parts));
  }
});

test('a stream that ends without [DONE] gives what came', async () => {
  const bytes = new TextEncoder().encode('data: {"type":"start","messageId":"x"}\n\ndata: {"type":"start-step"}');
  expect(await buildWithOurs(inPieces(bytes, []))).toMatchObject({ id: 'x', parts: [{ type: 'step-start' }] });
});
