import type { ChatStreamPart } from './stream-parts.ts';

export const streamHeaders: readonly (readonly [string, string])[] = [
  ['content-type', 'text/event-stream'],
  ['cache-control', 'no-store'],
  ['x-vercel-ai-ui-message-stream', 'v1'],
  ['x-accel-buffering', 'no'],
];

export interface StreamWriter {
  /** Sends a part; does nothing after `close` or a disconnect. */
  write(part: ChatStreamPart): void;
  /** Sends `[DONE]` and ends. */
  close(): void;
}

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly writer: StreamWriter;
}

export interface EventStreamOptions {
  /** Interval in milliseconds of the comments that make proxies keep the connection. */
  readonly keepAliveMs: number;
  /** Called when the reader disconnects. */
  readonly onCancel: () => void;
}

/** A stream of server-sent events, open until `close`. It begins with a comment, so that headers are sent at once. */
export function openEventStream({ keepAliveMs, onCancel }: EventStreamOptions): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const send = (text: string): void => controller?.enqueue(encoder.encode(text));
  const timer = setInterval(() => send(': keep-alive\n\n'), keepAliveMs).unref();
  const stop = (): void => {
    clearInterval(timer);
    controller = null;
  };
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
      send(': stream-open\n\n');
    },
    cancel: () => {
      stop();
      onCancel();
    },
  });
  const close = (): void => {
    const open = controller;
    send('data: [DONE]\n\n');
    stop();
    open?.close();
  };
  return { body, writer: { write: (part) => send(`data: ${JSON.stringify(part)}\n\n`), close } };
}
