import { z } from 'zod';
import type { TokenSigner } from './seal.ts';

/** A link into draft mode, for one path of the shop and until a moment, in epoch seconds. */
export interface DraftLink {
  readonly path: string;
  readonly until: number;
}

export type DraftLinkResult =
  | { readonly ok: true; readonly link: DraftLink }
  | { readonly ok: false; readonly reason: 'invalid_token' | 'expired_token' };

export function signDraftLink(signer: TokenSigner, { path, until }: DraftLink): string {
  return signer.sign([path, until]);
}

const linkPayload = z.tuple([z.string(), z.int()]);

/** The link that a token stands for at a moment, in epoch seconds. */
export function verifyDraftLink(signer: TokenSigner, token: string, now: number): DraftLinkResult {
  const payload = linkPayload.safeParse(signer.verify(token));
  if (!payload.success) return { ok: false, reason: 'invalid_token' };
  const [path, until] = payload.data;
  return until > now ? { ok: true, link: { path, until } } : { ok: false, reason: 'expired_token' };
}
