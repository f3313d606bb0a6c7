import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentType } from './content-types.ts';
import { chooseEncoding, compress, isCompressible, type Encoding } from './encoding.ts';
import type { Answer, HeaderList, Visit } from './exchange.ts';
import { answerFile } from './file-answer.ts';
import { etagOf, isHeld } from './validators.ts';

type Serve = (visit: Visit) => Promise<Answer>;

/** Answers for the files of the build, by path: read once, so that no request reaches for the disk. */
export type BuiltFiles = ReadonlyMap<string, Serve>;

/** Reads a folder and those below it. Dot files, links, source maps and unknown types are not served. */
export async function builtFiles(folder: string): Promise<BuiltFiles> {
  const files = new Map<string, Serve>();
  for (const path of await servedPaths(folder)) {
    const type = contentType(path);
    if (type) files.set(path, serveBytes(await readFile(join(folder, path)), { type, caching: cachingOf(path) }));
  }
  return files;
}

/** Answers with bytes that stay as they are, compressed once for each encoding that somebody asks for. */
export function serveBytes(bytes: Uint8Array, { type, caching }: { type: string; caching: string }): Serve {
  const encoded = new Map<Encoding, Promise<Uint8Array>>();
  const inEncoding = (encoding: Encoding): Promise<Uint8Array> => {
    const made = encoded.get(encoding) ?? compress(bytes, encoding, 'kept');
    encoded.set(encoding, made);
    return made;
  };
  const varies = isCompressible(type);
  const headers: HeaderList = [
    ['Content-Type', type],
    ['Cache-Control', caching],
    ...(varies ? ([['Vary', 'Accept-Encoding']] as const) : []),
  ];
  return async (visit) => {
    const encoding = varies && !visit.headers['range'] ? chooseEncoding(visit.headers['accept-encoding']) : 'identity';
    const etag = etagOf(bytes, encoding);
    if (encoding === 'identity') {
      return answerFile(
        { size: bytes.length, etag, headers, read: (first, last) => bytes.subarray(first, last + 1) },
        visit,
      );
    }
    const said: HeaderList = [...headers, ['ETag', etag], ['Content-Encoding', encoding]];
    if (isHeld(visit.headers, { etag })) return { status: 304, headers: said, body: null };
    return { status: 200, headers: said, body: await inEncoding(encoding) };
  };
}

async function servedPaths(folder: string): Promise<readonly string[]> {
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
