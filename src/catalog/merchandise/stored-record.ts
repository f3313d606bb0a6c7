import type { z } from 'zod';
import type { Database } from '#storage/database.ts';

/** The text of a document: front matter (any JSON) and what stands below it. */
export interface RecordText {
  readonly title: string;
  readonly front: unknown;
  readonly body: string;
}

/** What tables of its own say of a document. Times are ISO 8601. */
export interface PublishedRecord {
  readonly text: RecordText;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** A problem at a path of the front matter: `refused`, or only a warning. */
export interface RecordIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly refused: boolean;
}

/** A kind of document that is stored in tables of its own while it is published. */
export interface RecordDocuments {
  /** The schema of the front matter. */
  readonly schema: z.ZodType;
  readonly handles: (store: Database) => readonly string[];
  readonly read: (store: Database, handle: string) => PublishedRecord | null;
  /** The text with all fields, as `read` would return it. */
  readonly complete: (store: Database, handle: string, text: RecordText) => RecordText;
  /** Creates or replaces the record; what the shop does not have is left out. `now` is ISO 8601. */
  readonly write: (store: Database, handle: string, text: RecordText & { readonly now: string }) => void;
  readonly remove: (store: Database, handle: string) => void;
  /** Problems that only the shop's data shows. */
  readonly check: (store: Database, front: unknown, now: string) => readonly RecordIssue[];
}
