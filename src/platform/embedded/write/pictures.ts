import type { Database } from '../store.ts';
import type { MediaInput } from './input.ts';

/** Writes a picture by its key: its address and sizes, wherever it is shown. */
export function savePicture(store: Database, picture: MediaInput): void {
  store.run(
    `INSERT INTO media VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET template = excluded.template, width = excluded.width, height = excluded.height,
       widths = excluded.widths, formats = excluded.formats, colour = excluded.colour, alt = excluded.alt`,
    picture.key,
    picture.template,
    picture.width,
    picture.height,
    JSON.stringify(picture.widths),
    JSON.stringify(picture.formats),
    picture.colour,
    picture.alt,
  );
}
