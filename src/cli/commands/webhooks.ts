import { randomUUID } from 'node:crypto';
import { openDeliveryJournal, openInvalidationLog, webhookSecrets } from '#app/freshness.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { routes } from '#routes.ts';
import type { Database } from '#storage/database.ts';
import { id } from '#storage/row.ts';
import { dryRunReplay, type Journal, replayDelivery, type StoredJournalEntry } from '#sync/journal.ts';
import { signRequest } from '#sync/outbox-sender.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, splitFlags, UsageError } from '../command.ts';
import { requireShop } from '../embedded-shop.ts';

const maxListed = 50;

export const webhooks: CliCommand = {
  name: 'webhooks',
  usage: 'list | show <number> | replay <number> [--dry-run] | send <product handle>',
  summary: 'Look into the deliveries of events, repeat one, or send one',
  details: [
    '',
    `list shows the last ${maxListed} deliveries, newest first; the journal holds 1,000, with what each made void.`,
    'replay makes void again what a delivery did, in every process at once; with --dry-run it only says what.',
    'send tells the running shop, at HOST and PORT, that a product changed, signed as its platform would.',
  ],
  run: async (args, context) => {
    const { words, flags } = splitFlags(args, ['--dry-run']);
    const [action, subject, ...others] = words;
    if (others.length > 0) throw new UsageError('That is one word too many.');
    if (action === 'list' && subject === undefined) return withJournal(context, list);
    if (subject === undefined) throw new UsageError('Say list, show, replay or send.');
    if (action === 'send') return sendProductChanged(subject, context);
    if (action !== 'show' && action !== 'replay')
      throw new UsageError(`Say list, show, replay or send, not ${action}.`);
    const number = readNumber(subject);
    if (action === 'show')
      return withJournal(context, (journal, commandContext) => show(journal, number, commandContext));
    const replayAction = flags.has('--dry-run') ? showDryRun : runReplay;
    return withJournal(context, (journal, commandContext) => replayAction(journal, number, commandContext));
  },
};

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${text} is no number of a delivery.`);
  return Number(text);
}

type JournalAction = (journal: Journal, surroundings: CommandContext) => Promise<CommandOutcome>;

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
  for (const entry of entries) terminal.say(formatEntry(entry));
  if (entries.length === 0) terminal.tell('No delivery has come yet.');
  return 'done';
}

function formatEntry({ number, at, verdict, topic, tags, pageCount }: StoredJournalEntry): string {
  const moment = new Date(at).toISOString();
  return `${String(number).padStart(6)}  ${moment}  ${verdict.padEnd(17)}  ${topic.padEnd(20)}  ${tags.length} tags, ${pageCount} pages`;
}

async function show(journal: Journal, number: number, { terminal }: CommandContext): Promise<CommandOutcome> {
  const entry = journal.show(number);
  if (!entry) return reportMissing(number, terminal);
  terminal.say(JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() }, null, 2));
  return 'done';
}

async function showDryRun(journal: Journal, number: number, { terminal }: CommandContext): Promise<CommandOutcome> {
  const tags = dryRunReplay(journal, number);
  if (!tags) return reportMissing(number, terminal);
  terminal.say(`It would make void the pages with: ${tags.join(', ') || 'nothing'}`);
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
    terminal.say(`Made void: ${tags.join(', ') || 'nothing'}`);
    return 'done';
  } finally {
    await log.close();
  }
}

function reportMissing(number: number, { tell }: CommandContext['terminal']): CommandOutcome {
  tell(`The journal holds no delivery ${number}.`);
  return 'failed';
}

/** Tells the running shop that a product changed, and what it answered. */
export async function sendProductChanged(
  handle: string,
  { terminal, config, openShop }: CommandContext,
): Promise<CommandOutcome> {
  const shop = openShop();
  const change = productChangeFor(shop.store, handle);
  const [secret] = webhookSecrets(config, shop);
  if (!change || secret === undefined) {
    terminal.tell(change ? 'WEBHOOK_SECRETS is not set.' : `No product has the handle ${handle}.`);
    return 'failed';
  }
  const body = JSON.stringify({ type: 'product.changed', data: { changes: [change] } });
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  const url = `http://${host}:${config.PORT}${routes.webhooks()}`;
  try {
    const response = await fetch(url, signRequest({ id: `msg_${randomUUID()}`, body }, secret));
    terminal.say(`${response.status} ${await response.text()}`);
    return response.ok ? 'done' : 'failed';
  } catch {
    terminal.tell(`Nobody answers at ${url}.`);
    return 'failed';
  }
}

/** null when there is no such product. */
function productChangeFor(store: Database, handle: string): ChangeReference | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  if (!row) return null;
  const product = id(row);
  const lists = store.all('SELECT collection_id AS id FROM collection_product WHERE product_id = ?', product);
  return {
    kind: 'product',
    ids: [product],
    handles: [handle],
    deleted: false,
    version: null,
    settleMs: 0,
    lists: lists.map((each) => id(each)),
    counts: false,
  };
}
