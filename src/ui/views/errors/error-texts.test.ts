import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { errorTexts } from './error-texts.ts';

const messages = messagesFor('en');

test('an error of ours is called that, without a word of what failed', () => {
  const texts = errorTexts(500, 'Something went wrong on our side.', messages);
  expect(texts.eyebrow).toBe('500 – something went wrong');
  expect(texts.text).toMatch(/mention the reference below/);
});

test('a shop that cannot be reached asks for patience', () => {
  expect(errorTexts(503, null, messages)).toMatchObject({ eyebrow: '503 – temporarily unavailable' });
});

test('a refused request says why', () => {
  const texts = errorTexts(413, 'This file is too large.', messages);
  expect(texts).toMatchObject({ eyebrow: '413 – request not accepted', text: 'This file is too large.' });
  expect(errorTexts(400, null, messages).text).not.toBe('');
});
