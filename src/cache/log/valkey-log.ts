import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ClockReading, readClock, type Runtime } from '../runtime.ts';
import {
  decodeInvalidation,
  encodeInvalidation,
  type Invalidation,
  type InvalidationLog,
  type LogFollower,
  LogUnavailableError,
} from './invalidation-log.ts';
import { coalesce } from './batcher.ts';
import type { ValkeyConnection } from './valkey-connection.ts';
import {
  continues,
  type StreamEntry,
  isBehind,
  positionOf,
  readEntries,
  type StreamPosition,
} from './valkey-entries.ts';

export interface ValkeyLogOptions {
  /** One connection for commands, one for the read that waits for new entries. */
  readonly connections: { readonly commands: ValkeyConnection; readonly wake: ValkeyConnection };
  readonly prefix?: string;
  readonly runtime: Pick<Runtime, 'clock' | 'sleep'>;
}

/**
 * The log of any number of machines: a stream in Valkey or Redis. A blocking read only reports that there are new
 * entries; the stream is authoritative.
 *
 * A node may answer from memory for `leaseMs` after it began to read the stream to its end. `append` waits until every
 * node has read its entry, or for as long as a node that has not could still have a lease. After it has resolved no node
 * serves an older page, and no clocks are compared between machines.
 */
export function createValkeyLog({ connections, prefix = 'storefront', runtime }: ValkeyLogOptions): InvalidationLog {
  const log: ValkeyLogState = {
    node: randomUUID(),
    stream: `${prefix}:invalidations`,
    nodes: `${prefix}:nodes`,
    server: `${prefix}:server`,
    ...runtime,
    commands: connections.commands,
    wakeConnection: connections.wake,
    followers: new Set(),
    closing: new AbortController(),
    position: null,
    readCount: 0,
    lease: null,
    readToEnd: coalesce(async () => readStreamToEnd(log)),
    readNodes: coalesce(async () => readNodes(log)),
    failedAt: -Infinity,
  };
  void pollStream(log);
  void waitForEntries(log);
  return {
    append: (invalidation) => append(log, invalidation),
    follow: (follower) => void log.followers.add(follower),
    isCurrent: () => hasLease(log),
    check: async () => hasLease(log) || check(log),
    close: async () => close(log),
  };
}

interface ValkeyLogState extends Pick<Runtime, 'clock' | 'sleep'> {
  readonly node: string;
  readonly stream: string;
  /** Hash of the nodes: the last entry that each has read, and how often it has read. */
  readonly nodes: string;
  /** Hash of the server's current run and its start: every start and every failover is another run. */
  readonly server: string;
  readonly commands: ValkeyConnection;
  readonly wakeConnection: ValkeyConnection;
  readonly followers: Set<LogFollower>;
  readonly closing: AbortController;
  /** The last entry that was passed to the followers; null before the first contact. */
  position: StreamPosition | null;
  readCount: number;
  /** Start of the last read to the end, by both clocks: the steady one may stop while a machine sleeps; null: none. */
  lease: ClockReading | null;
  readonly readToEnd: () => Promise<boolean>;
  readonly readNodes: () => Promise<RegisteredNodes>;
  failedAt: number;
}

const leaseMs = 2000;
const pollMs = 500;
const commandMs = 1000;
const checkMs = 150;
const maxEntries = 10_000;
const batchSize = 1000;

function hasLease({ clock, lease }: ValkeyLogState): boolean {
  if (lease === null) return false;
  return clock.steady() - lease.steady < leaseMs && Math.abs(clock.wall() - lease.wall) < leaseMs;
}

/** Reads the log to its end. For `checkMs` after a failure no request waits for another attempt. */
async function check(log: ValkeyLogState): Promise<boolean> {
  if (log.clock.steady() - log.failedAt < checkMs) return false;
  const isInTime = await Promise.race([log.readToEnd(), log.sleep(checkMs).then(() => false)]);
  if (!isInTime) log.failedAt = log.clock.steady();
  return isInTime && hasLease(log);
}

async function append(log: ValkeyLogState, invalidation: Invalidation): Promise<void> {
  try {
    const id = await add(log, encodeInvalidation(invalidation));
    await Promise.all([log.readToEnd(), waitUntilRead(log, id)]);
  } catch (cause) {
    throw new LogUnavailableError('The invalidation log cannot be written', { cause });
  }
}

async function add({ commands, stream }: ValkeyLogState, body: string): Promise<string> {
  const bounded = ['MAXLEN', '~', String(maxEntries)];
  const parts = ['XADD', stream, ...bounded, '*', 'mark', randomUUID(), 'body', body];
  return String(await commands.command(parts, commandMs));
}

/** Waits until every node has read an entry, or can no longer have a lease without having read it. */
async function waitUntilRead(log: ValkeyLogState, id: string): Promise<void> {
  const startedAt = log.clock.steady();
  const { ageMs, nodes: before } = await log.readNodes();
  // A server that has just taken over may not know every node that has a lease of the one before.
  if (ageMs < leaseMs) await log.sleep(leaseMs - ageMs);
  let behind = before.filter(([, value]) => isBehind(value, id));
  for (let wait = 1; behind.length > 0 && log.clock.steady() - startedAt < leaseMs; wait = Math.min(wait * 2, 20)) {
    await log.sleep(wait);
    behind = (await log.readNodes()).nodes.filter(([, value]) => isBehind(value, id));
  }
  const unresponsive = behind.filter(([node, value]) => before.some(([each, then]) => each === node && then === value));
  await Promise.all(unresponsive.map(async ([node, value]) => forgetNode(log, node, value)));
}

