import { replaceableComponents, strayComponents } from '#app/site/theme/site-components.ts';
import { checkTheme, type ThemeIssue } from '#app/site/theme/check-theme.ts';
import { checkDrawings, hasDrawings } from '#app/site/theme/drawings/theme-drawings.ts';
import { checkFonts, FontUnreadableError, writeFallbacks } from '#app/site/theme/font-fallbacks.ts';
import { createTheme } from '#app/site/theme/new-theme.ts';
import { ownStyleSheets, themeFolder, themeStyleSheets } from '#app/site/theme/style-sheets.ts';
import { parseArguments } from '../arguments.ts';
import {
  type CliCommand,
  type CommandContext,
  type CommandOutcome,
  MissingInputError,
  UsageError,
} from '../command.ts';

export const theme: CliCommand = {
  name: 'theme',
  usage: 'new | check | fonts',
  summary: 'Start a theme of your own, or check that it is complete and easy to read',
  details: [
    '',
    'new    Write every design token with its value to theme/theme.css in SITE_DIR, to be changed',
    'check  Report colors with too little contrast, misspelled tokens, large fonts, drawings that pages cannot show, and',
    '       files that are missing or replace nothing',
    'fonts  Write a fallback for each font, in which pages keep their lines while the font loads',
  ],
  run: async (args, context) => {
    const { positionals } = parseArguments(args, { positionals: [1, 1] });
    const [subcommand = ''] = positionals;
    if (subcommand === 'new') return newTheme(context);
    if (subcommand === 'check') return check(context);
    if (subcommand === 'fonts') return fonts(context);
    throw new UsageError(`Unknown subcommand: ${subcommand}. Expected one of: new, check, fonts.`);
  },
};

function newTheme({ terminal, config }: CommandContext): CommandOutcome {
  const file = createTheme(config.SITE_DIR);
  if (file === null) {
    terminal.report(`${themeFolder(config.SITE_DIR)} has style sheets already. Edit those, or move them away first.`);
    return 'failed';
  }
  terminal.print(file);
  terminal.report('Change its values with npm run dev beside it. npm start shows the theme after its next build.');
  return 'done';
}

function check({ terminal, config }: CommandContext): CommandOutcome {
  const { SITE_DIR } = config;
  const sheets = themeStyleSheets(SITE_DIR);
  const stray = strayComponents(SITE_DIR).map(describeStray);
  if (sheets.length === 0 && stray.length === 0 && !hasDrawings(SITE_DIR))
    throw new MissingInputError(`No style sheets in ${themeFolder(SITE_DIR)}. Start with: npm run shop -- theme new`);
  const issues = [...checkTheme(ownStyleSheets(), sheets), ...checkFonts(sheets), ...checkDrawings(SITE_DIR), ...stray];
  for (const { file, line, message } of issues) terminal.print(`${file}:${line}: ${message}`);
  terminal.report(
    issues.length === 0
      ? 'No problems found.'
      : `${issues.length} ${issues.length === 1 ? 'problem' : 'problems'} found.`,
  );
  return issues.length === 0 ? 'done' : 'failed';
}

async function fonts({ terminal, config }: CommandContext): Promise<CommandOutcome> {
  const { SITE_DIR } = config;
  try {
    const written = await writeFallbacks(SITE_DIR, themeStyleSheets(SITE_DIR));
    if (!written) throw new MissingInputError(`No @font-face with a WOFF2 file in ${themeFolder(SITE_DIR)}.`);
    terminal.print(written.file);
    for (const family of written.families) terminal.report(`Name '${family}' after its font, for example in --sans.`);
    return 'done';
  } catch (error) {
    if (!(error instanceof FontUnreadableError)) throw error;
    terminal.report(error.message);
    return 'failed';
  }
}

function describeStray(file: string): ThemeIssue {
  const names = [...replaceableComponents.keys()].toSorted().join(', ');
  return { file, line: 1, message: `no component has this name. components/ can hold: ${names}` };
}
