import { expect, test } from 'vitest';
import { isShortcut, type KeyPress } from './shortcut.ts';

const press = (given: Partial<KeyPress>): KeyPress => ({
  key: 'i',
  code: 'KeyI',
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...given,
});

test.each([{}, { key: 'I' }, { key: 'ш' }, { key: 'ı' }])('%j opens the assistant', (given) => {
  expect(isShortcut(press(given), 'i')).toBe(true);
});

test.each([
  { key: 'j', code: 'KeyJ' },
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { shiftKey: true, key: 'I' },
  { repeat: true },
  { isComposing: true },
  { defaultPrevented: true },
  { key: 'c', code: 'KeyI' },
])('%j does not', (given) => expect(isShortcut(press(given), 'i')).toBe(false));

test('another letter can be chosen, or none', () => {
  expect(isShortcut(press({ key: 'q', code: 'KeyQ' }), 'q')).toBe(true);
  expect(isShortcut(press({}), 'q')).toBe(false);
  expect(isShortcut(press({}), null)).toBe(false);
});
