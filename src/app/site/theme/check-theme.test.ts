import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { checkTheme } from './check-theme.ts';
import { ownStyleSheets } from './style-sheets.ts';

function issuesOf(css: string): readonly string[] {
  const issues = checkTheme(ownStyleSheets(), [{ file: 'theme/colors.css', root: parse(css) }]);
  return issues.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

test('the storefront’s own theme has no issues in itself', () => {
  expect(checkTheme([], ownStyleSheets()).filter(({ message }) => /contrast|no color/.test(message))).toEqual([]);
});

test('a readable theme has no issues', () => {
  expect(issuesOf(':root { --accent: light-dark(#0a5c36, #7fd6a8); --round: 0; }')).toEqual([]);
});

test('a color that is hard to read is an issue at its line, with the scheme and the contrast that is needed', () => {
  expect(issuesOf(':root {\n  --muted: light-dark(#aaa, #b1ada7);\n}')).toEqual([
    'theme/colors.css:2: --muted on --page has a contrast of 2.15 in light mode; it needs 4.5',
    'theme/colors.css:2: --muted on --surface has a contrast of 2.28 in light mode; it needs 4.5',
  ]);
});

test('a background that the own text colors cannot be read on is an issue at its line', () => {
  expect(issuesOf(':root { --band: yellow; }')).toEqual([
    expect.stringMatching(
      /^theme\/colors\.css:1: --on-band on --band has a contrast of 1\.\d+ in light mode; it needs 4\.5$/,
    ),
    expect.stringMatching(
      /^theme\/colors\.css:1: --on-band on --band has a contrast of 1\.\d+ in dark mode; it needs 4\.5$/,
    ),
  ]);
});

test('a color that only a browser can compute is reported', () => {
  expect(issuesOf(':root { --good: oklch(from green l c h); }')).toEqual([
    'theme/colors.css:1: --good has no color in light mode that can be checked',
    'theme/colors.css:1: --good has no color in dark mode that can be checked',
  ]);
});

test('a color that is part of several pairs is reported once for each mode', () => {
  expect(issuesOf(':root { --accent: #ff; }')).toEqual([
    'theme/colors.css:1: --accent has no color in light mode that can be checked',
    'theme/colors.css:1: --accent has no color in dark mode that can be checked',
  ]);
});

test('a token that nothing uses is reported unless the theme itself uses it', () => {
  expect(
    issuesOf(':root { --acent: #0a5c36; --brand: #0a5c36; --accent: light-dark(var(--brand), #7fd6a8); }'),
  ).toEqual(['theme/colors.css:1: nothing uses --acent; is it misspelled?']);
});

test('a file that is not there is reported; addresses and data are not', () => {
  const css = `@font-face { font-family: A;
    src: url("./brand.woff2") format("woff2"), url(https://cdn.example/a.woff2), url(data:font/woff2;base64,AA); }`;
  expect(issuesOf(css)).toEqual(['theme/colors.css:2: the file ./brand.woff2 does not exist']);
});
