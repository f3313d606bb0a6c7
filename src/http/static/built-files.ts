import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { StoredEncoding } from '#cache/entries/page-response.ts';
import type { HeaderList, HttpResponse, RequestContext } from '../request/request-context.ts';
import { chooseEncoding, compress, isCompressibleType } from '../response/content-negotiation.ts';
import { etagFor, isNotModified } from '../response/finalize-response.ts';
import { contentTypeFor, createFileResponse } from './file-response.ts';

type StaticHandler = (request: RequestContext) => Promise<HttpResponse>;

/** Handlers of the files of the build by path; the files are in memory. */
export type BuiltFiles = ReadonlyMap<string, StaticHandler>;

/**
 * Reads the files of a folder and its subfolders with their compressed copies. Dot files, links, source maps and unknown
 * types are not served.
 */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const paths = await readPaths(folder);
  const present = new Set(paths);
  const files = new Map<string, StaticHandler>();
  for (const path of paths) {
    const type = contentTypeFor(path);
    if (type === null) continue;
    const read = async (ending = ''): Promise<Uint8Array | null> =>
      present.has(path + ending) ? readFile(join(folder, path + ending)) : null;
    const [identity, br, gzip] = await Promise.all([
      read(),
      read(compressedSuffixes.br),
      read(compressedSuffixes.gzip),
    ]);
    if (identity)
      files.set(path, createStaticHandler({ identity, br, gzip }, { type, caching: cacheControlFor(path) }));
  }
  return files;
}

/** The bytes of a file in each encoding; null: compressed at the first request. */
export interface EncodedFile {
  readonly identity: Uint8Array;
  readonly br: Uint8Array | null;
  readonly gzip: Uint8Array | null;
}

/** Handles requests for constant bytes, which are compressed at most once for each encoding. */
export function createStaticHandler(
  file: EncodedFile,
  { type, caching: cacheControl }: { type: string; caching: string },
): StaticHandler {
  const varies = isCompressibleType(type);
  const common: HeaderList = [
    ['Content-Type', type],
    ['Cache-Control', cacheControl],
    ...(varies ? ([['Vary', 'Accept-Encoding']] as const) : []),
  ];
  const etags = { br: etagFor(file.identity, 'br'), gzip: etagFor(file.identity, 'gzip') };
  const identityFile = {
    size: file.identity.length,
    etag: etagFor(file.identity, 'identity'),
    headers: common,
    read: (first: number, last: number) => file.identity.subarray(first, last + 1),
  };
  const bytesIn = compressOnce(file);
  return async (context) => {
    const encoding =
      varies && !context.headers['range'] ? chooseEncoding(context.headers['accept-encoding']) : 'identity';
    if (encoding === 'identity') return createFileResponse(identityFile, context);
    const etag = etags[encoding];
    const headers: HeaderList = [...common, ['ETag', etag], ['Content-Encoding', encoding]];
    if (isNotModified(context.headers, { etag })) return { status: 304, headers, body: null };
    return { status: 200, headers, body: await bytesIn(encoding) };
  };
}

function compressOnce(file: EncodedFile): (encoding: StoredEncoding) => Promise<Uint8Array> {
  const compressed = new Map<StoredEncoding, Promise<Uint8Array>>();
  return (encoding) => {
    const bytes =
      compressed.get(encoding) ?? Promise.resolve(file[encoding] ?? compress(file.identity, encoding, 'small'));
    compressed.set(encoding, bytes);
    return bytes;
  };
}

async function readPaths(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .filter((path) => !path.includes('/.') || path.startsWith('/.well-known/'));
}

/** Files with hashed names never change; the others expire after an hour. */
function cacheControlFor(path: string): string {
  return path.startsWith('/_assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Suffixes of the compressed copies of a file. */
const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;

/** Writes the compressed copies of each compressible file of a folder, at the highest compression level. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressibleType(contentTypeFor(entry.name) ?? ''));
  await Promise.all(files.map((file) => writeCompressedCopies(join(file.parentPath, file.name))));
}

async function writeCompressedCopies(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(file + compressedSuffixes.br, await compress(bytes, 'br', 'small'));
  await writeFile(file + compressedSuffixes.gzip, await compress(bytes, 'gzip', 'small'));
}
