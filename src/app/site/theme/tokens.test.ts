import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { readTokens, type StyleSheet } from './tokens.ts';

const sheet = (css: string, file = 'theme.css'): StyleSheet => ({ file, root: parse(css) });

test('tokens of the root count in both color schemes, within layers too', () => {
  const { light, dark } = readTokens([sheet('@layer tokens {\n  :root { --ink: black; }\n}')]);
  expect(light.get('--ink')).toEqual({ value: 'black', file: 'theme.css', line: 2 });
  expect(dark.get('--ink')?.value).toBe('black');
});

test('a later style sheet overrides an earlier one', () => {
  const { light } = readTokens([
    sheet(':root { --ink: black }', 'a.css'),
    sheet('html, :root { --ink: navy }', 'b.css'),
  ]);
  expect(light.get('--ink')).toMatchObject({ value: 'navy', file: 'b.css' });
});

test.each([
  '@media (prefers-color-scheme: dark) { :root { --ink: white } }',
  ':root { @media (prefers-color-scheme:dark) { --ink: white } }',
])('a token for the dark scheme counts in it alone: %s', (css) => {
  const { light, dark } = readTokens([sheet(`:root { --ink: black } ${css}`)]);
  expect([light.get('--ink')?.value, dark.get('--ink')?.value]).toEqual(['black', 'white']);
});

test('tokens of other elements and other conditions are left out', () => {
  const css = `.card { --ink: red } @media (prefers-reduced-motion: reduce) { :root { --ink: red } }
    @media (width < 40rem) { :root { --ink: red } } @supports (color: red) { :root { --ink: red } }`;
  expect([...readTokens([sheet(css)]).light]).toEqual([]);
});
