import { expect, test } from 'vitest';
import { iconSvg } from './icon.ts';

test('a shop without an icon has its first letter', () => {
  expect(iconSvg({ icon: null, name: 'alder & sons' })).toContain('>A</text>');
});

test('what a shop is called is no markup', () => {
  expect(iconSvg({ icon: null, name: '<script>' })).toContain('>&#60;</text>');
});

test('a drawn icon is as large as its drawing area, filled or as a line', () => {
  const mark = { width: 24, height: 16, path: 'M0 0h24', stroke: null };
  expect(iconSvg({ icon: mark, name: 'Alder' })).toContain('viewBox="0 0 24 16"');
  expect(iconSvg({ icon: mark, name: 'Alder' })).toContain('<path fill="currentColor" d="M0 0h24"/>');
  expect(iconSvg({ icon: { ...mark, stroke: 2 }, name: 'Alder' })).toContain('fill="none"');
});
