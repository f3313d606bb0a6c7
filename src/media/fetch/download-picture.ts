import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaLimits } from '../limits.ts';
import { PictureError } from '../picture-failure.ts';
import { isMarkup, type PictureType, pictureTypeOf, signatureBytes } from '../picture-type.ts';
import type { CheckedClient } from './checked-request.ts';

/** A complete file whose first bytes are those of a picture; the caller moves or deletes it. */
export interface DownloadedPicture {
  readonly path: string;
  readonly type: PictureType;
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

export interface DownloadOptions {
  readonly client: CheckedClient;
  /** Where the file is written. */
  readonly folder: string;
  readonly limits: MediaLimits;
}

/** Downloads the picture at an address into a folder. Rejects with PictureError and leaves no file behind. */
export async function downloadPicture(
  address: string,
  { client, folder, limits }: DownloadOptions,
): Promise<DownloadedPicture> {
  const signal = AbortSignal.timeout(limits.downloadMs);
  const path = join(folder, `.${randomUUID()}.part`);
  try {
    const response = await client.get(address, signal);
    return { path, ...(await saveBody(response, path, { signal, limits })) };
  } catch (error) {
    await rm(path, { force: true });
    if (signal.aborted) throw new PictureError('timeout', '', { cause: error });
    throw isCutOff(error) ? new PictureError('incomplete', '', { cause: error }) : error;
  }
}

interface SaveOptions {
  readonly signal: AbortSignal;
  readonly limits: MediaLimits;
}

async function saveBody(
  response: IncomingMessage,
  path: string,
  { signal, limits }: SaveOptions,
): Promise<Omit<DownloadedPicture, 'path'>> {
  if (Number(response.headers['content-length'] ?? 0) > limits.fileBytes) {
    response.destroy();
    throw new PictureError('too-large');
  }
  const hash = createHash('sha256');
  let bytes = 0;
  let start: Buffer = Buffer.alloc(0);
  const check = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > limits.fileBytes) throw new PictureError('too-large');
      if (start.length < signatureBytes) start = checkStart(Buffer.concat([start, chunk]));
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(response, check, createWriteStream(path, { flags: 'wx' }), { signal });
  return { type: typeOf(start), bytes, hash: hash.digest('hex') };
}

/** The first bytes of a file as far as its type needs them. Throws PictureError once they are of no picture. */
function checkStart(bytes: Buffer): Buffer {
  if (bytes.length >= signatureBytes) typeOf(bytes);
  return bytes;
}

function typeOf(start: Uint8Array): PictureType {
  const type = pictureTypeOf(start);
  if (type === null) throw new PictureError(isMarkup(start) ? 'web-page' : 'not-a-picture');
  return type;
}

/** The other side closed the connection within the body. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))
  );
}