interface RegisteredNodes {
  /** Milliseconds for which this run of the server has served the shop, by its own clock. */
  readonly ageMs: number;
  /** Nodes with the last entry they have read and how often they have read. */
  readonly nodes: readonly (readonly [node: string, value: string])[];
}

const readNodesScript = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
if redis.call('HGET', KEYS[2], 'run') ~= run then redis.call('HSET', KEYS[2], 'run', run, 'since', now) end
return {now - redis.call('HGET', KEYS[2], 'since'), redis.call('HGETALL', KEYS[1])}`;

const registeredNodesSchema = z
  .tuple([z.number(), z.array(z.string())])
  .transform(([ageMs, flat]) => ({ ageMs, nodes: pairNodes(flat) }));

async function readNodes({ commands, nodes, server }: ValkeyLogState): Promise<RegisteredNodes> {
  return registeredNodesSchema.parse(await commands.command(['EVAL', readNodesScript, '2', nodes, server], commandMs));
}

function pairNodes(flat: readonly string[]): RegisteredNodes['nodes'] {
  return flat.flatMap((node, at) => (at % 2 === 0 ? [[node, flat[at + 1] ?? ''] as const] : []));
}

const forgetNodeScript =
  "if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end";

/** Unless it has read again meanwhile. */
async function forgetNode({ commands, nodes }: ValkeyLogState, node: string, value: string): Promise<void> {
  await commands.command(['EVAL', forgetNodeScript, '1', nodes, node, value], commandMs);
}

/** Reads the rest of the stream. false: it could not be read. */
async function readStreamToEnd(log: ValkeyLogState): Promise<boolean> {
  try {
    for (;;) {
      const startedAt = readClock(log.clock);
      const position = log.position ?? (await startAtEnd(log));
      const entries = await registerAndRead(log, position);
      if (!continues(position, entries)) {
        resetFollowers(log);
        continue;
      }
      const newEntries = entries.slice(1);
      for (const entry of newEntries) apply(log, entry);
      if (newEntries.length > 0) continue;
      log.lease = startedAt;
      return true;
    }
  } catch {
    return false;
  }
}

/** Registers what was read before and reads the following entries, atomically. */
const registerAndReadScript = `redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return redis.call('XRANGE', KEYS[1], ARGV[3], '+', 'COUNT', ARGV[4])`;

async function registerAndRead(log: ValkeyLogState, { id }: StreamPosition): Promise<readonly StreamEntry[]> {
  log.readCount += 1;
  const values = [log.node, `${id} ${log.readCount}`, id, String(batchSize)];
  return readEntries(
    await log.commands.command(['EVAL', registerAndReadScript, '2', log.stream, log.nodes, ...values], commandMs),
  );
}

/** Starts at the end and applies the recent entries again. Everything stored before is invalidated: it did not follow the log. */
async function startAtEnd(log: ValkeyLogState): Promise<StreamPosition> {
  const parts = ['XREVRANGE', log.stream, '+', '-', 'COUNT', '100'];
  const recent = readEntries(await log.commands.command(parts, commandMs)).toReversed();
  const [last] = recent.slice(-1);
  if (!last) {
    await add(log, encodeInvalidation({ tags: [], versions: {}, settleMs: 0 }));
    return startAtEnd(log);
  }
  await log.readNodes();
  for (const follower of log.followers) follower.reset();
  for (const entry of recent) apply(log, entry);
  return positionOf(last);
}

function apply(log: ValkeyLogState, entry: StreamEntry): void {
  const invalidation = decodeInvalidation(entry.body);
  for (const follower of log.followers) follower.apply(invalidation);
  log.position = positionOf(entry);
}

/** Called when entries are missing: trimmed while this node was disconnected, or lost with a server. */
function resetFollowers(log: ValkeyLogState): void {
  log.position = null;
  for (const follower of log.followers) follower.reset();
}

async function pollStream(log: ValkeyLogState): Promise<void> {
  while (!log.closing.signal.aborted) {
    await log.readToEnd();
    await log.sleep(pollMs, log.closing.signal);
  }
}

/** Waits for the next entry and reads the stream when there is one; after a failure it pauses. */
async function waitForEntries(log: ValkeyLogState): Promise<void> {
  while (!log.closing.signal.aborted) {
    const from = log.position?.id ?? '$';
    const parts = ['XREAD', 'COUNT', '1', 'BLOCK', String(pollMs), 'STREAMS', log.stream, from];
    if (!(await readWhenWoken(log, parts))) await log.sleep(pollMs / 5, log.closing.signal);
  }
}

/** false: the server did not answer, or can be read but not written, as a replica after a failover. */
async function readWhenWoken(log: ValkeyLogState, read: readonly string[]): Promise<boolean> {
  try {
    const answer = await log.wakeConnection.command(read, pollMs + commandMs);
    return answer === null || (await log.readToEnd());
  } catch {
    return false;
  }
}

async function close(log: ValkeyLogState): Promise<void> {
  log.closing.abort();
  await log.commands.command(['HDEL', log.nodes, log.node], checkMs).catch(() => undefined);
  log.lease = null;
  log.commands.close();
  log.wakeConnection.close();
}
