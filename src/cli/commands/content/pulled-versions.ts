import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  documentFile,
  type DocumentName,
  type DocumentText,
  formatDocumentName,
} from '#content/revisions/document-name.ts';
import { formatSource, parseSource } from '#content/revisions/document-source.ts';
import { readDocumentVersions } from '#content/revisions/document-versions.ts';
import type { EditContext } from '#content/revisions/history.ts';
import { completeText } from '#content/revisions/save-draft.ts';

/** A file of a content folder that a document was pulled into, or is pushed from. */
export interface ContentFile {
  readonly path: string;
  readonly name: DocumentName;
}

/** The file of a content folder with the versions that its files were made from. */
const versionsFile = '.pulled.json';

const versionsSchema = z.record(z.string(), z.string());

/** Digests of documents by their names, as a folder has them. */
export type PulledVersions = Readonly<Record<string, string>>;

/** The folder whose file a document is, e.g. `content` of `content/pages/about.md`. */
export function contentFolder({ path, name }: ContentFile): string {
  return path.slice(0, Math.max(0, path.length - documentFile(name).length)) || '.';
}

/** null for a folder that nothing was pulled into. */
export function readPulledVersions(folder: string): PulledVersions | null {
  const path = join(folder, versionsFile);
  if (!existsSync(path)) return null;
  try {
    return versionsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether somebody else changed a document, to another text than a file's, after the folder of the file got it. */
export function isChangedSince(
  context: EditContext,
  { name, text }: ContentFile & { readonly text: DocumentText },
  pulled: PulledVersions | null,
): boolean {
  const current = currentDigest(context, name);
  if (pulled === null || current === null || current === pulled[formatDocumentName(name)]) return false;
  return current !== digestOf(name, completeText(context, name, text));
}

/** Whether a file has changes that are neither in the shop nor in the version that its folder got. */
export function hasOwnChanges(
  context: EditContext,
  { path, name }: ContentFile,
  pulled: PulledVersions | null,
): boolean {
  if (!existsSync(path)) return false;
  const read = parseSource(name.kind, name.handle, readFileSync(path, 'utf8'));
  if (!read.ok) return true;
  const digest = digestOf(name, completeText(context, name, read.text));
  return digest !== currentDigest(context, name) && digest !== pulled?.[formatDocumentName(name)];
}

/** Notes that files have the latest versions of the documents pushed from them, in folders that were pulled into. */
export function notePushed(context: EditContext, files: readonly ContentFile[]): void {
  notePulled(
    context,
    files.filter((file) => readPulledVersions(contentFolder(file)) !== null),
  );
}

/** Notes that files have the latest versions of their documents. */
export function notePulled(context: EditContext, files: readonly ContentFile[]): void {
  for (const [folder, group] of Map.groupBy(files, contentFolder)) {
    const digests = group.flatMap(({ name }) => {
      const digest = currentDigest(context, name);
      return digest === null ? [] : [[formatDocumentName(name), digest] as const];
    });
    const all = { ...readPulledVersions(folder), ...Object.fromEntries(digests) };
    writeFileSync(join(folder, versionsFile), `${JSON.stringify(all, null, 2)}\n`);
  }
}

/** Of the draft, or of the published version where there is none; null for a document that the shop does not have. */
function currentDigest({ store, now }: EditContext, name: DocumentName): string | null {
  const versions = readDocumentVersions(store, name, now);
  const latest = versions && (versions.draft ?? versions.published);
  return latest && digestOf(name, latest);
}

function digestOf({ kind }: DocumentName, text: DocumentText): string {
  return createHash('sha256').update(formatSource(kind, text)).digest('base64url').slice(0, 16);
}
