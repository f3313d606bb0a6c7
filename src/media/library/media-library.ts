import type { Database } from '#storage/database.ts';
import type { PictureProcess } from '../renditions/picture-process.ts';
import type { VideosFolder } from './videos-folder.ts';
import type { OriginalsFolder } from './originals-folder.ts';

/** Where pictures and videos are stored, and the process that decodes them. */
export interface MediaLibrary {
  readonly store: Database;
  readonly originals: OriginalsFolder;
  readonly videos: VideosFolder;
  readonly process: PictureProcess;
}

/** A picture or video that is to be stored. */
export interface NewMedia {
  readonly key: string;
  readonly alt: string;
  /** The address it was downloaded from, or the name of the file. */
  readonly source: string;
}
