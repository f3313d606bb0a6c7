import type { CacheTag } from '../tags.ts';

/** Takes what is read: by tag, with its `updatedAt` (ISO 8601) where events may arrive before their data. */
export interface ReadRecorder {
  readonly record: (tag: CacheTag, updatedAt?: string) => void;
  /** Epoch milliseconds at which what was read changes by itself. */
  readonly expireAt?: (moment: number) => void;
}

/** Values of one kind that renders share, by key. What a value was made of is recorded each time it is used. */
export interface EntityKind<T> {
  /** The stored value, or else the loaded one, which is stored unless something it was made of was invalidated meanwhile. */
  read(key: string, recorder: ReadRecorder, load: (recorder: ReadRecorder) => Promise<T>): Promise<T>;
  /**
   * The same for several keys, whose missing values are loaded together; a key without a value is left out. Each is
   * recorded by a recorder of its own.
   */
  readMany(keys: readonly string[], recorderOf: RecorderOf, load: LoadMany<T>): ReadonlyMap<string, T>;
}

export type RecorderOf = (key: string) => ReadRecorder;

export type LoadMany<T> = (missing: readonly string[], recorderOf: RecorderOf) => ReadonlyMap<string, T>;
