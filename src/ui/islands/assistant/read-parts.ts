/** A part of the stream, of whatever kind; what is not known is passed over. */
export interface StreamPart {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Reads server-sent events as they arrive, cut anywhere, and gives their JSON. Ends at `[DONE]` or with the stream. */
export async function* readStreamParts(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamPart> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [buffer, data] = ['', ''];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      buffer += done ? '\n\n' : decoder.decode(value, { stream: true });
      // A carriage return at the very end may be half of a line end.
      for (let end; (end = /\r\n|\n|\r(?!$)/.exec(buffer));) {
        const line = buffer.slice(0, end.index);
        buffer = buffer.slice(end.index + end[0].length);
        if (line.startsWith('data:')) data += line.slice(5).trimStart();
        if (line !== '' || data === '') continue;
        if (data === '[DONE]') return;
        yield JSON.parse(data);
        data = '';
      }
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
