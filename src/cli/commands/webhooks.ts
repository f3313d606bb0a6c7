import { randomUUID } from 'node:crypto';
import { openDeliveryJournal, openInvalidationLog } from '#app/freshness.ts';
import { webhookSecrets } from '#app/secret.ts';
import { type ChangeReference, productAspects } from '#commerce/changes.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { routes } from '#routes.ts';
import type { Database } from '#storage/database.ts';
import { id } from '#storage/row.ts';
import type { Journal, StoredJournalEntry } from '#sync/journal.ts';
import { dryRunReplay, replayDelivery } from '#sync/replay-delivery.ts';
import { parseArguments } from '../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../command.ts';
import { processUrl, requireShop } from '../embedded-shop.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../subcommands.ts';
import type { Terminal } from '../terminal.ts';

const maxListed = 50;
const sendTimeoutMs = 5000;

const list: Subcommand = {
  usage: '',
  summary: `List the last ${maxListed} of up to 1,000 stored deliveries, newest first`,
  run: async (args, context) => {
    parseArguments(args, { positionals: [0, 0] });
    return withJournal(context, async (journal) => {
      const entries = journal.list(maxListed);
      for (const entry of entries) context.terminal.print(formatEntry(entry));
      if (entries.length === 0) context.terminal.report('No deliveries.');
      return 'done';
    });
  },
};

const show: Subcommand = {
  usage: '<number>',
  summary: 'Print a delivery with the tags and pages it invalidated',
  run: async (args, context) => {
    const number = parseNumber(parseArguments(args, { positionals: [1, 1] }).positionals);
    return withJournal(context, async (journal) => {
      const entry = journal.show(number);
      if (!entry) return reportMissing(number, context.terminal);
      context.terminal.print(JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() }, null, 2));
      return 'done';
    });
  },
};

const replay: Subcommand = {
  usage: '<number> [--dry-run]',
  summary: 'Invalidate the tags of a delivery again, in every process before it returns; --dry-run only prints them',
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['dry-run'] });
    const number = parseNumber(positionals);
    return withJournal(context, async (journal) => {
      const isDryRun = flags.has('dry-run');
      const tags = isDryRun ? dryRunReplay(journal, number) : await replayNumber(journal, number, context);
      if (!tags) return reportMissing(number, context.terminal);
      context.terminal.print(`${isDryRun ? 'Would invalidate' : 'Invalidated'}: ${tags.join(', ') || 'nothing'}`);
      return 'done';
    });
  },
};

const send: Subcommand = {
  usage: '<product handle>',
  summary: 'Post a signed “product changed” event to the running shop at HOST and PORT',
  run: async (args, context) => {
    const [handle = ''] = parseArguments(args, { positionals: [1, 1] }).positionals;
    return sendProductChanged(handle, context);
  },
};

const subcommands: Subcommands = { list, show, replay, send };

export const webhooks: CliCommand = {
  name: 'webhooks',
  usage: '[<subcommand> <args>]',
  summary: 'List the deliveries of events, replay one, or send one',
  details: ['', ...describeSubcommands('webhooks', subcommands)],
  run: async (args, context) => runSubcommand(subcommands, args.length === 0 ? ['list'] : args, context),
};

function parseNumber([text = '']: readonly string[]): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`Not a delivery number: ${text}`);
  return Number(text);
}

async function withJournal(
  { config }: CommandContext,
  work: (journal: Journal) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  requireShop(config);
  const journal = openDeliveryJournal(config);
  try {
    return await work(journal);
  } finally {
    journal.close();
  }
}

function formatEntry({ number, at, verdict, topic, tags, pageCount }: StoredJournalEntry): string {
  const moment = new Date(at).toISOString();
  return `${String(number).padStart(6)}  ${moment}  ${verdict.padEnd(17)}  ${topic.padEnd(20)}  ${tags.length} tags, ${pageCount} pages`;
}

async function replayNumber(
  journal: Journal,
  number: number,
  { config }: CommandContext,
): Promise<readonly string[] | null> {
  const log = await openInvalidationLog(config);
  try {
    return await replayDelivery(journal, number, log);
  } finally {
    await log.close();
  }
}

function reportMissing(number: number, terminal: Terminal): CommandOutcome {
  terminal.report(`No delivery with the number ${number}.`);
  return 'failed';
}

/** Sends the running shop an event that a product changed, and prints its response. */
async function sendProductChanged(
  handle: string,
  { terminal, config, openShop }: CommandContext,
): Promise<CommandOutcome> {
  const shop = openShop();
  const change = productChangeFor(shop.store, handle);
  const [secret] = webhookSecrets(config);
  if (!change || secret === undefined) {
    terminal.report(change ? 'WEBHOOK_SECRETS is not set.' : `No product with the handle ${handle}.`);
    return 'failed';
  }
  const body = JSON.stringify({ type: 'product.changed', data: { changes: [change] } });
  const url = processUrl(config, config.PORT) + routes.webhooks();
  const request = signRequest({ id: `msg_${randomUUID()}`, body, sentAt: Date.now() }, secret);
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(sendTimeoutMs) });
    terminal.print(`${response.status} ${await response.text()}`);
    return response.ok ? 'done' : 'failed';
  } catch {
    terminal.report(`Could not connect to ${url}. Is the shop running?`);
    return 'failed';
  }
}

/** null when the product does not exist. */
function productChangeFor(store: Database, handle: string): ChangeReference | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  if (!row) return null;
  const product = id(row);
  const lists = store.all('SELECT collection_id AS id FROM collection_product WHERE product_id = ?', product);
  const [ids, handles] = [[product], [handle]];
  const aspects = productAspects({ ids, handles, lists: lists.map((each) => id(each)) });
  return { kind: 'product', ids, handles, deleted: false, version: null, settleMs: 0, aspects };
}
