import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpProblem, HttpResponse, RequestContext } from '../request/request-context.ts';
import { serviceUnavailable } from '../response/problems.ts';
import { contentTypeFor, createFileResponse, type ServedFile } from './file-response.ts';

/** Handles a request for a file by its path in the media folder; null: there is none that may be served. */
export type MediaFiles = (path: string, request: RequestContext) => Promise<HttpResponse | HttpProblem | null>;

/** Finds a picture that is made when it is first requested, by the name of its file. */
export type FindMadePicture = (
  name: string,
) => Promise<
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number }
>;

export interface MediaFilesOptions {
  readonly folder: string;
  /** null: all pictures are in the folder. */
  readonly findMade: FindMadePicture | null;
}

/**
 * Serves images and downloads of the shop, whose names change with their content. Only plain names of known types are
 * served, and neither links nor files outside the folder nor the originals of pictures. Other sites may embed them, as
 * mails and feeds do.
 */
export function createMediaFiles({ folder, findMade }: MediaFilesOptions): MediaFiles {
  return async (path, context) => {
    const type = contentTypeFor(path);
    if (type === null || !plainMediaPath.test(path)) return null;
    const file = await findServableFile(folder, path);
    if (file) return sendFile(file, type, context);
    const made = (await findMade?.(path)) ?? { kind: 'unknown' };
    if (made.kind === 'unavailable') return serviceUnavailable(made.retryAfterSeconds);
    const madeFile = made.kind === 'file' ? await describeFile(made.path) : null;
    return madeFile && sendFile({ ...madeFile, etag: `"${path}"` }, type, context);
  };
}

/** Originals are refused because they may contain the place and time at which they were taken. */
const plainMediaPath = /^(?!originals\/)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

function sendFile(file: FoundFile, type: string, context: RequestContext): HttpResponse {
  return createFileResponse({ ...file, headers: [['Content-Type', type], ...sharedHeaders(file.modified)] }, context);
}

type FoundFile = Omit<ServedFile, 'headers'> & { readonly modified: number };

async function findServableFile(folder: string, path: string): Promise<FoundFile | null> {
  try {
    const filePath = join(await realpath(folder), path);
    return (await realpath(filePath)) === filePath ? await describeFile(filePath) : null;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/** null: there is no such file, for example because it was removed from the cache by now. */
async function describeFile(filePath: string): Promise<FoundFile | null> {
  try {
    const stats = await stat(filePath);
    if (!stats.isFile()) return null;
    return {
      size: stats.size,
      modified: stats.mtimeMs,
      etag: `"${Math.floor(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}"`,
      read: (start: number, end: number) => createReadStream(filePath, { start, end }),
    };
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

function sharedHeaders(modified: number) {
  return [
    ['Cache-Control', 'public, max-age=31536000, immutable'],
    ['Last-Modified', new Date(modified).toUTCString()],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ] as const;
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && missingFileCodes.has(String(error.code));
}

const missingFileCodes: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
