import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and reads small pieces of data that others carry: base64url of JSON, a dot, its HMAC-SHA256 in base64url. */
export interface Seal {
  readonly close: (data: readonly unknown[]) => string;
  /** What was sealed; undefined when not a bit of it is ours to believe. */
  readonly open: (sealed: string) => unknown;
}

/** One secret seals one kind of thing, so that none can be passed off as another. */
export function makeSeal(secret: Uint8Array): Seal {
  const mark = (payload: string): string => createHmac('sha256', secret).update(payload).digest('base64url');
  return {
    close: (data) => {
      const payload = Buffer.from(JSON.stringify(data)).toString('base64url');
      return `${payload}.${mark(payload)}`;
    },
    open: (sealed) => {
      const [payload = '', given = '', ...more] = sealed.split('.');
      if (more.length > 0 || !isSameText(given, mark(payload))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
  };
}

/** Compares in a time that does not tell where two texts differ. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
