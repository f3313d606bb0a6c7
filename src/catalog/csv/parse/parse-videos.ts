import type { StoredVideo } from '#storage/media/videos.ts';
import type { VideoInput } from '../../write/product-input.ts';
import type { ProductImportContext } from '../import-context.ts';
import { isAbsoluteUrl, type RemoteMedia } from '../remote-media.ts';
import type { StorefrontData } from '../storefront-data.ts';
import type { ProductRow } from '../table/product-rows.ts';

export interface ParsedVideos {
  /** Absent: none. */
  readonly videos?: readonly VideoInput[];
  /** Those that the shop does not have yet, by their addresses. */
  readonly films: readonly RemoteMedia[];
  /** Those of the file that are on another host, also those that the shop has. */
  readonly remote: readonly RemoteMedia[];
}

/**
 * The films of a product: those of an export of this service, then those in the column of pictures, by their endings. A
 * file that names none leaves those that the product has.
 */
export function parseVideos(
  rows: readonly ProductRow[],
  data: StorefrontData | null,
  context: ProductImportContext,
): ParsedVideos {
  const named = [...(data?.videos ?? []), ...rows.flatMap(namedVideo)];
  if (named.length === 0) return keepVideos(context);
  const found = named.flatMap((video) => resolveVideo(video, context));
  const unique = found.filter(({ key }, index) => found.findIndex((other) => other.key === key) === index);
  return {
    videos: unique.map(({ key, alt }) => ({ key, alt })),
    films: unique.filter(({ key }) => context.film(key) === null),
    remote: unique.filter(({ address }) => isAbsoluteUrl(address)),
  };
}

/** Whether an address is of a film: only the server could tell for sure. */
export function isVideoAddress(address: string): boolean {
  return /\.(?:mp4|m4v|webm)$/i.test(URL.parse(address, 'https://shop.invalid')?.pathname ?? '');
}

/** A film on another host is one file of unknown size; browsers take its shape from the file once it plays. */
export function remoteVideo({ key, address, alt }: RemoteMedia): StoredVideo {
  const type = /\.webm(?:[?#]|$)/i.test(address) ? 'video/webm' : 'video/mp4';
  const sources = [{ url: address, type, width: 1920, height: 1080 }];
  return { key, sources, page: null, poster: null, alt, file: null };
}

function keepVideos({ existing }: ProductImportContext): ParsedVideos {
  return { ...(existing?.videos && { videos: existing.videos }), films: [], remote: [] };
}

type NamedVideo = NonNullable<StorefrontData['videos']>[number];

function namedVideo({ cells }: ProductRow): readonly NamedVideo[] {
  const { picture } = cells;
  return picture && isVideoAddress(picture) ? [{ key: picture, src: picture, alt: cells.alt ?? '' }] : [];
}

/** A film keeps its key, unless this shop has another film under it. */
function resolveVideo({ key, src, alt }: NamedVideo, context: ProductImportContext): readonly RemoteMedia[] {
  const { origin, film, existing } = context;
  const address = origin !== null && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  const known = [key, ...(existing?.videos ?? []).map((video) => video.key)].find((each) => isAt(film(each), address));
  if (known !== undefined) return [{ key: known, address, alt }];
  if (!isAbsoluteUrl(src)) return [];
  return [{ key: film(key) === null ? key : src, address: src, alt }];
}

/** Whether a film of the shop is at an address, or was downloaded from there. */
function isAt(video: StoredVideo | null, address: string): boolean {
  return video !== null && (video.file?.source === address || video.sources.some(({ url }) => url === address));
}
