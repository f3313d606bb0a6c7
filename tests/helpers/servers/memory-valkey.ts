import type { Runtime } from '#cache/runtime.ts';
import type { ValkeyConnection } from '#cache/log/valkey-connection.ts';

/** The part of a Valkey server that the invalidation log uses, in memory and in the time of a runtime. */
export interface MemoryValkey {
  /** A connection of one node, which can be cut. */
  connect(): MemoryValkeyConnection;
  /** Nodes that have registered, by their last entry. */
  readonly nodes: ReadonlyMap<string, string>;
  /** Registers a node with the entry that it has read and how often it has read: `1767225600000-3 7`. */
  register(node: string, value: string): void;
  /** Ids of the entries. */
  readonly ids: () => readonly string[];
  /** Removes the entries before the last `count`. */
  trim(count: number): void;
  /** Another run of the server begins, with what this one has stored. */
  restart(): void;
  /** Refuses scripts from now on, as a replica does that cannot be written. */
  refuseScripts(): void;
  /** Commands so far. */
  readonly commandCount: () => number;
}

export interface MemoryValkeyConnection extends ValkeyConnection {
  isReachable: boolean;
  isClosed: boolean;
}

interface StoredEntry {
  readonly id: string;
  readonly fields: readonly string[];
}

interface ServerState {
  readonly runtime: Pick<Runtime, 'clock' | 'sleep'>;
  entries: StoredEntry[];
  count: number;
  readonly nodes: Map<string, string>;
  startedAt: number | null;
  refusesScripts: boolean;
  commandCount: number;
  waiting: (() => void)[];
}

export function createMemoryValkey(runtime: Pick<Runtime, 'clock' | 'sleep'>): MemoryValkey {
  const state: ServerState = {
    runtime,
    entries: [],
    count: 0,
    nodes: new Map(),
    startedAt: null,
    refusesScripts: false,
    commandCount: 0,
    waiting: [],
  };
  return {
    nodes: state.nodes,
    register: (node, value) => void state.nodes.set(node, value),
    ids: () => state.entries.map(({ id }) => id),
    trim: (count) => {
      state.entries = state.entries.slice(-count);
    },
    restart: () => {
      state.startedAt = null;
    },
    refuseScripts: () => {
      state.refusesScripts = true;
    },
    commandCount: () => state.commandCount,
    connect: () => {
      const connection: MemoryValkeyConnection = {
        isReachable: true,
        isClosed: false,
        command: async (parts) => {
          if (!connection.isReachable || connection.isClosed) throw new Error('The connection is closed.');
          state.commandCount += 1;
          const answer = await execute(state, parts);
          // An answer that arrives after the cable was cut is lost.
          if (!connection.isReachable) throw new Error('The connection is closed.');
          return answer;
        },
        close: () => {
          connection.isClosed = true;
        },
      };
      return connection;
    },
  };
}

async function execute(state: ServerState, parts: readonly string[]): Promise<unknown> {
  const [command = '', ...rest] = parts;
  switch (command) {
    case 'XADD':
      return addEntry(state, rest);
    case 'XREVRANGE':
      return state.entries.toReversed().slice(0, Number(rest[4])).map(replyOf);
    case 'XREAD':
      return waitForEntry(state, rest);
    case 'HDEL':
      return Number(state.nodes.delete(rest[1] ?? ''));
    case 'EVAL':
      if (state.refusesScripts) throw new Error('READONLY');
      return evaluate(state, rest);
    default:
      throw new Error(`Unknown command: ${parts.join(' ')}`);
  }
}

/** `XADD <stream> MAXLEN ~ <count> * <field> <value> …` */
function addEntry(state: ServerState, parts: readonly string[]): string {
  const [, maxlen, approximately, limit, star, ...fields] = parts;
  if (maxlen !== 'MAXLEN' || approximately !== '~' || !Number(limit) || star !== '*') throw new Error('syntax error');
  state.count += 1;
  const id = `${state.runtime.clock.wall()}-${state.count}`;
  state.entries.push({ id, fields });
  for (const wake of state.waiting.splice(0)) wake();
  return id;
}

/** `XREAD COUNT <count> BLOCK <milliseconds> STREAMS <stream> <id>` */
async function waitForEntry(state: ServerState, parts: readonly string[]): Promise<unknown> {
  const [countName, count, blockName, milliseconds, streams, , from] = parts;
  if (countName !== 'COUNT' || !Number(count) || blockName !== 'BLOCK' || streams !== 'STREAMS')
    throw new Error('syntax error');
  const last = state.entries.at(-1);
  if (from === '$' || !last || last.id === from) {
    const entry = new Promise<void>((resolve) => state.waiting.push(resolve));
    const isAdded = await Promise.race([
      entry.then(() => true),
      state.runtime.sleep(Number(milliseconds)).then(() => false),
    ]);
    if (!isAdded) return null;
  }
  return [['stream', state.entries.slice(-1).map(replyOf)]];
}

/** The scripts of the log, by the commands in them. */
function evaluate(state: ServerState, parts: readonly string[]): unknown {
  const [script = '', count, ...rest] = parts;
  const keys = rest.slice(0, Number(count));
  const [node = '', value = '', from = '', limit = ''] = rest.slice(Number(count));
  if (script.includes('XRANGE') && keys.length === 2) return registerAndRead(state, { node, value, from, limit });
  if (script.includes('HDEL') && keys.length === 1) {
    if (state.nodes.get(node) === value) state.nodes.delete(node);
    return null;
  }
  if (script.includes('TIME') && keys.length === 2) {
    state.startedAt ??= state.runtime.clock.steady();
    return [state.runtime.clock.steady() - state.startedAt, [...state.nodes].flat()];
  }
  throw new Error('syntax error');
}

function registerAndRead(
  state: ServerState,
  { node, value, from, limit }: Readonly<Record<'node' | 'value' | 'from' | 'limit', string>>,
): unknown {
  state.nodes.set(node, value);
  const isAtOrAfter = ({ id }: StoredEntry): boolean => counterOf(id) >= counterOf(from);
  return state.entries.filter(isAtOrAfter).slice(0, Number(limit)).map(replyOf);
}

function counterOf(id: string): number {
  return Number(id.split('-')[1]);
}

function replyOf({ id, fields }: StoredEntry): readonly unknown[] {
  return [id, fields];
}
