import { exportSubscribers, listSubscribers } from '#connectors/embedded/forms/newsletter.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, MissingInputError } from '../../command.ts';
import { publicOrigin } from '../../embedded-shop.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { writePieces } from '../../terminal.ts';

const list: Subcommand = {
  usage: '',
  summary: 'List who has confirmed that they want the newsletter, the newest first',
  run: async (args, { terminal, openShop }) => {
    parseArguments(args, { positionals: [0, 0] });
    const subscribers = listSubscribers(openShop().store);
    if (subscribers.length === 0) terminal.report('No subscribers.');
    for (const { email, confirmedAt } of subscribers) terminal.print(`${confirmedAt.slice(0, 10)}  ${email}`);
    return 'done';
  },
};

const exportSubcommand: Subcommand = {
  usage: '[file.csv]',
  summary: 'Write them to a CSV file, each with a link to unsubscribe',
  run: async (args, { terminal, openShop, config }) => {
    const { positionals } = parseArguments(args, { positionals: [0, 1] });
    const origin = publicOrigin(config);
    if (origin === null)
      throw new MissingInputError('Set PUBLIC_URL to the address of the shop, with which links to unsubscribe begin.');
    await writePieces([exportSubscribers(openShop().store, origin)], positionals[0], terminal);
    return 'done';
  },
};

const subcommands: Subcommands = { list, export: exportSubcommand };

export const newsletter: CliCommand = {
  name: 'newsletter',
  usage: '[<subcommand> <args>]',
  summary: 'List and export who wants the newsletter',
  details: [
    '',
    ...describeSubcommands('newsletter', subcommands),
    '',
    'Put the link of each row into the emails to that address: it unsubscribes without signing in.',
    'Export again before each newsletter, because those who have unsubscribed are deleted.',
  ],
  run: async (args, context) => runSubcommand(subcommands, args.length === 0 ? ['list'] : args, context),
};
