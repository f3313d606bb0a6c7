import { openDeliveries, openInvalidations } from '#freshness.ts';
import type { Journal, NumberedEntry } from '#webhooks/journal.ts';
import { dryRun, replay } from '#webhooks/replay.ts';
import { Misuse, splitFlags, type Command, type Outcome, type Surroundings } from '../command.ts';
import { needShop } from '../open-shop.ts';
import { sendProductChanged } from '../send-delivery.ts';

const mostListed = 50;

export const webhooks: Command = {
  name: 'webhooks',
  usage: 'list | show <number> | replay <number> [--dry-run] | send <product handle>',
  summary: 'Look into the deliveries of events, repeat one, or send one',
  details: [
    '',
    `list shows the last ${mostListed} deliveries, newest first; the journal holds 1,000, with what each made void.`,
    'replay makes void again what a delivery did, in every process at once; with --dry-run it only says what.',
    'send tells the running shop, at HOST and PORT, that a product changed, signed as its platform would.',
  ],
  run: async (args, surroundings) => {
    const { words, flags } = splitFlags(args, ['--dry-run']);
    const [deed, subject, ...others] = words;
    if (others.length > 0) throw new Misuse('That is one word too many.');
    if (deed === 'list' && subject === undefined) return withJournal(surroundings, list);
    if (subject === undefined) throw new Misuse('Say list, show, replay or send.');
    if (deed === 'send') return sendProductChanged(subject, surroundings);
    if (deed !== 'show' && deed !== 'replay') throw new Misuse(`Say list, show, replay or send, not ${deed}.`);
    const number = readNumber(subject);
    if (deed === 'show') return withJournal(surroundings, (journal, given) => show(journal, number, given));
    const again = flags.has('--dry-run') ? pretend : repeat;
    return withJournal(surroundings, (journal, given) => again(journal, number, given));
  },
};

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Misuse(`${text} is no number of a delivery.`);
  return Number(text);
}

type Deed = (journal: Journal, surroundings: Surroundings) => Promise<Outcome>;

async function withJournal(surroundings: Surroundings, deed: Deed): Promise<Outcome> {
  needShop(surroundings.config);
  const journal = openDeliveries(surroundings.config);
  try {
    return await deed(journal, surroundings);
  } finally {
    journal.close();
  }
}

async function list(journal: Journal, { terminal }: Surroundings): Promise<Outcome> {
  const entries = journal.list(mostListed);
  for (const entry of entries) terminal.say(lineOf(entry));
  if (entries.length === 0) terminal.tell('No delivery has come yet.');
  return 'done';
}

function lineOf({ number, at, verdict, topic, tags, pageCount }: NumberedEntry): string {
  const moment = new Date(at).toISOString();
  return `${String(number).padStart(6)}  ${moment}  ${verdict.padEnd(17)}  ${topic.padEnd(20)}  ${tags.length} tags, ${pageCount} pages`;
}

async function show(journal: Journal, number: number, { terminal }: Surroundings): Promise<Outcome> {
  const entry = journal.show(number);
  if (!entry) return absent(number, terminal);
  terminal.say(JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() }, null, 2));
  return 'done';
}

async function pretend(journal: Journal, number: number, { terminal }: Surroundings): Promise<Outcome> {
  const tags = dryRun(journal, number);
  if (!tags) return absent(number, terminal);
  terminal.say(`It would make void the pages with: ${tags.join(', ') || 'nothing'}`);
  return 'done';
}

async function repeat(journal: Journal, number: number, { terminal, config }: Surroundings): Promise<Outcome> {
  const log = await openInvalidations(config);
  try {
    const tags = await replay(journal, number, log);
    if (!tags) return absent(number, terminal);
    terminal.say(`Made void: ${tags.join(', ') || 'nothing'}`);
    return 'done';
  } finally {
    await log.close();
  }
}

function absent(number: number, { tell }: Surroundings['terminal']): Outcome {
  tell(`The journal holds no delivery ${number}.`);
  return 'failed';
}
