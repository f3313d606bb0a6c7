import { createHmac, randomBytes } from 'node:crypto';
import { cookieName, readCookie, writeCookie } from '#http/request/cookies.ts';
import type { RequestContext } from '#http/request/request-context.ts';
import { equalsInConstantTime } from '#http/security/constant-time.ts';

/** A browser, identified only by a cookie of 144 random bits. */
export interface ChatVisitor {
  readonly id: string;
  /** Value for `Set-Cookie`; null when the browser has the cookie. */
  readonly setCookie: string | null;
}

const visitorIdPattern = /^[\w-]{24}$/;

export function identifyVisitor(request: RequestContext): ChatVisitor {
  const secure = request.url.protocol === 'https:';
  const name = cookieName('visitor', secure);
  const known = readCookie(request.headers['cookie'] ?? null, name);
  if (known && visitorIdPattern.test(known)) return { id: known, setCookie: null };
  const id = randomBytes(18).toString('base64url');
  return { id, setCookie: writeCookie(name, id, { secure, seconds: 24 * 60 * 60 }) };
}

/** The storage key of a conversation, and the signed id that only its visitor can use. */
export interface ConversationId {
  readonly key: string;
  readonly id: string;
}

export function createConversationId(visitor: ChatVisitor, secret: Uint8Array): ConversationId {
  return signConversation(randomBytes(18).toString('base64url'), visitor, secret);
}

/** The conversation of an id; null when the id was not signed for this visitor. */
export function verifyConversationId(id: string, visitor: ChatVisitor, secret: Uint8Array): ConversationId | null {
  const key = id.slice(0, id.indexOf('.'));
  const expected = signConversation(key, visitor, secret);
  return equalsInConstantTime(id, expected.id) ? expected : null;
}

/** The conversation of a name that the client chose, different for each visitor. */
export function conversationForName(name: string, visitor: ChatVisitor, secret: Uint8Array): ConversationId {
  return signConversation(hmac(`name:${visitor.id}:${name}`, secret), visitor, secret);
}

function signConversation(key: string, visitor: ChatVisitor, secret: Uint8Array): ConversationId {
  return { key, id: `${key}.${hmac(`conversation:${visitor.id}:${key}`, secret)}` };
}

function hmac(text: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
