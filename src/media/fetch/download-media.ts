import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaLimits } from '../limits.ts';
import { MediaError } from '../media-failure.ts';
import {
  unknownTypeReason,
  isVideoType,
  mediaTypeOf,
  type PictureType,
  signatureBytes,
  type VideoType,
} from '../media-type.ts';
import type { CheckedClient } from './checked-request.ts';

/** A downloaded file that begins like a picture or video; the caller moves or deletes it. */
export interface DownloadedMedia {
  readonly path: string;
  readonly type: PictureType | VideoType;
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

export interface DownloadOptions {
  readonly client: CheckedClient;
  /** The folder that the file is written to. */
  readonly folder: string;
  readonly limits: MediaLimits;
}

/** Downloads the picture or video at an address into a folder. Rejects with MediaError and leaves no file behind. */
export async function downloadMedia(
  address: string,
  { client, folder, limits }: DownloadOptions,
): Promise<DownloadedMedia> {
  const timeout = createTimeout(limits.downloadMs);
  const { signal } = timeout;
  const path = join(folder, `.${randomUUID()}.part`);
  try {
    const response = await client.get(address, signal);
    return { path, ...(await saveBody(response, path, { timeout, limits })) };
  } catch (error) {
    await rm(path, { force: true });
    if (signal.aborted) throw new MediaError('timeout', '', { cause: error });
    throw isCutOff(error) ? new MediaError('incomplete', '', { cause: error }) : error;
  } finally {
    timeout.clear();
  }
}

interface Timeout {
  readonly signal: AbortSignal;
  /** Restarts the timeout with this duration. */
  extend(milliseconds: number): void;
  clear(): void;
}

function createTimeout(milliseconds: number): Timeout {
  const controller = new AbortController();
  const start = (delay: number): NodeJS.Timeout => setTimeout(() => controller.abort(), delay);
  let timer = start(milliseconds);
  const clear = (): void => clearTimeout(timer);
  const extend = (more: number): void => {
    clear();
    timer = start(more);
  };
  return { signal: controller.signal, extend, clear };
}

interface SaveOptions {
  readonly timeout: Timeout;
  readonly limits: MediaLimits;
}

async function saveBody(
  response: IncomingMessage,
  path: string,
  { timeout, limits }: SaveOptions,
): Promise<Omit<DownloadedMedia, 'path'>> {
  const stated = Number(response.headers['content-length'] ?? 0);
  const hash = createHash('sha256');
  let bytes = 0;
  let start: Buffer = Buffer.alloc(0);
  let maxBytes: number = limits.fileBytes;
  const check = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (start.length < signatureBytes) {
        start = Buffer.concat([start, chunk]);
        if (start.length >= signatureBytes && isVideoType(typeOf(start))) {
          maxBytes = limits.videoBytes;
          timeout.extend(limits.videoDownloadMs);
        }
      }
      if (Math.max(bytes, stated) > maxBytes) throw new MediaError('too-large');
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(response, check, createWriteStream(path, { flags: 'wx' }), { signal: timeout.signal });
  return { type: typeOf(start), bytes, hash: hash.digest('hex') };
}

/** Throws MediaError for what is neither a picture nor a video. */
function typeOf(start: Uint8Array): PictureType | VideoType {
  const type = mediaTypeOf(start);
  if (type === null) throw new MediaError(unknownTypeReason(start));
  return type;
}

/** Whether the server closed the connection before the end of the body. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))
  );
}
