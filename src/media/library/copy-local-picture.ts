import { createHash, randomUUID } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloadedPicture } from '../fetch/download-picture.ts';
import type { MediaLimits } from '../limits.ts';
import { PictureError } from '../picture-failure.ts';
import { isMarkup, pictureTypeOf } from '../picture-type.ts';

/** Copies a picture file into a folder. Rejects with PictureError, and with ENOENT for a file that does not exist. */
export async function copyLocalPicture(
  file: string,
  { folder, limits }: { readonly folder: string; readonly limits: MediaLimits },
): Promise<DownloadedPicture> {
  if ((await stat(file)).size > limits.fileBytes) throw new PictureError('too-large');
  const content = await readFile(file);
  const type = pictureTypeOf(content);
  if (type === null) throw new PictureError(isMarkup(content) ? 'web-page' : 'not-a-picture');
  const path = join(folder, `.${randomUUID()}.part`);
  await writeFile(path, content, { flag: 'wx' });
  return { path, type, bytes: content.length, hash: createHash('sha256').update(content).digest('hex') };
}
