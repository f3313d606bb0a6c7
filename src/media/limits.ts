/** Limits of pictures and of downloading them; names state the unit. */
export const mediaLimits = {
  /** Of one file: as much as Shopify takes (help.shopify.com, "Uploading images"). */
  fileBytes: 20 * 1024 * 1024,
  /** The size of one video: a minute or two in the quality of a product page. */
  videoBytes: 256 * 1024 * 1024,
  /** Of one picture, width times height: a decoder needs up to 4 bytes for each. */
  pixels: 50_000_000,
  redirects: 5,
  /** From the request to the last byte of a picture. */
  downloadMs: 60_000,
  /** From the request to the last byte of a video. */
  videoDownloadMs: 600_000,
  downloads: 12,
  downloadsPerHost: 6,
  /** The longest time to decode or encode a picture. */
  processingMs: 30_000,
  /** Pictures that are decoded or encoded at the same time. */
  processing: 2,
  /** Renditions that wait to be made; a request for one more is answered with 503. */
  waitingRenditions: 64,
  /** After this time without work the process that decodes pictures ends, which frees its memory. */
  idleMs: 30_000,
} as const;

export type MediaLimits = Readonly<Record<keyof typeof mediaLimits, number>>;
