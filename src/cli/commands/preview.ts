import { safePagePath } from '#http/security/safe-redirect.ts';
import { routes } from '#routes.ts';
import { createDraftToken } from '#app/draft-mode.ts';
import { parseArguments } from '../arguments.ts';
import { type CliCommand, UsageError } from '../command.ts';
import { publicOrigin } from '../embedded-shop.ts';

const defaultHours = 24;
const maxHours = 720;

export const preview: CliCommand = {
  name: 'preview',
  usage: '<path> [--hours n]',
  summary: 'Create a link that shows the draft of a page',
  details: [
    '',
    `The link opens this page only. It expires after ${defaultHours} hours; --hours sets a different time, up to ${maxHours}.`,
  ],
  run: async (args, { terminal, config, now }) => {
    const { positionals, options } = parseArguments(args, { positionals: [1, 1], options: ['hours'] });
    const [page = ''] = positionals;
    const hours = Number(options.get('hours') ?? defaultHours);
    if (!(hours > 0 && hours <= maxHours))
      throw new UsageError(`--hours must be a number greater than 0 and at most ${maxHours}.`);
    const path = safePagePath(page);
    if (path === null) throw new UsageError(`Not a path of this site: ${page}. Example: /about`);
    const until = new Date(now().getTime() + hours * 3_600_000);
    const origin = publicOrigin(config) ?? `http://localhost:${config.PORT}`;
    terminal.print(origin + routes.draftLink(createDraftToken(config, path, until)));
    terminal.report(`Anyone with this link can see the draft of ${path} until ${until.toISOString()}.`);
    return 'done';
  },
};
