import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-types.ts';
import type { Answer, Visit } from './exchange.ts';
import { answerFile } from './file-answer.ts';

/** Answers for one file of the shop's media folder, by its path in there, or null where there is none to serve. */
export type MediaFiles = (path: string, visit: Visit) => Promise<Answer | null>;

/**
 * Pictures and downloads of the shop, whose names change with their bytes. Only plain names of known types; links and
 * whatever lies outside the folder are as good as absent. Other sites may show them: mails and feeds do.
 */
export function mediaFiles(folder: string): MediaFiles {
  return async (path, visit) => {
    const type = contentType(path);
    const file = type === null || !plain.test(path) ? null : await findPlain(folder, path);
    if (type === null || file === null) return null;
    return answerFile({ ...file, headers: [['Content-Type', type], ...sharedHeaders(file.modified)] }, visit);
  };
}

const plain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

async function findPlain(folder: string, path: string) {
  try {
    const wanted = join(await realpath(folder), path);
    if ((await realpath(wanted)) !== wanted) return null;
    const stats = await stat(wanted);
    if (!stats.isFile()) return null;
    return {
      size: stats.size,
      modified: stats.mtimeMs,
      etag: `"${Math.floor(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}"`,
      read: (start: number, end: number) => createReadStream(wanted, { start, end }),
    };
  } catch (error) {
    if (isAbsence(error)) return null;
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

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && absences.has(String(error.code));
}

const absences: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
