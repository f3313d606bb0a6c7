import type { HttpResponse, HeaderList, RequestContext } from './exchange.ts';
import { parseByteRange } from './range.ts';
import { isNotModified, type ResponseValidators } from './validators.ts';

export interface ServedFile extends ResponseValidators {
  readonly size: number;
  readonly headers: HeaderList;
  /** The bytes from first to last, both included; called only when they are sent. */
  readonly read: (first: number, last: number) => HttpResponse['body'];
}

/** Answers with a file as it lies there: whole, a part of it, or the word that the asker holds it. */
export function createFileResponse(file: ServedFile, context: RequestContext): HttpResponse {
  const { size, etag, read } = file;
  const headers: HeaderList = [...file.headers, ['ETag', etag], ['Accept-Ranges', 'bytes']];
  if (isNotModified(context.headers, file)) return { status: 304, headers, body: null };
  const range = parseByteRange(requestedRange(context, etag), size);
  if (range === 'unsatisfiable') {
    return { status: 416, headers: [...headers, ['Content-Range', `bytes */${size}`]], body: null };
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  return {
    status: range ? 206 : 200,
    headers: [
      ...headers,
      ['Content-Length', String(last - first + 1)],
      ...(range ? ([['Content-Range', `bytes ${first}-${last}/${size}`]] as const) : []),
    ],
    body: context.method === 'HEAD' || size === 0 ? null : read(first, last),
  };
}

/** `Range` is for GET, and counts only while `If-Range` names the bytes we have. */
function requestedRange({ method, headers }: RequestContext, etag: string): string | undefined {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === etag) ? headers['range'] : undefined;
}
