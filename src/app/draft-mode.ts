import type { Config } from '#config.ts';
import { createTokenSigner, signDraftLink } from '#content/preview/draft-token.ts';
import { createDraftMode, type DraftMode } from '#content/preview/draft-route.ts';
import { secretFor } from './secret.ts';

/** Creates draft mode with the secrets of a configuration. */
export function openDraftMode(config: Config, origin: () => string): DraftMode {
  const { DRAFT_SECRET: secret = null, DRAFT_FRAME_ANCESTORS = [] } = config;
  const secrets = { links: secretFor('draft-links', config), visits: secretFor('draft-visits', config) };
  return createDraftMode({ secrets, secret, framed: DRAFT_FRAME_ANCESTORS.length > 0, origin, now: () => new Date() });
}

/** A token that opens draft mode at a path of this site; it expires at `until`. */
export function createDraftToken(config: Config, path: string, until: Date): string {
  const signer = createTokenSigner(secretFor('draft-links', config));
  return signDraftLink(signer, { path, until: Math.floor(until.getTime() / 1000) });
}
