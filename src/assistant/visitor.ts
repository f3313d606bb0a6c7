import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Visit } from '#http/exchange.ts';

/** A browser, told from others by a cookie of 144 random bits and by nothing else. */
export interface Visitor {
  readonly id: string;
  /** The header that makes the browser keep it; null when it already does. */
  readonly setCookie: string | null;
}

const pattern = /^[\w-]{24}$/;

export function visitorOf(visit: Visit): Visitor {
  const name = cookieName(visit);
  const known = readCookie(visit.headers['cookie'] ?? '', name);
  if (known && pattern.test(known)) return { id: known, setCookie: null };
  const id = randomBytes(18).toString('base64url');
  const secure = visit.url.protocol === 'https:' ? '; Secure' : '';
  return { id, setCookie: `${name}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400${secure}` };
}

/** Where a conversation is kept, and the signed id that only its visitor can use. */
export interface ConversationId {
  readonly key: string;
  readonly id: string;
}

export function newConversation(visitor: Visitor, secret: Uint8Array): ConversationId {
  return signed(randomBytes(18).toString('base64url'), visitor, secret);
}

/** The conversation that an id names; null when it was not made for this visitor. */
export function openConversation(id: string, visitor: Visitor, secret: Uint8Array): ConversationId | null {
  const key = id.slice(0, id.indexOf('.'));
  const expected = signed(key, visitor, secret);
  const [given, right] = [Buffer.from(id), Buffer.from(expected.id)];
  return given.length === right.length && timingSafeEqual(given, right) ? expected : null;
}

/** The conversation behind a name that the client chose: the same for the same visitor, another for any other. */
export function conversationNamed(name: string, visitor: Visitor, secret: Uint8Array): ConversationId {
  return signed(mac(`name:${visitor.id}:${name}`, secret), visitor, secret);
}

function signed(key: string, visitor: Visitor, secret: Uint8Array): ConversationId {
  return { key, id: `${key}.${mac(`conversation:${visitor.id}:${key}`, secret)}` };
}

function mac(text: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** `__Host-` cookies need HTTPS; a shop tried out on http://localhost has the plain name. */
function cookieName(visit: Visit): string {
  return visit.url.protocol === 'https:' ? '__Host-visitor' : 'visitor';
}

function readCookie(header: string, name: string): string | null {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
