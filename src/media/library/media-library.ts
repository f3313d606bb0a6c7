import type { Database } from '#storage/database.ts';
import type { PictureProcess } from '../renditions/picture-process.ts';
import type { FilmsFolder } from './films-folder.ts';
import type { OriginalsFolder } from './originals-folder.ts';

/** Where pictures and films are stored, and by what they are read. */
export interface MediaLibrary {
  readonly store: Database;
  readonly originals: OriginalsFolder;
  readonly films: FilmsFolder;
  readonly process: PictureProcess;
}

/** A picture or film that is to be stored. */
export interface NewMedia {
  readonly key: string;
  readonly alt: string;
  /** The address it was downloaded from, or the name of the file. */
  readonly source: string;
}
