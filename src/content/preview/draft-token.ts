import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

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

/** Signs and reads small pieces of data that others carry: base64url of JSON, a dot, its HMAC-SHA256 in base64url. */
export interface TokenSigner {
  readonly sign: (data: readonly unknown[]) => string;
  /** What was sealed; undefined when not a bit of it is ours to believe. */
  readonly verify: (sealed: string) => unknown;
}

/** One secret seals one kind of thing, so that none can be passed off as another. */
export function createTokenSigner(secret: Uint8Array): TokenSigner {
  const signatureOf = (payload: string): string => createHmac('sha256', secret).update(payload).digest('base64url');
  return {
    sign: (data) => {
      const payload = Buffer.from(JSON.stringify(data)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    verify: (token) => {
      const [payload = '', given = '', ...more] = token.split('.');
      if (more.length > 0 || !equalsInConstantTime(given, signatureOf(payload))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
  };
}

/** Compares in a time that does not tell where two texts differ. */
export function equalsInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
