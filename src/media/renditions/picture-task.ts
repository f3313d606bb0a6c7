import { z } from 'zod';
import type { AppIcon } from '#shop/content/app-icon.ts';
import type { MediaFailureReason } from '../media-failure.ts';

/** A message to the process that decodes and encodes pictures. */
export const pictureTask = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.enum(['inspect', 'inspect-video']), path: z.string() }),
  z.object({
    id: z.number(),
    kind: z.literal('render'),
    path: z.string(),
    /** The file to write; it appears once it is complete. */
    to: z.string(),
    width: z.int().positive(),
    format: z.enum(['avif', 'webp', 'jpeg']),
  }),
  z.object({ id: z.number(), kind: z.literal('icon'), icon: z.custom<AppIcon>() }),
]);

export type PictureTask = z.infer<typeof pictureTask>;

/** The size of a picture in pixels, upright as it is shown, and its most common color `#rrggbb`. */
const inspection = z.object({ width: z.int().positive(), height: z.int().positive(), colour: z.string() });

export type PictureInspection = z.infer<typeof inspection>;

/** The size of a video in pixels as it is shown, and its media type with codecs. */
const videoInspection = z.object({ width: z.int().positive(), height: z.int().positive(), type: z.string() });

export type VideoInspection = z.infer<typeof videoInspection>;

const failureReasons = [
  'too-many-pixels',
  'damaged',
  'no-video',
  'unplayable',
] as const satisfies readonly MediaFailureReason[];

/** `result` is null for a rendition, and base64 for an icon. */
export const pictureReply = z.union([
  z.object({ id: z.number(), result: z.union([inspection, videoInspection, z.string()]).nullable() }),
  z.object({ id: z.number(), reason: z.enum(failureReasons), detail: z.string() }),
]);

export type PictureReply = z.infer<typeof pictureReply>;
