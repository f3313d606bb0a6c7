import { type Invalidation, type InvalidationLog, LogUnavailable } from '#cache/log.ts';
import type { Tag } from '#cache/tags.ts';
import type { Answer, ApiRoute, Problem, Visit } from '#http/exchange.ts';
import { limits } from '#http/limits.ts';
import { problemAnswer } from '#http/problem.ts';
import type { Events, EventVerdict } from '#platform/port.ts';
import type { Entry, Journal, Verdict } from './journal.ts';
import { jsonDepth } from './json-depth.ts';
import { planInvalidation } from './plan.ts';
import { verifySignature } from './signatures.ts';

export interface ReceiverOptions {
  readonly secrets: readonly string[];
  readonly events: Events;
  readonly log: InvalidationLog;
  readonly journal: Pick<Journal, 'record'>;
  /** Keys of the held pages that carry one of the tags. */
  readonly pagesWith: (tags: readonly Tag[]) => readonly string[];
  /** Is told what went wrong behind an answer. */
  readonly report: (error: unknown, delivery: string) => void;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * Takes deliveries of events: verified, read as a hint of what changed, appended to the log, and only then answered
 * 200. From that answer on nobody is shown a page that is older.
 */
export function webhookRoute(options: ReceiverOptions): ApiRoute {
  return {
    methods: ['POST'],
    bodyLimit: limits.webhookBytes,
    handle: async (visit) => receive(options, visit),
  };
}

const deepest = 64;

async function receive(options: ReceiverOptions, visit: Visit): Promise<Answer> {
  const verified = verify(options, visit);
  if (!verified.ok) return refuse(options, { ...nothing, verdict: verified.reason });
  const { id } = verified.signed;
  const verdict = await readEvents(options, visit, id);
  if (verdict === null) return refuse(options, { ...nothing, id, verdict: 'unavailable' });
  if (!verdict.ok) return refuse(options, { ...nothing, id, verdict: verdict.reason });
  const { topic, changes } = verdict;
  const invalidation = planInvalidation(changes);
  const pages = options.pagesWith(invalidation.tags);
  const entry = { id, topic, changes, tags: invalidation.tags, pages, pageCount: pages.length };
  if (!(await append(options, invalidation, id))) return refuse(options, { ...entry, verdict: 'unavailable' });
  record(options, { ...entry, verdict: 'accepted' });
  return accepted(topic, invalidation.tags);
}

const nothing = { id: '', topic: '', changes: [], tags: [], pages: [], pageCount: 0 } as const;

/** A compressed or absurdly deep body is nothing that a platform sends: it is not looked into. */
function verify({ secrets, now = Date.now }: ReceiverOptions, { headers, body }: Visit) {
  const bytes = body ?? new Uint8Array();
  const verdict = verifySignature({ headers, bytes }, { secrets, now: now() });
  if (!verdict.ok) return verdict;
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return coding !== 'identity' || jsonDepth(bytes) > deepest ? ({ ok: false, reason: 'malformed' } as const) : verdict;
}

/** null: the adapter had to ask its platform and got no answer. */
async function readEvents(options: ReceiverOptions, visit: Visit, id: string): Promise<EventVerdict | null> {
  try {
    return await options.events.read(visit.headers, visit.body ?? new Uint8Array());
  } catch (error) {
    options.report(error, id);
    return null;
  }
}

async function append({ log, report }: ReceiverOptions, invalidation: Invalidation, id: string): Promise<boolean> {
  if (invalidation.tags.length === 0) return true;
  try {
    await log.append(invalidation);
    return true;
  } catch (error) {
    if (!(error instanceof LogUnavailable)) throw error;
    report(error, id);
    return false;
  }
}

/** A journal that cannot be written loses an explanation, no invalidation: the sender is not made to wait for it. */
function record({ journal, report }: ReceiverOptions, entry: Entry): void {
  journal.record(entry).catch((error: unknown) => report(error, entry.id));
}

function refuse(options: ReceiverOptions, entry: Entry & { readonly verdict: Exclude<Verdict, 'accepted'> }): Answer {
  record(options, entry);
  return problemAnswer(refusals[entry.verdict]);
}

const refusals: Readonly<Record<Exclude<Verdict, 'accepted'>, Problem>> = {
  malformed: { status: 400, code: 'malformed', message: 'This is no delivery that could be read.' },
  missing_header: { status: 400, code: 'missing_header', message: 'A header of the delivery is missing.' },
  invalid_signature: { status: 401, code: 'invalid_signature', message: 'The signature does not fit the delivery.' },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: 'The delivery could not be taken now. Please send it again.',
    headers: [['Retry-After', '2']],
  },
};

function accepted(topic: string, invalidated: readonly Tag[]): Answer {
  return {
    status: 200,
    headers: [
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Cache-Control', 'no-store'],
    ],
    body: Buffer.from(JSON.stringify({ topic, invalidated })),
  };
}
