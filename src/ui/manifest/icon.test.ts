import { expect, test } from 'vitest';
import { iconSvg } from './icon.ts';

const colors = { light: '#0a5c36', dark: '#7fd6a8' };

test('the icon of a shop without one is its first letter', () => {
  expect(iconSvg({ drawing: null, icon: null, name: 'alder & sons' }, colors)).toContain('>A</text>');
});

test('the name of a shop is escaped', () => {
  expect(iconSvg({ drawing: null, icon: null, name: '<script>' }, colors)).toContain('>&#60;</text>');
});

test('an icon has its own view box and is filled or stroked', () => {
  const mark = { width: 24, height: 16, path: 'M0 0h24', stroke: null };
  expect(iconSvg({ drawing: null, icon: mark, name: 'Alder' }, colors)).toContain('viewBox="0 0 24 16"');
  expect(iconSvg({ drawing: null, icon: mark, name: 'Alder' }, colors)).toContain(
    '<path fill="currentColor" d="M0 0h24"/>',
  );
  expect(iconSvg({ drawing: null, icon: { ...mark, stroke: 2 }, name: 'Alder' }, colors)).toContain('fill="none"');
});

test('an icon has a color for light and one for dark mode', () => {
  const svg = iconSvg({ drawing: null, icon: null, name: 'Alder' }, colors);
  expect(svg).toContain(':root{color:#0a5c36}@media(prefers-color-scheme:dark){:root{color:#7fd6a8}}');
});

test('the drawing of a theme comes before the mark of the profile', () => {
  const drawing = { viewBox: '0 0 9 9', body: '<circle r="4"/>' };
  const svg = iconSvg(
    { drawing, icon: { width: 24, height: 16, path: 'M0 0h24', stroke: null }, name: 'Alder' },
    colors,
  );
  expect(svg).toContain('viewBox="0 0 9 9"');
  expect(svg).toContain('<circle r="4"/>');
  expect(svg).not.toContain('<path');
});
