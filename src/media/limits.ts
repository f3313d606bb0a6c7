/** Limits of pictures and of downloading them; names state the unit. */
export const mediaLimits = {
  /** Of one file: as much as Shopify takes (help.shopify.com, "Uploading images"). */
  fileBytes: 20 * 1024 * 1024,
  /** Of one video: a minute or two in the quality of a product page. */
  videoBytes: 256 * 1024 * 1024,
  /** Of one picture, width times height: a decoder needs up to 4 bytes for each. */
  pixels: 50_000_000,
  redirects: 5,
  /** From the request to the last byte. */
  downloadMs: 60_000,
  /** The same of a video. */
  videoDownloadMs: 600_000,
  downloads: 12,
  downloadsPerHost: 6,
  /** After which a picture that is still being decoded or encoded is given up. */
  processingMs: 30_000,
  /** Pictures that are decoded or encoded at the same time. */
  processing: 2,
  /** Renditions that wait to be made; a visitor who asks for one more gets 503. */
  waitingRenditions: 64,
  /** After which a process without work ends, which returns its memory. */
  idleMs: 30_000,
} as const;

export type MediaLimits = Readonly<Record<keyof typeof mediaLimits, number>>;
