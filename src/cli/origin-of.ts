import type { Config } from '#config.ts';

/** Scheme and host that the shop is known under; null where that is not told. */
export function publicOrigin({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string | null {
  return PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).origin;
}
