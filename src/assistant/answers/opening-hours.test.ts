import { expect, test } from 'vitest';
import { translateHours } from './opening-hours.ts';

test('opening hours are translated as far as their words are known', () => {
  const hours = 'Tuesday to Friday, 10–17.30, Saturday 10–15';
  expect(translateHours(hours, 'en', 'de')).toBe('Dienstag bis Freitag, 10–17.30, Samstag 10–15');
  expect(translateHours('Weekdays 10–18, closed on Sundays', 'en', 'nb')).toBe('Hverdager 10–18, stengt on søndager');
  expect(translateHours('Montag bis Freitag 9–18 Uhr', 'de', 'en')).toBe('Monday to Friday 9–18 Uhr');
  expect(translateHours('Tomorrow 9–12', 'en', 'en')).toBe('Tomorrow 9–12');
});
