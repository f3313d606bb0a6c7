import { recordReads } from '#cache/entities/entity-reads.ts';
import type { ConfirmReads } from '#cache/entries/page-response.ts';
import type { ReaderContext } from '#commerce/port.ts';
import type { OpenPorts, ReaderPorts } from './shared-reads.ts';

/** Ports that remember each read, and `confirm`, which repeats and compares all of them; null in draft mode. */
export interface RememberedPorts {
  readonly ports: ReaderPorts;
  readonly confirm: ConfirmReads | null;
}

/**
 * Opens ports for the render of a page. What a page shows is a function of what they returned, so that a page whose reads
 * return the same objects again needs no render. Equal values are the same object as long as they are in the entity cache;
 * where they are not, a page cannot be confirmed.
 */
export function rememberReads(open: OpenPorts, reader: ReaderContext): RememberedPorts {
  const ports = open(reader);
  if (reader.draft) return { ports, confirm: null };
  const reads: PortRead[] = [];
  const { catalog, content } = ports;
  return {
    ports: {
      ...ports,
      catalog: remember(catalog, { reads, portOf: (again) => again.catalog }),
      content: remember(content, { reads, portOf: (again) => again.content }),
    },
    confirm: confirmReads(open, reader.context, reads),
  };
}

/** A call of a port. */
interface PortRead {
  readonly repeat: (ports: ReaderPorts) => Promise<unknown>;
  /** null: the call failed, or has not ended. */
  result: ReadResult | null;
}

/** An object is held weakly: what no cache needs any more is not kept for a comparison. */
type ReadResult = WeakRef<object> | { readonly value: unknown };

interface ReadMemory {
  readonly reads: PortRead[];
  readonly portOf: (ports: ReaderPorts) => object;
}

/** A port whose methods remember their calls. */
function remember<Port extends object>(port: Port, { reads, portOf }: ReadMemory): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        const read: PortRead = { repeat: async (ports) => callPort(portOf(ports), name, given), result: null };
        reads.push(read);
        const value: unknown = await Reflect.apply(method, target, given);
        read.result = isObject(value) ? new WeakRef(value) : { value };
        return value;
      };
    },
  });
}

async function callPort(port: object, name: string | symbol, given: readonly unknown[]): Promise<unknown> {
  const method: unknown = Reflect.get(port, name);
  return typeof method === 'function' ? Reflect.apply(method, port, given) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Of the reader, it keeps only the context. */
function confirmReads(open: OpenPorts, context: ReaderContext['context'], reads: readonly PortRead[]): ConfirmReads {
  return async () => {
    const { recorder, reads: madeOf } = recordReads({ record: () => {} });
    const ports = open({ context, draft: false, ...recorder });
    for (const { repeat, result } of reads) {
      if (result === null || !isSame(result, await repeat(ports))) return null;
    }
    return madeOf();
  };
}

function isSame(result: ReadResult, value: unknown): boolean {
  return result instanceof WeakRef ? result.deref() === value : Object.is(result.value, value);
}
