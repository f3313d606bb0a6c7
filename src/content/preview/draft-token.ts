import { createHmac } from 'node:crypto';
import { equalsInConstantTime } from '#http/security/constant-time.ts';
import { z } from 'zod';

/** A link that opens draft mode at a path of the shop; `until` in epoch seconds. */
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

/** The link of a token; `now` in epoch seconds. */
export function verifyDraftLink(signer: TokenSigner, token: string, now: number): DraftLinkResult {
  const payload = linkPayload.safeParse(signer.verify(token));
  if (!payload.success) return { ok: false, reason: 'invalid_token' };
  const [path, until] = payload.data;
  return until > now ? { ok: true, link: { path, until } } : { ok: false, reason: 'expired_token' };
}

/** Signs data that clients carry: base64url of JSON, a dot, and its HMAC-SHA256 in base64url. */
export interface TokenSigner {
  readonly sign: (data: readonly unknown[]) => string;
  /** The signed data; undefined when the signature is wrong. */
  readonly verify: (token: string) => unknown;
}

/** Each kind of token needs a secret of its own, so that none is valid as another. */
export function createTokenSigner(secret: Uint8Array): TokenSigner {
  const signatureOf = (payload: string): string => createHmac('sha256', secret).update(payload).digest('base64url');
  return {
    sign: (data) => {
      const payload = Buffer.from(JSON.stringify(data)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    verify: (token) => {
      const [payload = '', given = '', ...more] = token.split('.');
      // Nothing is computed for what is no token at all: every request may carry one.
      if (given === '' || more.length > 0 || !equalsInConstantTime(given, signatureOf(payload))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
  };
}
