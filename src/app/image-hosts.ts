import type { CommercePlatform } from '#commerce/port.ts';
import type { Config } from '#config.ts';

/** Maximum number of origins in the policy of a page, so that its header stays small. */
export const maxImageHosts = 40;

interface ImageHostsOptions {
  readonly config: Pick<Config, 'IMAGE_HOSTS' | 'PUBLIC_URL'>;
  readonly platform: Pick<CommercePlatform, 'pictureOrigins' | 'setup'>;
  readonly warn: (line: string) => void;
}

/**
 * The origins that pictures may be loaded from at the time of the call: those of IMAGE_HOSTS and of the platform, then
 * those of the pictures that are stored. While the platform does not answer, they are the last known ones. A shop on
 * https names all of them with https, since browsers load no http pictures there.
 */
export function createImageHosts({ config, platform, warn }: ImageHostsOptions): () => readonly string[] {
  const named = [...(config.IMAGE_HOSTS ?? []), ...platform.setup.mediaHosts.map((host) => `https://${host}`)];
  const isEncrypted = config.PUBLIC_URL?.startsWith('https:') ?? false;
  let last: readonly string[] = named;
  let hasWarned = false;
  return () => {
    const stored = readOrigins(platform, last);
    const all = [...new Set([...named, ...(isEncrypted ? stored.map(toHttps) : stored)])];
    if (all.length > maxImageHosts && !hasWarned) {
      hasWarned = true;
      warn(`pictures are on ${all.length} hosts, pages allow ${maxImageHosts}: name those that matter in IMAGE_HOSTS`);
    }
    last = all.slice(0, maxImageHosts);
    return last;
  };
}

function toHttps(origin: string): string {
  return origin.replace(/^http:/, 'https:');
}

function readOrigins(platform: ImageHostsOptions['platform'], last: readonly string[]): readonly string[] {
  try {
    return platform.pictureOrigins?.() ?? [];
  } catch {
    // The page itself, or the readiness check, reports that the platform fails.
    return last;
  }
}
