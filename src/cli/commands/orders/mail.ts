import { listMail, type ListedMail, retryMail } from '#connectors/embedded/orders/mail-queue.ts';
import { orderNumber } from '#connectors/embedded/orders/orders.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, UsageError } from '../../command.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { counted } from '../../terminal.ts';

const maxListed = 100;

const list: Subcommand = {
  usage: '[--all]',
  summary: `List the newest ${maxListed} emails that were not sent, or all`,
  run: async (args, { terminal, openShop, now }) => {
    const { flags } = parseArguments(args, { positionals: [0, 0], flags: ['all'] });
    const mails = listMail(openShop().store, { limit: maxListed, unsent: !flags.has('all'), now: now().toISOString() });
    if (mails.length === 0) terminal.report(flags.has('all') ? 'No emails.' : 'Every email was sent.');
    for (const each of mails) terminal.print(formatMail(each));
    return 'done';
  },
};

const retry: Subcommand = {
  usage: '[<number>]',
  summary: 'Try again to send all emails that were not sent, or one of them',
  run: async (args, { terminal, openShop, now }) => {
    const [word] = parseArguments(args, { positionals: [0, 1] }).positionals;
    if (word !== undefined && !/^\d{1,12}$/u.test(word)) throw new UsageError(`Not the number of an email: ${word}`);
    const count = retryMail(openShop().store, word === undefined ? null : Number(word), now().toISOString());
    if (word !== undefined && count === 0) {
      terminal.report(`No unsent email has the number ${word}.`);
      return 'failed';
    }
    terminal.print(`${counted(count, 'email')} to be sent by the running shop within half a minute.`);
    return 'done';
  },
};

const subcommands: Subcommands = { list, retry };

export const mail: CliCommand = {
  name: 'mail',
  usage: '[<subcommand> <args>]',
  summary: 'List the emails to buyers and the merchant, and retry those that failed',
  details: [
    '',
    ...describeSubcommands('mail', subcommands),
    '',
    'The running shop sends emails, and tries those that fail again every five minutes for two days.',
  ],
  run: async (args, context) => runSubcommand(subcommands, args.length === 0 ? ['list'] : args, context),
};

function formatMail({ id, kind, order, createdAt, attempts, error, state }: ListedMail): string {
  const tries = attempts === 0 ? '' : `tried ${attempts} ${attempts === 1 ? 'time' : 'times'}`;
  const time = createdAt.slice(0, 16).replace('T', ' ');
  return [String(id), time, orderNumber(order), kind, state, tries, error ?? ''].filter(Boolean).join('  ');
}
