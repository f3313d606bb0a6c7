import { array, assert, constantFrom, property } from 'fast-check';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { contrastOf, hexOf, tokenColor } from './theme-colors.ts';
import { readTokens, type ColorScheme } from './tokens.ts';

function colorOf(value: string, scheme: ColorScheme = 'light', others = ''): string | null {
  const tokens = readTokens([{ file: 'theme.css', root: parse(`:root { --color: ${value}; ${others} }`) }]);
  const color = tokenColor(tokens, '--color', scheme);
  return color && hexOf(color);
}

test.each([
  ['#abc', '#aabbcc'],
  ['rgb(1 2 3)', '#010203'],
  ['rgb(1, 2, 3)', '#010203'],
  ['oklch(97.4% 0.004 85)', '#f8f6f3'],
  ['hsl(120 100% 25%)', '#008000'],
  ['rebeccapurple', '#663399'],
])('%s is %s', (value, hex) => {
  expect(colorOf(value)).toBe(hex);
});

test('light-dark() has a color for each scheme', () => {
  expect([colorOf('light-dark(red, rgb(0 0 255))'), colorOf('light-dark(red, rgb(0 0 255))', 'dark')]).toEqual([
    '#ff0000',
    '#0000ff',
  ]);
});

test('references are followed, and their fallback where there is no such token', () => {
  expect(colorOf('var(--other)', 'light', '--other: var(--third); --third: #123456')).toBe('#123456');
  expect(colorOf('var(--none, rgb(1, 2, 3))')).toBe('#010203');
  expect(colorOf('var(--none)')).toBeNull();
});

test('circular references have no color', () => {
  expect(colorOf('var(--other)', 'light', '--other: var(--color)')).toBeNull();
});

test.each([
  ['color-mix(in srgb, white, black)', '#808080'],
  ['color-mix(in srgb, white 100%, black)', '#ffffff'],
  ['color-mix(in srgb, white, black 100%)', '#000000'],
  ['color-mix(in srgb, white 20%, black 20%)', '#808080'],
])('%s is %s', (value, hex) => {
  expect(colorOf(value)).toBe(hex);
});

test.each(['oklch(from var(--ink) l c h / 0.5)', 'blurple', '', '0 1px 2px red', 'color-mix(red, blue)'])(
  'a browser has to compute “%s”',
  (value) => {
    expect(colorOf(value)).toBeNull();
  },
);

test('a color outside of what screens show is the nearest that they do', () => {
  expect(colorOf('oklch(70% 0.4 150)')).toMatch(/^#[0-9a-f]{6}$/);
});

test('contrast is 21 for black on white and 1 for a color on itself', () => {
  const root = parse(':root { --a: black; --b: white; --c: rgb(0 0 0 / 0) }');
  const tokens = readTokens([{ file: 'theme.css', root }]);
  const [black, white, clear] = ['--a', '--b', '--c'].map((name) => tokenColor(tokens, name, 'light'));
  if (!black || !white || !clear) throw new Error('Expected three colors.');
  expect([contrastOf(black, white), contrastOf(white, black), contrastOf(black, black)]).toEqual([21, 21, 1]);
  expect(contrastOf(clear, white)).toBe(1);
});

test('any text has a color in #rrggbb or none', () => {
  const pieces = constantFrom('var(', '--color', 'light-dark(', 'color-mix(', 'in oklab', ',', ')', 'red', '50%', ' ');
  assert(
    property(array(pieces, { maxLength: 30 }), (words) => {
      const token = { value: words.join(''), file: 'theme.css', line: 1 };
      const declared = new Map([['--color', token]]);
      const color = tokenColor({ light: declared, dark: declared }, '--color', 'light');
      expect(color === null ? '#000000' : hexOf(color)).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
