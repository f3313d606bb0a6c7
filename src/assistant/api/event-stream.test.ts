import { expect, test, vi } from 'vitest';
import { bodyText } from '#tests/helpers/http/body-text.ts';
import { openEventStream } from './event-stream.ts';

test('each part is one event, and the last event is [DONE]', async () => {
  const { body, writer } = openEventStream({ keepAliveMs: 1000, onCancel: () => undefined });
  writer.write({ type: 'text-delta', id: 't', delta: 'a\nb' });
  writer.close();
  expect(await bodyText(body)).toBe(
    ': stream-open\n\ndata: {"type":"text-delta","id":"t","delta":"a\\nb"}\n\ndata: [DONE]\n\n',
  );
});

test('nothing is sent after close', async () => {
  const { body, writer } = openEventStream({ keepAliveMs: 1000, onCancel: () => undefined });
  writer.close();
  writer.write({ type: 'abort' });
  writer.close();
  expect(await bodyText(body)).toBe(': stream-open\n\ndata: [DONE]\n\n');
});

test('comments keep an idle stream alive', async () => {
  vi.useFakeTimers();
  const { body, writer } = openEventStream({ keepAliveMs: 1000, onCancel: () => undefined });
  vi.advanceTimersByTime(2500);
  writer.close();
  vi.useRealTimers();
  expect((await bodyText(body)).match(/: keep-alive/g)).toHaveLength(2);
});

test('a cancelled stream calls onCancel and drops later parts', async () => {
  const onCancel = vi.fn<() => void>();
  const { body, writer } = openEventStream({ keepAliveMs: 1000, onCancel });
  await body.cancel();
  writer.write({ type: 'abort' });
  writer.close();
  expect(onCancel).toHaveBeenCalledOnce();
});
