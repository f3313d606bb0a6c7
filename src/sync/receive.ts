import { type Invalidation, type InvalidationLog, LogUnavailable } from '#cache/log/invalidation-log.ts';
import type { CacheTag } from '#cache/tags.ts';
import type { EventReadResult, Events } from '#commerce/events.ts';
import { limits } from '#http/limits.ts';
import type { ApiRoute, HttpProblem, HttpResponse, RequestContext } from '#http/request/request-context.ts';
import { jsonProblem } from '#http/response/problems.ts';
import type { DeliveryVerdict, Journal, JournalEntry } from './journal.ts';
import { planInvalidation } from './plan-invalidation.ts';
import { verifySignature } from './signatures.ts';

export interface WebhookReceiverOptions {
  readonly secrets: readonly string[];
  readonly events: Events;
  readonly log: InvalidationLog;
  readonly journal: Pick<Journal, 'record'>;
  /** Keys of the held pages that carry one of the tags. */
  readonly pagesWith: (tags: readonly CacheTag[]) => readonly string[];
  /** Is told what went wrong behind an answer. */
  readonly report: (error: unknown, delivery: string) => void;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * Takes deliveries of events: verified, read as a hint of what changed, appended to the log, and only then answered
 * 200. From that answer on nobody is shown a page that is older.
 */
export function webhookRoute(options: WebhookReceiverOptions): ApiRoute {
  return {
    methods: ['POST'],
    bodyLimit: limits.webhookBytes,
    handle: async (visit) => receive(options, visit),
  };
}

const maxDepth = 64;

async function receive(options: WebhookReceiverOptions, visit: RequestContext): Promise<HttpResponse> {
  const verified = verifyDelivery(options, visit);
  if (!verified.ok) return refuseDelivery(options, { ...emptyEntry, verdict: verified.reason });
  const { id } = verified.signed;
  const events = await readEvents(options, visit, id);
  if (events === null) return refuseDelivery(options, { ...emptyEntry, id, verdict: 'unavailable' });
  if (!events.ok) return refuseDelivery(options, { ...emptyEntry, id, verdict: events.reason });
  const { topic, changes } = events;
  const invalidation = planInvalidation(changes);
  const pages = options.pagesWith(invalidation.tags);
  const entry = { id, topic, changes, tags: invalidation.tags, pages, pageCount: pages.length };
  if (!(await appendToLog(options, invalidation, id)))
    return refuseDelivery(options, { ...entry, verdict: 'unavailable' });
  recordDelivery(options, { ...entry, verdict: 'accepted' });
  return acceptedResponse(topic, invalidation.tags);
}

const emptyEntry = { id: '', topic: '', changes: [], tags: [], pages: [], pageCount: 0 } as const;

/** A compressed or absurdly deep body is nothing that a platform sends: it is not looked into. */
function verifyDelivery({ secrets, now = Date.now }: WebhookReceiverOptions, { headers, body }: RequestContext) {
  const bytes = body ?? new Uint8Array();
  const signature = verifySignature({ headers, bytes }, { secrets, now: now() });
  if (!signature.ok) return signature;
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return coding !== 'identity' || jsonDepth(bytes) > maxDepth
    ? ({ ok: false, reason: 'malformed' } as const)
    : signature;
}

/** null: the adapter had to ask its platform and got no answer. */
async function readEvents(
  options: WebhookReceiverOptions,
  visit: RequestContext,
  id: string,
): Promise<EventReadResult | null> {
  try {
    return await options.events.read(visit.headers, visit.body ?? new Uint8Array());
  } catch (error) {
    options.report(error, id);
    return null;
  }
}

async function appendToLog(
  { log, report }: WebhookReceiverOptions,
  invalidation: Invalidation,
  id: string,
): Promise<boolean> {
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
function recordDelivery({ journal, report }: WebhookReceiverOptions, entry: JournalEntry): void {
  journal.record(entry).catch((error: unknown) => report(error, entry.id));
}

function refuseDelivery(
  options: WebhookReceiverOptions,
  entry: JournalEntry & { readonly verdict: Exclude<DeliveryVerdict, 'accepted'> },
): HttpResponse {
  recordDelivery(options, entry);
  return jsonProblem(refusals[entry.verdict]);
}

const refusals: Readonly<Record<Exclude<DeliveryVerdict, 'accepted'>, HttpProblem>> = {
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

function acceptedResponse(topic: string, invalidated: readonly CacheTag[]): HttpResponse {
  return {
    status: 200,
    headers: [
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Cache-Control', 'no-store'],
    ],
    body: Buffer.from(JSON.stringify({ topic, invalidated })),
  };
}

/** How deep objects and lists of JSON text lie in each other; looks at each byte once and keeps nothing. */
export function jsonDepth(bytes: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (quoted) {
      if (byte === backslash) index += 1;
      else if (byte === quote) quoted = false;
    } else if (byte === quote) quoted = true;
    else if (byte === openList || byte === openObject) deepest = Math.max(deepest, (depth += 1));
    else if (byte === closeList || byte === closeObject) depth -= 1;
  }
  return deepest;
}

const quote = 0x22;
const backslash = 0x5c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
