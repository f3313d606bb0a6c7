import { expect, test } from 'vitest';
import { iconSvg } from './icon.ts';

test('the icon of a shop without one is its first letter', () => {
  expect(iconSvg({ icon: null, name: 'alder & sons' })).toContain('>A</text>');
});

test('the name of a shop is escaped', () => {
  expect(iconSvg({ icon: null, name: '<script>' })).toContain('>&#60;</text>');
});

test('an icon has its own view box and is filled or stroked', () => {
  const mark = { width: 24, height: 16, path: 'M0 0h24', stroke: null };
  expect(iconSvg({ icon: mark, name: 'Alder' })).toContain('viewBox="0 0 24 16"');
  expect(iconSvg({ icon: mark, name: 'Alder' })).toContain('<path fill="currentColor" d="M0 0h24"/>');
  expect(iconSvg({ icon: { ...mark, stroke: 2 }, name: 'Alder' })).toContain('fill="none"');
});
