import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DownloadedMedia } from '../fetch/download-media.ts';
import type { MediaLimits } from '../limits.ts';
import { unknownTypeReason, isVideoType, mediaTypeOf, signatureBytes } from '../media-type.ts';
import { MediaError } from '../media-failure.ts';

/**
 * Copies the file of a picture or video into a folder. Rejects with MediaError, and with ENOENT for a file that does not
 * exist.
 */
export async function copyLocalMedia(
  file: string,
  { folder, limits }: { readonly folder: string; readonly limits: MediaLimits },
): Promise<DownloadedMedia> {
  const { size } = await stat(file);
  const start = await readStart(file);
  const type = mediaTypeOf(start);
  if (type === null) throw new MediaError(unknownTypeReason(start));
  if (size > (isVideoType(type) ? limits.videoBytes : limits.fileBytes)) throw new MediaError('too-large');
  const path = join(folder, `.${randomUUID()}.part`);
  const hash = createHash('sha256');
  try {
    const bytes = createReadStream(file).on('data', (chunk) => hash.update(chunk));
    await pipeline(bytes, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, type, bytes: size, hash: hash.digest('hex') };
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
