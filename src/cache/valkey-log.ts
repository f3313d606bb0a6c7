import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Clock, systemClock } from './clock.ts';
import { type Invalidation, type InvalidationLog, type LogFollower, LogUnavailable } from './log.ts';
import { coalesce } from './coalesce.ts';
import { openConnection, type Connection } from './valkey-connection.ts';
import { continues, type Entry, isBehind, positionOf, readEntries, type Position } from './valkey-entries.ts';
import { readInvalidation, writeInvalidation } from './written-invalidation.ts';

/**
 * The log of any number of machines: a stream in Valkey or Redis, which is the truth; a blocking read only wakes.
 *
 * A node may answer from memory for `leaseMs` after it began to read the stream to its end. Whoever appends waits
 * until every node has read that far, or for as long as a node that has not could still have a lease. So that none is
 * shown an older page after `append` has resolved, with no clock compared between machines.
 */
export function openValkeyLog({ url, prefix = 'storefront', clock = systemClock }: ValkeyLogOptions): InvalidationLog {
  const log: Log = {
    node: randomUUID(),
    stream: `${prefix}:invalidations`,
    nodes: `${prefix}:nodes`,
    server: `${prefix}:server`,
    clock,
    commands: openConnection(url),
    wake: openConnection(url),
    followers: new Set(),
    closing: new AbortController(),
    position: null,
    count: 0,
    lease: { steady: -Infinity, wall: -Infinity },
    readToEnd: coalesce(async () => readNow(log)),
    readNodes: coalesce(async () => readNodes(log)),
    failedAt: -Infinity,
  };
  void keepReading(log);
  void keepWaking(log);
  return {
    append: (invalidation) => append(log, invalidation),
    follow: (follower) => void log.followers.add(follower),
    current: () => hasLease(log),
    check: async () => hasLease(log) || check(log),
    close: async () => close(log),
  };
}

export interface ValkeyLogOptions {
  readonly url: string;
  readonly prefix?: string;
  readonly clock?: Clock;
}

interface Log {
  readonly node: string;
  readonly stream: string;
  /** Hash of the nodes: what each has read to, and how often it has looked. */
  readonly nodes: string;
  /** Hash of the run of the server that serves, and since when: every start and every failover is another run. */
  readonly server: string;
  readonly clock: Clock;
  readonly commands: Connection;
  readonly wake: Connection;
  readonly followers: Set<LogFollower>;
  readonly closing: AbortController;
  /** The last entry that was handed to the followers; null before the first contact. */
  position: Position | null;
  count: number;
  /** When the read began that last came to the end, on both clocks: a machine that slept has only the one. */
  lease: { steady: number; wall: number };
  readonly readToEnd: () => Promise<boolean>;
  readonly readNodes: () => Promise<Registered>;
  failedAt: number;
}

const leaseMs = 2000;
const lookMs = 500;
const commandMs = 1000;
const checkMs = 150;
const mostEntries = 10_000;
const batch = 1000;

function hasLease({ clock, lease }: Log): boolean {
  return clock.steady() - lease.steady < leaseMs && Math.abs(clock.wall() - lease.wall) < leaseMs;
}

/** After a failure the next visitors are not made to wait for another one. */
async function check(log: Log): Promise<boolean> {
  if (log.clock.steady() - log.failedAt < checkMs) return false;
  const timely = await Promise.race([log.readToEnd(), pause(checkMs, false, { ref: false })]);
  if (!timely) log.failedAt = log.clock.steady();
  return timely && hasLease(log);
}

async function append(log: Log, invalidation: Invalidation): Promise<void> {
  try {
    const id = await add(log, writeInvalidation(invalidation));
    await Promise.all([log.readToEnd(), untilRead(log, id)]);
  } catch (cause) {
    throw new LogUnavailable('The invalidation log cannot be written', { cause });
  }
}

async function add({ commands, stream }: Log, body: string): Promise<string> {
  const bounded = ['MAXLEN', '~', String(mostEntries)];
  const parts = ['XADD', stream, ...bounded, '*', 'mark', randomUUID(), 'body', body];
  return String(await commands.command(parts, commandMs));
}

/** Waits until every node has read to an entry, or can have no lease any more without having read it. */
async function untilRead(log: Log, id: string): Promise<void> {
  const began = log.clock.steady();
  const { ageMs, nodes: before } = await log.readNodes();
  // A server that has just taken over may not know every node that has a lease of the one before.
  if (ageMs < leaseMs) await pause(leaseMs - ageMs);
  let behind = before.filter(([, value]) => isBehind(value, id));
  for (let wait = 1; behind.length > 0 && log.clock.steady() - began < leaseMs; wait = Math.min(wait * 2, 20)) {
    await pause(wait);
    behind = (await log.readNodes()).nodes.filter(([, value]) => isBehind(value, id));
  }
  const gone = behind.filter(([node, value]) => before.some(([each, then]) => each === node && then === value));
  await Promise.all(gone.map(async ([node, value]) => forget(log, node, value)));
}

