import { safePagePath } from '#http/security/safe-redirect.ts';
import { routes } from '#routes.ts';
import { createDraftToken } from '#app/draft-mode.ts';
import { type CliCommand, splitOptions, UsageError } from '../command.ts';

const [hoursUnlessTold, mostHours] = [24, 720];

export const preview: CliCommand = {
  name: 'preview',
  usage: '<path> [--hours n]',
  summary: 'Make a link that shows a page as it is drafted',
  details: [
    '',
    `The link is good for its page, for ${hoursUnlessTold} hours unless told otherwise, for ${mostHours} at most.`,
  ],
  run: async (args, { terminal, config, now }) => {
    const { words, options } = splitOptions(args, ['hours']);
    const [given, ...others] = words;
    if (given === undefined || others.length > 0) throw new UsageError('Name one path.');
    const hours = Number(options.get('hours') ?? hoursUnlessTold);
    if (!(hours > 0 && hours <= mostHours)) throw new UsageError(`--hours is a number up to ${mostHours}.`);
    const path = safePagePath(given);
    if (path === null) throw new UsageError(`${given} is no path of this site: write one such as /about.`);
    const until = new Date(now().getTime() + hours * 3_600_000);
    const origin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : `http://localhost:${config.PORT}`;
    terminal.say(origin + routes.draftLink(createDraftToken(config, path, until)));
    terminal.tell(`Whoever has it sees ${path} as it is drafted until ${until.toISOString()}.`);
    return 'done';
  },
};
