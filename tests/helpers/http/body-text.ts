import type { Readable } from 'node:stream';

type ReadableBody = Uint8Array | ReadableStream<Uint8Array> | Readable | null;

/** The whole body of a response as text. */
export async function bodyText(body: ReadableBody): Promise<string> {
  if (!body) return '';
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/** The body of a response, parsed as JSON. */
export async function bodyJson({ body }: { readonly body: ReadableBody }) {
  return JSON.parse(await bodyText(body));
}
