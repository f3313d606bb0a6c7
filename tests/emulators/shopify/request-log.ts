/** A request to one of the emulator's APIs. */
export interface LoggedRequest {
  readonly api: 'storefront' | 'admin';
  readonly operation: string;
  /** The buyer's IP address, if the request named one. */
  readonly buyer: string | null;
}

export interface RequestLog {
  readonly all: readonly LoggedRequest[];
  add(request: LoggedRequest): void;
  /** How many requests each operation had. */
  counts(): Readonly<Record<string, number>>;
  clear(): void;
}

export function createRequestLog(): RequestLog {
  const all: LoggedRequest[] = [];
  return {
    all,
    add: (request) => all.push(request),
    counts: () => {
      const counts: Record<string, number> = {};
      for (const { operation } of all) counts[operation] = (counts[operation] ?? 0) + 1;
      return counts;
    },
    clear: () => {
      all.length = 0;
    },
  };
}
