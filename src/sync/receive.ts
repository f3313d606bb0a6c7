import { type Invalidation, type InvalidationLog, LogUnavailableError } from '#cache/log/invalidation-log.ts';
import type { CacheTag } from '#cache/tags.ts';
import type { Delivery } from '#commerce/delivery-signature.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { EventReadResult, Events } from '#commerce/events.ts';
import { limits } from '#http/limits.ts';
import type { ApiHandler, ApiRoute, HttpProblem, HttpResponse } from '#http/request/request-context.ts';
import { jsonProblem } from '#http/response/problems.ts';
import type { DeliveryVerdict, Journal, JournalEntry } from './journal.ts';
import { planInvalidation } from './plan-invalidation.ts';

export interface WebhookReceiverOptions {
  readonly events: Events;
  readonly log: Pick<InvalidationLog, 'append'>;
  /** Where pages read a copy of the platform's catalog: it takes the changes instead of the log. */
  readonly copy?: ChangeReceiver;
  readonly journal: Pick<Journal, 'record' | 'findAccepted'>;
  /** Keys of the cached pages that depend on one of the tags. */
  readonly pagesWith: (tags: readonly CacheTag[]) => readonly string[];
  /** Called with errors that the response does not contain, and the id of the delivery, empty if it is not known. */
  readonly report: (error: unknown, delivery: string) => void;
}

/** Takes announced changes into a copy. */
export interface ChangeReceiver {
  /** The pages that changes concern, in the tags of the copy. */
  readonly plan: (changes: readonly ChangeReference[]) => Invalidation;
  /**
   * Resolves when pages show the changes, or when they are stored durably and pages that may be older are marked.
   * Rejects with PlatformUnavailableError if they cannot be stored.
   */
  readonly accept: (changes: readonly ChangeReference[]) => Promise<unknown>;
  /** Stops reading from a platform that has withdrawn its permission. Throws PlatformUnavailableError. */
  readonly disconnect: () => void;
}

/**
 * The route for deliveries of events: lets the connector verify one and read which things changed, appends their tags to
 * the invalidation log and then responds with 200. After that response no process serves a page that is older than the change. A
 * delivery that was accepted before is answered with 200 and invalidates nothing.
 */
export function webhookRoute(options: WebhookReceiverOptions): ApiRoute & { readonly handle: ApiHandler } {
  return {
    methods: ['POST'],
    bodyLimit: limits.webhookBytes,
    handle: async ({ headers, body }) => receive(options, { headers, bytes: body ?? new Uint8Array() }),
  };
}

async function receive(options: WebhookReceiverOptions, delivery: Delivery): Promise<HttpResponse> {
  if (!isParsable(delivery)) return refuse(options, { ...emptyEntry, verdict: 'malformed' });
  const events = await readEvents(options, delivery);
  if (events === null) return refuse(options, { ...emptyEntry, verdict: 'unavailable' });
  if (!events.ok) return refuse(options, { ...emptyEntry, verdict: events.reason });
  const { id, topic, changes, isDisconnected = false, remark } = events;
  if (remark !== undefined) options.report(new Error(remark), id);
  const earlier = findEarlier(options, id);
  if (earlier) return acceptDuplicate(options, earlier);
  const invalidation = (options.copy?.plan ?? planInvalidation)(changes);
  const pages = options.pagesWith(invalidation.tags);
  const entry = { id, topic, changes, tags: invalidation.tags, pages, pageCount: pages.length };
  if (!(await publish(options, { changes, invalidation, id, isDisconnected })))
    return refuse(options, { ...entry, verdict: 'unavailable' });
  recordDelivery(options, { ...entry, verdict: 'accepted' });
  return acceptedResponse(topic, invalidation.tags);
}

const emptyEntry = { id: '', topic: '', changes: [], tags: [], pages: [], pageCount: 0 } as const;

const maxDepth = 64;

/** No platform sends compressed or deeply nested bodies, so connectors can safely parse those that pass. */
function isParsable({ headers, bytes }: Delivery): boolean {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return coding === 'identity' && jsonDepth(bytes) <= maxDepth;
}

/** The same delivery as it was accepted before; a journal that cannot be read recognizes none. */
function findEarlier({ journal, report }: WebhookReceiverOptions, id: string): JournalEntry | null {
  try {
    return journal.findAccepted(id);
  } catch (error) {
    report(error, id);
    return null;
  }
}

function acceptDuplicate(options: WebhookReceiverOptions, { id, topic }: JournalEntry): HttpResponse {
  recordDelivery(options, { ...emptyEntry, id, topic, verdict: 'duplicate' });
  return acceptedResponse(topic, []);
}

/** null: the connector had to call its platform and got no response. */
async function readEvents(
  { events, report }: WebhookReceiverOptions,
  { headers, bytes }: Delivery,
): Promise<EventReadResult | null> {
  try {
    return await events.read(headers, bytes);
  } catch (error) {
    report(error, '');
    return null;
  }
}

interface DeliveredChanges {
  readonly changes: readonly ChangeReference[];
  readonly invalidation: Invalidation;
  readonly id: string;
  readonly isDisconnected: boolean;
}

async function publish(
  { log, copy, report }: WebhookReceiverOptions,
  { changes, invalidation, id, isDisconnected }: DeliveredChanges,
): Promise<boolean> {
  try {
    if (copy && isDisconnected) copy.disconnect();
    else if (copy) await copy.accept(changes);
    else if (invalidation.tags.length > 0) await log.append(invalidation);
    return true;
  } catch (error) {
    if (!(error instanceof LogUnavailableError || error instanceof PlatformUnavailableError)) throw error;
    report(error, id);
    return false;
  }
}

/** The response does not wait for the journal: a missing entry is a missing explanation, not a missing invalidation. */
function recordDelivery({ journal, report }: WebhookReceiverOptions, entry: JournalEntry): void {
  journal.record(entry).catch((error: unknown) => report(error, entry.id));
}

type DeliveryRefusal = Exclude<DeliveryVerdict, 'accepted' | 'duplicate'>;

function refuse(
  options: WebhookReceiverOptions,
  entry: JournalEntry & { readonly verdict: DeliveryRefusal },
): HttpResponse {
  recordDelivery(options, entry);
  return jsonProblem(refusals[entry.verdict]);
}

const refusals: Readonly<Record<DeliveryRefusal, HttpProblem>> = {
  malformed: { status: 400, code: 'malformed', message: 'The delivery could not be parsed.' },
  missing_header: { status: 400, code: 'missing_header', message: 'A required header is missing.' },
  invalid_signature: {
    status: 401,
    code: 'invalid_signature',
    message: 'The signature does not match the delivery, or its timestamp is not of the last five minutes.',
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: 'The delivery cannot be processed right now. Please send it again.',
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

/** The nesting depth of JSON text, in one pass and without parsing it. */
function jsonDepth(bytes: Uint8Array): number {
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
