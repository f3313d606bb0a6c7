import { z } from 'zod';
import type { ProductVideo, VideoSource } from '#shop/product/product-video.ts';
import type { Database } from '../database.ts';
import { pictureColumns, pictureOrNull } from './pictures.ts';
import { integerOrNull, type SqlRow, text, textOrNull } from '../row.ts';

/** A video as it is written. */
export interface StoredVideo {
  readonly key: string;
  /** Empty where `page` is an address that is only linked to. */
  readonly sources: readonly VideoSource[];
  readonly page: string | null;
  /** Key of a picture. */
  readonly poster: string | null;
  readonly alt: string;
  /** The shop's own file; null: the video is on another host. */
  readonly file: VideoFile | null;
}

/** A file of a video in the media folder. */
export interface VideoFile {
  /** SHA-256 of the file, in hexadecimal: it is stored by this name. */
  readonly hash: string;
  /** The ending of the file's name, without a dot: `mp4`. */
  readonly extension: string;
  readonly bytes: number;
  /** The address it was downloaded from, or the name of the file. */
  readonly source: string;
}

/** Inserts or replaces a video by its key. */
export function saveVideo(store: Database, { key, sources, page, poster, alt, file }: StoredVideo): void {
  store.run(
    `INSERT INTO video (key, sources, page, poster, alt, hash, extension, bytes, source) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET sources = excluded.sources, page = excluded.page, poster = excluded.poster,
       alt = excluded.alt, hash = excluded.hash, extension = excluded.extension, bytes = excluded.bytes,
       source = excluded.source`,
    key,
    JSON.stringify(sources),
    page,
    poster,
    alt,
    file?.hash ?? null,
    file?.extension ?? null,
    file?.bytes ?? null,
    file?.source ?? null,
  );
}

/** The video with a key, or null. */
export function findVideo(store: Database, key: string): StoredVideo | null {
  const row = store.first('SELECT * FROM video WHERE key = ?', key);
  return row && toStored(row);
}

/** Sets the text of a video that exists, also where products show it with the text it had. */
export function setVideoAlt(store: Database, key: string, alt: string): void {
  store.run(
    'UPDATE product_video SET alt = ?1 WHERE video_key = ?2 AND alt = (SELECT alt FROM video WHERE key = ?2)',
    alt,
    key,
  );
  store.run('UPDATE video SET alt = ? WHERE key = ?', alt, key);
}

/** All videos by key. */
export function listVideos(store: Database): readonly StoredVideo[] {
  return store.all('SELECT * FROM video ORDER BY key').map(toStored);
}

function toStored(row: SqlRow): StoredVideo {
  const hash = textOrNull(row, 'hash');
  return {
    key: text(row, 'key'),
    sources: sourcesOf(row),
    page: textOrNull(row, 'page'),
    poster: textOrNull(row, 'poster'),
    alt: text(row, 'alt'),
    file: hash === null ? null : fileOf(row, hash),
  };
}

function fileOf(row: SqlRow, hash: string): VideoFile {
  return {
    hash,
    extension: text(row, 'extension'),
    bytes: integerOrNull(row, 'bytes') ?? 0,
    source: textOrNull(row, 'source') ?? '',
  };
}

/** The columns that `videoOf` reads, and the tables that they are of; `i` is `product_video`. */
export const videoColumns = `v.key video_key, v.sources, v.page, i.alt video_alt, ${pictureColumns}`;
export const videoTables = 'product_video i JOIN video v ON v.key = i.video_key LEFT JOIN media m ON m.key = v.poster';

/** The video of a row with `videoColumns`; null for one that can be neither played nor opened. */
export function videoOf(row: SqlRow): ProductVideo | null {
  const shown = { id: text(row, 'video_key'), poster: pictureOrNull(row), alt: text(row, 'video_alt') };
  const sources = sourcesOf(row);
  const url = textOrNull(row, 'page');
  if (sources.length > 0) return { kind: 'video', ...shown, sources };
  return url === null ? null : { kind: 'link', ...shown, url };
}

const sourcesSchema = z.array(z.object({ url: z.string(), type: z.string(), width: z.number(), height: z.number() }));

function sourcesOf(row: SqlRow): readonly VideoSource[] {
  return sourcesSchema.parse(JSON.parse(text(row, 'sources')));
}
