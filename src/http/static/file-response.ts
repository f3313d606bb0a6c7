import { extname } from 'node:path';
import type { HeaderList, HttpResponse, RequestContext } from '../request/request-context.ts';
import { isNotModified, type ResponseValidators } from '../response/finalize-response.ts';

export interface ServedFile extends ResponseValidators {
  readonly size: number;
  readonly headers: HeaderList;
  /** The bytes from first to last, inclusive; called only when they are sent. */
  readonly read: (first: number, last: number) => HttpResponse['body'];
}

/** The response to a request for a file: all of it, a range, or 304. */
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

/** `Range` applies to GET, and only while `If-Range` matches the file. */
function requestedRange({ method, headers }: RequestContext, etag: string): string | undefined {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === etag) ? headers['range'] : undefined;
}

/** First and last byte, inclusive; `unsatisfiable`: no byte of it exists; null: send everything. */
export type ByteRange = { readonly first: number; readonly last: number } | 'unsatisfiable' | null;

/** The range of `size` bytes that a `Range` header requests. Several ranges and malformed headers are ignored. */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return parseSuffixRange(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (to !== '' && last < first) return null;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}

function parseSuffixRange(count: number, size: number): ByteRange {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - count), last: size - 1 };
}

/** The type of a file by its name; null: it must not be served (source maps, databases, unknown types). */
export function contentTypeFor(file: string): string | null {
  return contentTypes.get(extname(file).toLowerCase()) ?? null;
}

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.css', 'text/css; charset=utf-8'],
  ['.gif', 'image/gif'],
  ['.ico', 'image/x-icon'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.mp4', 'video/mp4'],
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webm', 'video/webm'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);
