import { z } from 'zod';
import type { Seal } from './seal.ts';

/** A link into draft mode, for one path of the shop and until a moment, in epoch seconds. */
export interface DraftLink {
  readonly path: string;
  readonly until: number;
}

export type ReadLink =
  | { readonly ok: true; readonly link: DraftLink }
  | { readonly ok: false; readonly reason: 'invalid_token' | 'expired_token' };

export function writeLink(seal: Seal, { path, until }: DraftLink): string {
  return seal.close([path, until]);
}

const content = z.tuple([z.string(), z.int()]);

/** The link that a token stands for at a moment, in epoch seconds. */
export function readLink(seal: Seal, token: string, now: number): ReadLink {
  const opened = content.safeParse(seal.open(token));
  if (!opened.success) return { ok: false, reason: 'invalid_token' };
  const [path, until] = opened.data;
  return until > now ? { ok: true, link: { path, until } } : { ok: false, reason: 'expired_token' };
}
