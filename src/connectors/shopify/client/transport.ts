import { RequestError } from './request-error.ts';

export interface TransportRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  /** By default a POST. A GET has no body. */
  readonly method?: 'GET';
}

export interface TransportResponse {
  readonly status: number;
  /** Takes a name in lower case. */
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/** Sends a request. Throws RequestError if no whole response arrives, and the reason of `signal` when that is aborted. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** Far more than the largest page of a feed has; a larger response is not read to its end. */
const maxResponseBytes = 64 * 1024 * 1024;

/**
 * Sends by `fetch`, whose connections stay open for four seconds, or as long as the server's `Keep-Alive` allows. A
 * redirect is a response like any other: following it could carry the token to another host.
 */
export const fetchTransport: Transport = async ({ url, headers, body, signal, method = 'POST' }) => {
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(method === 'POST' && { body }),
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: await readBody(response),
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof RequestError) throw error;
    throw new RequestError('network', `no answer from ${new URL(url).host}`, { cause: error });
  }
};

export interface DownloadRequest {
  /** Of a file that anybody may read who knows its address: no token is sent. */
  readonly url: string;
  /** The first byte that is wanted. */
  readonly from: number;
  readonly signal: AbortSignal;
}

/** The bytes of a file as they arrive. Throws RequestError, also when the connection breaks, and the reason of `signal`. */
export type Download = (request: DownloadRequest) => Promise<AsyncIterable<Uint8Array>>;

export const fetchDownload: Download = async ({ url, from, signal }) => {
  const response = await openFile({ url, from, signal });
  const { status } = response;
  if (status === 416) return noBytes();
  if (status >= 500 || status === 429) throw new RequestError('server', `the file of a list: status ${status}`);
  if (status !== 200 && status !== 206) throw new RequestError('answer', `the file of a list: status ${status}`);
  return fileBytes(response, { skip: status === 206 ? 0 : from, signal });
};

async function openFile({ url, from, signal }: DownloadRequest): Promise<Response> {
  try {
    return await fetch(url, { signal, ...(from > 0 && { headers: { range: `bytes=${from}-` } }) });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new RequestError('network', `no file from ${URL.parse(url)?.host}`, { cause: error });
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** A server that knows no ranges sends the file from its beginning. A file that ends early breaks the connection. */
async function* fileBytes(
  response: Response,
  { skip, signal }: { readonly skip: number; readonly signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  let remaining = skip;
  try {
    for await (const chunk of response.body ?? []) {
      const skipped = Math.min(remaining, chunk.byteLength);
      remaining -= skipped;
      if (skipped < chunk.byteLength) yield chunk.subarray(skipped);
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new RequestError('network', 'the file of a list breaks off', { cause: error });
  }
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxResponseBytes) throw new RequestError('answer', `a response of more than ${maxResponseBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
