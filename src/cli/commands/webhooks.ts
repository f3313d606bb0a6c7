import { randomUUID } from 'node:crypto';
import { openDeliveryJournal, openInvalidationLog } from '#app/freshness.ts';
import { webhookSecrets } from '#app/secret.ts';
import { type ChangeReference, productAspects } from '#commerce/changes.ts';
import { routes } from '#routes.ts';
import type { Database } from '#storage/database.ts';
import { id } from '#storage/row.ts';
import { dryRunReplay, type Journal, replayDelivery, type StoredJournalEntry } from '#sync/journal.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { parseArguments } from '../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../command.ts';
import { processUrl, requireShop } from '../embedded-shop.ts';
import type { Terminal } from '../terminal.ts';

const maxListed = 50;
const sendTimeoutMs = 5000;

export const webhooks: CliCommand = {
  name: 'webhooks',
  usage: 'list | show <number> | replay [--dry-run] <number> | send <product handle>',
  summary: 'List the deliveries of events, replay one, or send one',
  details: [
    '',
    `list shows the last ${maxListed} of up to 1,000 stored deliveries, newest first.`,
    'show prints a delivery with the tags and pages it invalidated.',
    'replay invalidates the tags of a delivery again, in every process before it returns; --dry-run only prints them.',
    'send posts a signed “product changed” event to the running shop at HOST and PORT.',
  ],
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [0, 2], flags: ['dry-run'] });
    const [action, subject] = positionals;
    if (action === 'list' && subject === undefined) return withJournal(context, list);
    if (subject === undefined || (action !== 'show' && action !== 'replay' && action !== 'send'))
      throw new UsageError('Expected one of: list, show, replay, send');
    if (action === 'send') return sendProductChanged(subject, context);
    const number = parseNumber(subject);
    const journalAction = action === 'show' ? show : flags.has('dry-run') ? showDryRun : runReplay;
    return withJournal(context, (journal) => journalAction(journal, number, context));
  },
};

function parseNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`Not a delivery number: ${text}`);
  return Number(text);
}

type JournalAction = (journal: Journal, context: CommandContext) => Promise<CommandOutcome>;

async function withJournal(context: CommandContext, action: JournalAction): Promise<CommandOutcome> {
  requireShop(context.config);
  const journal = openDeliveryJournal(context.config);
  try {
    return await action(journal, context);
  } finally {
    journal.close();
  }
}

async function list(journal: Journal, { terminal }: CommandContext): Promise<CommandOutcome> {
  const entries = journal.list(maxListed);
  for (const entry of entries) terminal.print(formatEntry(entry));
  if (entries.length === 0) terminal.report('No deliveries.');
  return 'done';
}

function formatEntry({ number, at, verdict, topic, tags, pageCount }: StoredJournalEntry): string {
  const moment = new Date(at).toISOString();
  return `${String(number).padStart(6)}  ${moment}  ${verdict.padEnd(17)}  ${topic.padEnd(20)}  ${tags.length} tags, ${pageCount} pages`;
}

async function show(journal: Journal, number: number, { terminal }: CommandContext): Promise<CommandOutcome> {
  const entry = journal.show(number);
  if (!entry) return reportMissing(number, terminal);
  terminal.print(JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() }, null, 2));
  return 'done';
}

async function showDryRun(journal: Journal, number: number, { terminal }: CommandContext): Promise<CommandOutcome> {
  const tags = dryRunReplay(journal, number);
  if (!tags) return reportMissing(number, terminal);
  terminal.print(`Would invalidate: ${tags.join(', ') || 'nothing'}`);
  return 'done';
}

async function runReplay(
  journal: Journal,
  number: number,
  { terminal, config }: CommandContext,
): Promise<CommandOutcome> {
  const log = await openInvalidationLog(config);
  try {
    const tags = await replayDelivery(journal, number, log);
    if (!tags) return reportMissing(number, terminal);
    terminal.print(`Invalidated: ${tags.join(', ') || 'nothing'}`);
    return 'done';
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
