import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeFor } from './content-types.ts';
import { compress, isCompressible } from './encoding.ts';

/** Endings of the compressed copies that lie beside a file. */
export const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;

/** Writes, beside each compressible file of a folder, its copies in every encoding, as small as they get. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(contentTypeFor(entry.name) ?? ''));
  await Promise.all(files.map((file) => writeCompressedCopies(join(file.parentPath, file.name))));
}

async function writeCompressedCopies(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(file + compressedSuffixes.br, await compress(bytes, 'br', 'kept'));
  await writeFile(file + compressedSuffixes.gzip, await compress(bytes, 'gzip', 'kept'));
}
