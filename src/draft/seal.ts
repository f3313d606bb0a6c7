import { createHmac, timingSafeEqual } from 'node:crypto';

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
