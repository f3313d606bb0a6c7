import { codeRecords } from '#catalog/merchandise/code-document.ts';
import { collectionRecords } from '#catalog/merchandise/collection-document.ts';
import { redirectRecords } from '#catalog/merchandise/redirects-document.ts';
import type { RecordDocuments } from '#catalog/merchandise/stored-record.ts';

/** Kinds of documents that tables of their own hold while they are published; their drafts are in `draft`. */
export const recordKinds = {
  collection: collectionRecords,
  code: codeRecords,
  redirects: redirectRecords,
} as const;

export type RecordKindName = keyof typeof recordKinds;

export const recordKindNames = Object.keys(recordKinds).filter(isRecordKindName);

function isRecordKindName(kind: string): kind is RecordKindName {
  return Object.hasOwn(recordKinds, kind);
}

/** null for pages, articles and other kinds that are rows of `document`, and for products. */
export function recordKindOf(kind: string): RecordDocuments | null {
  return isRecordKindName(kind) ? recordKinds[kind] : null;
}
