import { expect, test } from 'vitest';
import { errorTexts } from './error-texts.ts';

test('our own failure is called that, with nothing of what failed', () => {
  const texts = errorTexts(500, 'Something went wrong on our side.');
  expect(texts.eyebrow).toBe('500, our fault');
  expect(texts.text).toMatch(/write to us with the number below/);
});

test('a shop that cannot be reached asks for patience', () => {
  expect(errorTexts(503, null)).toMatchObject({ eyebrow: '503, back in a moment' });
});

test('a refused request says why', () => {
  const texts = errorTexts(413, 'What was sent is too large.');
  expect(texts).toMatchObject({ eyebrow: '413, not accepted', text: 'What was sent is too large.' });
  expect(errorTexts(400, null).text).not.toBe('');
});
