import { join } from 'node:path';
import { z } from 'zod';

const hostWithPort = z
  .string()
  .regex(/^(?:[a-z0-9][a-z0-9.-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i, {
    error: 'must be hosts without scheme or path, e.g. nas.local or 127.0.0.1:8080',
  })
  .toLowerCase();

/** The environment variables of pictures. */
export const mediaVariables = {
  MEDIA_ALLOW_HOSTS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(hostWithPort))
    .optional()
    .describe(
      'Hosts on private networks that pictures may be downloaded from, each with its port if it has one, separated by commas, e.g. nas.local,127.0.0.1:8080. Public hosts need not be named.',
    ),
  MEDIA_CACHE_MEGABYTES: z.coerce
    .number()
    .int()
    .min(16)
    .max(1_048_576)
    .default(2048)
    .describe(
      'Disk space in DATA_DIR for the sizes and formats of your own pictures, in megabytes. They are made when they are first requested; the least recently used are removed.',
    ),
} as const;

/** Where the shop's pictures and downloads lie in a data folder; they are served under `routes.media`. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/** The folder of the renditions of the shop's own pictures, all of which can be made again. */
export function renditionFolder(dataDir: string): string {
  return join(dataDir, 'renditions');
}
