import { expect, test } from 'vitest';
import { cachedFormatters } from './formatters.ts';

test('a formatter is made once for each locale and options', () => {
  let made = 0;
  const formatter = cachedFormatters((locale, { digits }: { digits: number }) => ({
    locale,
    digits,
    number: (made += 1),
  }));
  expect(formatter('en', { digits: 2 })).toEqual({ locale: 'en', digits: 2, number: 1 });
  expect(formatter('nb', { digits: 2 })).toEqual({ locale: 'nb', digits: 2, number: 2 });
  expect(formatter('en', { digits: 0 })).toEqual({ locale: 'en', digits: 0, number: 3 });
  expect(formatter('en', { digits: 2 }).number).toBe(1);
});