interface Registered {
  /** For how long this run of the server has been known to serve the shop, on its own clock. */
  readonly ageMs: number;
  /** Nodes with what they have read to and how often they looked. */
  readonly nodes: readonly (readonly [node: string, value: string])[];
}

const registeredScript = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
if redis.call('HGET', KEYS[2], 'run') ~= run then redis.call('HSET', KEYS[2], 'run', run, 'since', now) end
return {now - redis.call('HGET', KEYS[2], 'since'), redis.call('HGETALL', KEYS[1])}`;

const registered = z
  .tuple([z.number(), z.array(z.string())])
  .transform(([ageMs, flat]) => ({ ageMs, nodes: chunk(flat) }));

async function readNodes({ commands, nodes, server }: Log): Promise<Registered> {
  return registered.parse(await commands.command(['EVAL', registeredScript, '2', nodes, server], commandMs));
}

function chunk(flat: readonly string[]): Registered['nodes'] {
  return flat.flatMap((node, at) => (at % 2 === 0 ? [[node, flat[at + 1] ?? ''] as const] : []));
}

const forgetScript = "if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end";

/** Unless it has looked again meanwhile. */
async function forget({ commands, nodes }: Log, node: string, value: string): Promise<void> {
  await commands.command(['EVAL', forgetScript, '1', nodes, node, value], commandMs);
}

/** Reads on to the end of the stream. false: it could not be read. */
async function readNow(log: Log): Promise<boolean> {
  try {
    for (;;) {
      const began = { steady: log.clock.steady(), wall: log.clock.wall() };
      const position = log.position ?? (await firstContact(log));
      const entries = await look(log, position);
      if (!continues(position, entries)) {
        startOver(log);
        continue;
      }
      const news = entries.slice(1);
      for (const entry of news) apply(log, entry);
      if (news.length > 0) continue;
      log.lease = began;
      return true;
    }
  } catch {
    return false;
  }
}

/** Registers what was read before and reads on from there, in one step. */
const lookScript = `redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return redis.call('XRANGE', KEYS[1], ARGV[3], '+', 'COUNT', ARGV[4])`;

async function look(log: Log, { id }: Position): Promise<readonly Entry[]> {
  log.count += 1;
  const values = [log.node, `${id} ${log.count}`, id, String(batch)];
  return readEntries(
    await log.commands.command(['EVAL', lookScript, '2', log.stream, log.nodes, ...values], commandMs),
  );
}

/** Begins at the end, with what was promised lately told again. What is held was made without the log. */
async function firstContact(log: Log): Promise<Position> {
  const parts = ['XREVRANGE', log.stream, '+', '-', 'COUNT', '100'];
  const recent = readEntries(await log.commands.command(parts, commandMs)).toReversed();
  const [last] = recent.slice(-1);
  if (!last) {
    await add(log, writeInvalidation({ tags: [], versions: {}, settleMs: 0 }));
    return firstContact(log);
  }
  await log.readNodes();
  for (const follower of log.followers) follower.lost();
  for (const entry of recent) apply(log, entry);
  return positionOf(last);
}

function apply(log: Log, entry: Entry): void {
  const invalidation = readInvalidation(entry.body);
  for (const follower of log.followers) follower.apply(invalidation);
  log.position = positionOf(entry);
}

/** Entries are missing: trimmed while this node was cut off, or lost with a server. */
function startOver(log: Log): void {
  log.position = null;
  for (const follower of log.followers) follower.lost();
}

async function keepReading(log: Log): Promise<void> {
  while (!log.closing.signal.aborted) {
    await log.readToEnd();
    await pause(lookMs, undefined, { signal: log.closing.signal, ref: false }).catch(() => undefined);
  }
}

/** Waits for the next entry and has it read at once. */
async function keepWaking(log: Log): Promise<void> {
  while (!log.closing.signal.aborted) {
    const from = log.position?.id ?? '$';
    const parts = ['XREAD', 'COUNT', '1', 'BLOCK', String(lookMs), 'STREAMS', log.stream, from];
    try {
      if ((await log.wake.command(parts, lookMs + commandMs)) !== null) await log.readToEnd();
    } catch {
      await pause(lookMs / 5, undefined, { signal: log.closing.signal, ref: false }).catch(() => undefined);
    }
  }
}

async function close(log: Log): Promise<void> {
  log.closing.abort();
  await log.commands.command(['HDEL', log.nodes, log.node], checkMs).catch(() => undefined);
  log.lease = { steady: -Infinity, wall: -Infinity };
  log.commands.close();
  log.wake.close();
}
