import { expect, test } from 'vitest';
import type { VisitorForms } from '#commerce/port.ts';
import { messagesFor } from '#messages/messages.ts';
import type { FormKind } from '#shop/content/visitor-form.ts';
import { handleVisitorForm } from './visitor-form.ts';

const letter = { name: 'Kari', email: 'kari@example.org', message: 'Hello' };

/** Posts fields to forms that record what they accept. */
async function post(kind: FormKind, fields: Readonly<Record<string, unknown>>, isPosted = true) {
  const accepted: unknown[] = [];
  const newsletter: VisitorForms['newsletter'] = {
    subscribe: async (email) => void accepted.push(email),
    find: async (token) => (token === 'known' ? { isConfirmed: false } : null),
    confirm: async (token) => (token === 'known' ? { isConfirmed: true } : null),
    cancel: async (token) => void accepted.push(`cancel ${token}`),
  };
  const forms: VisitorForms = { sendMessage: async (message) => void accepted.push(message), newsletter };
  const request = { forms, messages: messagesFor('en-GB'), kind, isPosted };
  return { state: await handleVisitorForm(request, new Map(Object.entries(fields))), accepted };
}

test('a message is accepted as text', async () => {
  const { state, accepted } = await post('contact', {
    ...letter,
    name: ' Kari\r\nBcc: all@example.org',
    message: 'a\r\nb',
  });
  expect([state.step, accepted]).toEqual([
    'sent',
    [{ name: 'Kari Bcc: all@example.org', email: 'kari@example.org', message: 'a\nb' }],
  ]);
});

test.for([
  [{ name: '' }, { name: 'Enter your name.' }],
  [{ email: ' ' }, { email: 'Enter your email address.' }],
  [{ email: 'kari@' }, { email: 'Enter an email address like name@example.org.' }],
  [{ email: 'a@example.org,b@example.org' }, { email: 'Enter an email address like name@example.org.' }],
  [{ message: '\n\n' }, { message: 'Write a message.' }],
  [{ message: 'x'.repeat(4001) }, { message: 'Enter at most 4,000 characters.' }],
  [
    { name: 'x'.repeat(101), message: '' },
    { name: 'Enter at most 100 characters.', message: 'Write a message.' },
  ],
])('a message with %o is refused, and its fields are kept', async ([wrong, errors]) => {
  const written = { ...letter, ...wrong };
  const { state, accepted } = await post('contact', written);
  expect(state).toMatchObject({ step: 'form', errors, values: { name: written.name } });
  expect(accepted).toEqual([]);
});

test('the newsletter takes an address alone', async () => {
  const { state, accepted } = await post('newsletter', { email: 'kari@example.org' });
  expect([state, accepted]).toEqual([{ step: 'sent', kind: 'newsletter' }, ['kari@example.org']]);
});

test('what a program sends is dropped without saying so', async () => {
  for (const kind of ['contact', 'newsletter'] as const) {
    const { state, accepted } = await post(kind, { ...letter, website: 'https://spam.example' });
    expect([state.step, accepted]).toEqual(['sent', []]);
  }
});

test('opening a page sends nothing', async () => {
  expect((await post('contact', letter, false)).accepted).toEqual([]);
  expect((await post('contact', { sent: '1' }, false)).state.step).toBe('sent');
  expect((await post('newsletter', { token: 'known' }, false)).state.step).toBe('confirm');
});

test('a link in an email confirms and unsubscribes', async () => {
  expect((await post('newsletter', { token: 'known', action: 'confirm' })).state.step).toBe('confirmed');
  expect((await post('newsletter', { token: 'forged', action: 'confirm' })).state.step).toBe('gone');
  for (const fields of [{ action: 'cancel' }, { 'List-Unsubscribe': 'One-Click' }])
    expect((await post('newsletter', { token: 'known', ...fields })).accepted).toEqual(['cancel known']);
});
