import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Encoding } from '#cache/page.ts';
import { contentType } from './content-types.ts';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';
import type { Answer, HeaderList, Visit } from './exchange.ts';
import { answerFile } from './file-answer.ts';
import { copies } from './precompress.ts';
import { etagOf, isHeld } from './validators.ts';

type Serve = (visit: Visit) => Promise<Answer>;

/** Answers for the files of the build, by path: read once, so that no request reaches for the disk. */
export type BuiltFiles = ReadonlyMap<string, Serve>;

/**
 * Reads a folder and those below it, with the compressed copies that lie beside its files. Dot files, links, source
 * maps and unknown types are not served.
 */
export async function builtFiles(folder: string): Promise<BuiltFiles> {
  const paths = await readPaths(folder);
  const present = new Set(paths);
  const files = new Map<string, Serve>();
  for (const path of paths) {
    const type = contentType(path);
    if (type === null) continue;
    const read = async (ending = ''): Promise<Uint8Array | null> =>
      present.has(path + ending) ? readFile(join(folder, path + ending)) : null;
    const [identity, br, gzip] = await Promise.all([read(), read(copies.br), read(copies.gzip)]);
    if (identity) files.set(path, serveBytes({ identity, br, gzip }, { type, caching: cachingOf(path) }));
  }
  return files;
}

/** The same bytes in each encoding; null where it has yet to be made. */
export interface Encodings {
  readonly identity: Uint8Array;
  readonly br: Uint8Array | null;
  readonly gzip: Uint8Array | null;
}

/** Answers with bytes that stay as they are, compressed at most once for each encoding. */
export function serveBytes(given: Encodings, { type, caching }: { type: string; caching: string }): Serve {
  const varies = isCompressible(type);
  const common: HeaderList = [
    ['Content-Type', type],
    ['Cache-Control', caching],
    ...(varies ? ([['Vary', 'Accept-Encoding']] as const) : []),
  ];
  const etags = { br: etagOf(given.identity, 'br'), gzip: etagOf(given.identity, 'gzip') };
  const whole = {
    size: given.identity.length,
    etag: etagOf(given.identity, 'identity'),
    headers: common,
    read: (first: number, last: number) => given.identity.subarray(first, last + 1),
  };
  const bytesIn = compressOnce(given);
  return async (visit) => {
    const encoding = varies && !visit.headers['range'] ? chooseEncoding(visit.headers['accept-encoding']) : 'identity';
    if (encoding === 'identity') return answerFile(whole, visit);
    const etag = etags[encoding];
    const headers: HeaderList = [...common, ['ETag', etag], ['Content-Encoding', encoding]];
    if (isHeld(visit.headers, { etag })) return { status: 304, headers, body: null };
    return { status: 200, headers, body: await bytesIn(encoding) };
  };
}

function compressOnce(given: Encodings): (encoding: Encoding) => Promise<Uint8Array> {
  const made = new Map<Encoding, Promise<Uint8Array>>();
  return (encoding) => {
    const bytes = made.get(encoding) ?? Promise.resolve(given[encoding] ?? compress(given.identity, encoding, 'kept'));
    made.set(encoding, bytes);
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

/** Hashed names never change their bytes; the others may, and are asked for again after an hour. */
function cachingOf(path: string): string {
  return path.startsWith('/_assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
