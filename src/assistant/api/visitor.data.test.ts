import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatRequest } from '#tests/helpers/assistant/start-assistant.ts';
import { conversationForName, createConversationId, verifyConversationId, identifyVisitor } from './visitor.ts';

const secret = new Uint8Array(32).fill(1);
const stranger = () => identifyVisitor(chatRequest(''));

test('a new visitor gets an HttpOnly SameSite cookie', () => {
  const visitor = identifyVisitor(chatRequest('', { url: new URL('https://shop.example/api/chat') }));
  expect(visitor.setCookie).toBe(`__Host-visitor=${visitor.id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure`);
});

test('a valid visitor cookie is kept, an invalid one is replaced', () => {
  const { id } = stranger();
  const headers = (value: string) => ({ headers: { cookie: `a=b; visitor=${value}` } });
  expect(identifyVisitor(chatRequest('', headers(id)))).toEqual({ id, setCookie: null });
  expect(identifyVisitor(chatRequest('', headers('x'))).id).not.toBe('x');
});

test('a conversation id is valid only for its visitor', () => {
  const [mine, other] = [stranger(), stranger()];
  const conversation = createConversationId(mine, secret);
  expect(verifyConversationId(conversation.id, mine, secret)).toEqual(conversation);
  expect(verifyConversationId(conversation.id, other, secret)).toBeNull();
  expect(verifyConversationId(conversation.id, mine, new Uint8Array(32).fill(2))).toBeNull();
});

test('a modified conversation id is invalid', () => {
  const mine = stranger();
  const { id } = createConversationId(mine, secret);
  fc.assert(
    fc.property(fc.nat(id.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      const changed = id.slice(0, at) + character + id.slice(at + 1);
      fc.pre(changed !== id);
      expect(verifyConversationId(changed, mine, secret)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (made) => {
      expect(verifyConversationId(made, mine, secret)).toBeNull();
    }),
  );
});

test('a chosen name is one conversation for a visitor and another for other visitors', () => {
  const [mine, other] = [stranger(), stranger()];
  expect(conversationForName('chat', mine, secret)).toEqual(conversationForName('chat', mine, secret));
  expect(conversationForName('chat', mine, secret).key).not.toBe(conversationForName('chat', other, secret).key);
});
