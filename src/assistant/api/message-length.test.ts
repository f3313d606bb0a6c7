import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  counterText,
  maxMessageLength,
  messageLength,
  messageProblem,
  normalizeLineEndings,
  readableBeginning,
  truncateMessage,
} from './message-length.ts';

test.each([
  ['a'.repeat(1000), null],
  ['a'.repeat(1001), 'too_long'],
  ['a', null],
  ['', 'empty'],
  [' \n\t\u3000 ', 'empty'],
  ['👍'.repeat(500), null],
  [`${'👍'.repeat(500)}a`, 'too_long'],
  ['\r\n'.repeat(999) + 'a', null],
  ['\r\n'.repeat(1000) + 'a', 'too_long'],
  [' '.repeat(1001), 'too_long'],
  ['\ud83d', 'malformed'],
  ['a\0b', 'malformed'],
])('the problem of message %#', (text, problem) => {
  expect(messageProblem(text)).toBe(problem);
});

test('the length is that of the value of a text area', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('\r\n', '\r', '\n'), (line, end) => {
      const areaValue = `${normalizeLineEndings(line)}\n${normalizeLineEndings(line)}`;
      expect(
        messageLength(`${normalizeLineEndings(line).replaceAll('\n', end)}${end}${normalizeLineEndings(line)}`),
      ).toBe(areaValue.length);
    }),
  );
});

test('texts of 1 to 1000 code units that are not blank are valid, all others are not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1100 }), fc.constantFrom('a', 'é', '漢', 'ø'), (length, character) => {
      const taken = messageProblem(character.repeat(length)) === null;
      expect(taken).toBe(length >= 1 && length <= 1000);
    }),
  );
});

test('the counter shows the current and the maximum length', () => {
  expect(counterText(0)).toBe('0 / 1000');
  expect(counterText(1240)).toBe('1240 / 1000');
});

test('a truncated text fits, is a prefix of the whole and never ends inside a grapheme', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 0, max: 60 }), (text, room) => {
      const cut = truncateMessage(text, room);
      const whole = normalizeLineEndings(text);
      expect(cut.length).toBeLessThanOrEqual(room);
      expect(whole.startsWith(cut)).toBe(true);
      const borders = [...new Intl.Segmenter().segment(whole)].map(({ index }) => index);
      expect([...borders, whole.length]).toContain(cut.length);
    }),
  );
});

test('a text that fits is not truncated', () => {
  expect(truncateMessage('Grüße\r\naus Halden', 100)).toBe('Grüße\naus Halden');
});

test('a message is read whole unless its letters stand for many more', () => {
  expect(readableBeginning('Zwei Tassen für 20 € bitte – ½ davon rot')).toBe(
    'Zwei Tassen für 20 € bitte – ½ davon rot',
  );
  expect(readableBeginning('a'.repeat(maxMessageLength))).toHaveLength(maxMessageLength);
});

test('what is read of any message is a beginning that stays as short in its compatibility form', () => {
  const characters = fc.constantFrom('a', ' ', 'é', 'ﷺ', '½', '𝔘', 'ﬃ');
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 1000 }), (parts) => {
      const text = parts.join('').slice(0, maxMessageLength).toWellFormed();
      const read = readableBeginning(text);
      expect(text.startsWith(read)).toBe(true);
      expect(read.normalize('NFKC').length).toBeLessThanOrEqual(maxMessageLength);
    }),
  );
});
