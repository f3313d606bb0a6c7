import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatVisit } from '../../tests/helpers/visit.ts';
import { conversationNamed, newConversation, openConversation, visitorOf } from './visitor.ts';

const secret = new Uint8Array(32).fill(1);
const stranger = () => visitorOf(chatVisit(''));

test('a new visitor is given a cookie that scripts and other sites cannot use', () => {
  const visitor = visitorOf(chatVisit('', { url: new URL('https://shop.example/api/chat') }));
  expect(visitor.setCookie).toBe(`__Host-visitor=${visitor.id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure`);
});

test('a known visitor keeps the cookie, a made-up value does not count', () => {
  const { id } = stranger();
  const headers = (value: string) => ({ headers: { cookie: `a=b; visitor=${value}` } });
  expect(visitorOf(chatVisit('', headers(id)))).toEqual({ id, setCookie: null });
  expect(visitorOf(chatVisit('', headers('x'))).id).not.toBe('x');
});

test('a conversation opens for its visitor and for no other', () => {
  const [mine, other] = [stranger(), stranger()];
  const conversation = newConversation(mine, secret);
  expect(openConversation(conversation.id, mine, secret)).toEqual(conversation);
  expect(openConversation(conversation.id, other, secret)).toBeNull();
  expect(openConversation(conversation.id, mine, new Uint8Array(32).fill(2))).toBeNull();
});

test('no changed id opens a conversation', () => {
  const mine = stranger();
  const { id } = newConversation(mine, secret);
  fc.assert(
    fc.property(fc.nat(id.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      const changed = id.slice(0, at) + character + id.slice(at + 1);
      fc.pre(changed !== id);
      expect(openConversation(changed, mine, secret)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (made) => {
      expect(openConversation(made, mine, secret)).toBeNull();
    }),
  );
});

test('the same chosen name is one conversation for a visitor and another for somebody else', () => {
  const [mine, other] = [stranger(), stranger()];
  expect(conversationNamed('chat', mine, secret)).toEqual(conversationNamed('chat', mine, secret));
  expect(conversationNamed('chat', mine, secret).key).not.toBe(conversationNamed('chat', other, secret).key);
});
