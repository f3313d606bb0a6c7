import { mediaFolder } from '#media/settings.ts';
import { messagesFor } from '#messages/messages.ts';
import { removeDemo } from '#connectors/embedded/seed/remove-demo.ts';
import { defaultLocale } from '#connectors/embedded/seed/seed.ts';
import { parseArguments } from '../arguments.ts';
import { type CliCommand, UsageError } from '../command.ts';
import { demoFolder } from '../embedded-shop.ts';

export const demo: CliCommand = {
  name: 'demo',
  usage: 'remove --yes',
  summary: 'Remove everything of the demo shop',
  details: [
    '',
    'Removes its products, collections, codes, redirects, texts, menus and pictures for good. Products of your own, texts',
    'that you have changed, and orders stay. Back up DATA_DIR before. Set SEED_DEMO=false, so that a new data folder',
    'starts empty.',
  ],
  run: async (args, { terminal, config, openShop, now }) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['yes'] });
    if (positionals[0] !== 'remove') throw new UsageError('Expected: remove');
    if (!flags.has('yes')) throw new UsageError('This cannot be undone: add --yes.');
    const locale = config.SHOP_LOCALE ?? defaultLocale;
    const { counts, kept } = removeDemo(openShop().store, {
      demoDir: demoFolder,
      mediaDir: mediaFolder(config.DATA_DIR),
      country: config.COUNTRY ?? null,
      locale,
      messages: messagesFor(locale),
      now: now(),
    });
    const removed = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    terminal.print(`Removed ${removed.join(', ')}.`);
    for (const name of kept) terminal.report(`${name} was changed and stays.`);
    return 'done';
  },
};
