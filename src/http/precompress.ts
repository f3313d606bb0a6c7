import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-types.ts';
import { compress, isCompressible } from './encoding.ts';

/** Endings of the compressed copies that lie beside a file. */
export const copies = { br: '.br', gzip: '.gz' } as const;

/** Writes, beside each compressible file of a folder, its copies in every encoding, as small as they get. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(contentType(entry.name) ?? ''));
  await Promise.all(files.map((file) => writeCopies(join(file.parentPath, file.name))));
}

async function writeCopies(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(file + copies.br, await compress(bytes, 'br', 'kept'));
  await writeFile(file + copies.gzip, await compress(bytes, 'gzip', 'kept'));
}
