import type { Config } from '#config.ts';
import { writeLink } from '#draft/draft-link.ts';
import { openDrafts, type Drafts } from '#draft/draft-route.ts';
import { makeSeal } from '#draft/seal.ts';
import { secretFor } from './secret.ts';

/** Opens the door to draft mode with the secrets of this configuration. */
export function draftMode(config: Config, origin: () => string): Drafts {
  const { DRAFT_SECRET: secret = null, DRAFT_FRAME_ANCESTORS = [] } = config;
  const secrets = { links: secretFor('draft-links', config), visits: secretFor('draft-visits', config) };
  return openDrafts({ secrets, secret, framed: DRAFT_FRAME_ANCESTORS.length > 0, origin });
}

/** A token that opens draft mode at a path of this site until a moment. */
export function draftToken(config: Config, path: string, until: Date): string {
  const seal = makeSeal(secretFor('draft-links', config));
  return writeLink(seal, { path, until: Math.floor(until.getTime() / 1000) });
}
