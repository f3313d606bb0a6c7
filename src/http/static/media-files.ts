import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeFor, createFileResponse } from './file-response.ts';
import type { HttpResponse, RequestContext } from '../request/request-context.ts';

/** Handles a request for a file by its path in the media folder; null: there is none that may be served. */
export type MediaFiles = (path: string, request: RequestContext) => Promise<HttpResponse | null>;

/**
 * Serves images and downloads of the shop, whose names change with their content. Only plain names of known types are
 * served, and neither links nor files outside the folder. Other sites may embed them, as mails and feeds do.
 */
export function createMediaFiles(folder: string): MediaFiles {
  return async (path, context) => {
    const type = contentTypeFor(path);
    const file = type === null || !plainMediaPath.test(path) ? null : await findServableFile(folder, path);
    if (type === null || file === null) return null;
    return createFileResponse({ ...file, headers: [['Content-Type', type], ...sharedHeaders(file.modified)] }, context);
  };
}

const plainMediaPath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

async function findServableFile(folder: string, path: string) {
  try {
    const filePath = join(await realpath(folder), path);
    if ((await realpath(filePath)) !== filePath) return null;
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
