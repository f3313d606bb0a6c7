import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config.ts';
import { recordingTerminal } from '#tests/helpers/recording-terminal.ts';
import type { CommandContext } from '../command.ts';
import { dispatch } from '../dispatch.ts';
import { theme } from './theme.ts';

function needsNoShop(): never {
  throw new Error('A theme needs no shop.');
}

/** A merchant's folder with these files, and the command run on it. */
function openSite(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  for (const folder of ['theme', 'components']) mkdirSync(join(site, folder));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(site, name), content);
  const run = async (...args: readonly string[]) => {
    const { terminal, output, errors } = recordingTerminal((line) => line.replaceAll(`${site}/`, ''));
    const config = readConfig({ SITE_DIR: site });
    const context: CommandContext = { terminal, config, openShop: needsNoShop, now: () => new Date(0) };
    const code = await dispatch(['theme', ...args], { theme: async () => theme }, context);
    return { code, output, errors };
  };
  return { run, read: (name: string) => readFileSync(join(site, name), 'utf8') };
}

test('a new theme has every token with its value and no problems', async () => {
  const { run, read } = openSite();
  expect(await run('new')).toMatchObject({ code: 0, output: ['theme/theme.css'] });
  const css = read('theme/theme.css');
  for (const token of ['--page: light-dark(', '--accent:', '--sans:', '--gutter:', '--round:', '/* Type */'])
    expect(css).toContain(token);
  expect(css.match(/--quick/g)).toHaveLength(1);
  expect(await run('check')).toEqual({ code: 0, output: [], errors: ['No problems found.'] });
});

test('a theme that exists is not overwritten', async () => {
  const { run, read } = openSite({ 'theme/mine.css': ':root { --round: 0; }' });
  const { code, errors } = await run('new');
  expect([code, errors]).toEqual([1, [expect.stringContaining('has style sheets already')]]);
  expect(() => read('theme/theme.css')).toThrow('ENOENT');
});

test('check lists what is wrong by file and line', async () => {
  const { run } = openSite({
    'theme/colors.css': ':root {\n  --band: yellow;\n  --acent: red;\n}',
    'components/Heading.astro': '',
    'components/Header.astro': '',
  });
  const { code, output, errors } = await run('check');
  expect(code).toBe(1);
  expect(output).toEqual([
    'theme/colors.css:3: nothing uses --acent; is it misspelled?',
    expect.stringMatching(/^theme\/colors\.css:2: --on-band on --band has a contrast of .* in light mode/),
    expect.stringMatching(/^theme\/colors\.css:2: --on-band on --band has a contrast of .* in dark mode/),
    expect.stringMatching(/^components\/Heading\.astro:1: no component has this name\..*Header\.astro/),
  ]);
  expect(errors).toEqual(['4 problems found.']);
});

test('what is not CSS is named by file and line', async () => {
  const { run } = openSite({ 'theme/colors.css': ':root {\n  --band: yellow;\n' });
  expect(await run('check')).toMatchObject({ code: 78, errors: ['theme/colors.css:1: Unclosed block'] });
});

test('without a theme check says how to start one', async () => {
  const { code, errors } = await openSite().run('check');
  expect([code, errors[0]]).toEqual([66, expect.stringContaining('npm run shop -- theme new')]);
});

test.each([[[]], [['paint']], [['new', 'extra']]])('invalid arguments %j are refused with the usage', async (args) => {
  const { code, errors } = await openSite().run(...args);
  expect([code, errors.at(-1)]).toEqual([64, expect.stringContaining('theme new | check')]);
});

const brandFonts = {
  'theme/fonts.css': `@font-face { font-family: 'Brand'; src: url('./brand.woff2') format('woff2'); font-weight: 400 700; }
@font-face { font-family: "Brand Text"; src: url(text.woff2); }
:root { --sans: 'Brand', system-ui, sans-serif; --serif: 'Brand Text', 'Brand Text Fallback', serif; }
`,
  'theme/brand.woff2': readFileSync('src/ui/fonts/schibsted-grotesk.woff2'),
  'theme/text.woff2': readFileSync('src/ui/fonts/newsreader.woff2'),
};

test('the fallback of a font takes the space of the font', async () => {
  const { run, read } = openSite(brandFonts);
  expect(await run('fonts')).toEqual({
    code: 0,
    output: ['theme/fallbacks.css'],
    errors: [
      "Name 'Brand Fallback' after its font, for example in --sans.",
      "Name 'Brand Text Fallback' after its font, for example in --sans.",
    ],
  });
  const [sans = '', serif = ''] = read('theme/fallbacks.css').split('@font-face').slice(1);
  expect(sans).toContain("src: local('Arial'), local('Liberation Sans');\n  size-adjust: 104.49%;");
  expect(sans).toContain('ascent-override: 93.46%;\n  descent-override: 24.67%;\n  line-gap-override: 0.00%;');
  expect(serif).toContain("src: local('Georgia'), local('Gelasio');\n  size-adjust: 92.75%;");
  expect((await run('check')).output).toEqual([
    "theme/fonts.css:3: --sans has no 'Brand Fallback' after 'Brand'; run theme fonts, and add it",
  ]);
});

test('fonts that are large together are reported', async () => {
  const { run } = openSite({ ...brandFonts, 'theme/text.woff2': Buffer.alloc(40_000) });
  expect((await run('check')).output).toContain(
    'theme/fonts.css:1: the fonts have 73 KB; pages should load at most 60 KB: brand.woff2, text.woff2',
  );
});

test('a file that is no font, and a theme without fonts, are refused', async () => {
  const broken = openSite({ ...brandFonts, 'theme/text.woff2': '<html></html>' });
  expect(await broken.run('fonts')).toEqual({
    code: 1,
    output: [],
    errors: ['theme/text.woff2 is not a font that can be read. Export it as WOFF2 again.'],
  });
  expect(() => broken.read('theme/fallbacks.css')).toThrow('ENOENT');
  expect(await openSite().run('fonts')).toMatchObject({ code: 66 });
});

test('check names the line of a logo that pages cannot show', async () => {
  const { run } = openSite({
    'theme/logo.svg': '<svg viewBox="0 0 9 9">\n<style>.a{fill:red}</style>\n<path class="a" d="M0 0"/></svg>',
    'theme/icon.svg': '<svg viewBox="0 0 9 9"><path fill="#111" d="M0 0h9v9z"/></svg>',
  });
  expect(await run('check')).toMatchObject({
    code: 1,
    output: ['theme/logo.svg:2: has <style>; export it with presentation attributes instead of a style sheet'],
  });
});
