import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import type { FlatHeaders } from '#cache/entries/page-response.ts';

export interface PageHead {
  readonly status: number;
  /** What all responses with a page have in common: the list itself, by which its text is kept. */
  readonly headers: FlatHeaders;
  readonly id: string;
  /** Whole seconds. */
  readonly age: number;
  readonly cacheStatus: string;
}

export interface KeptConnection {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds for which the connection is kept open. */
  readonly keepAliveMs: number;
}

/** The head of a page on a connection that stays open, as `writeHead` would compose it. */
export function formatPageHead(head: PageHead, connection: KeptConnection): string {
  const stored = storedHeads.get(head.headers) ?? composeStored(head);
  return `${stored}X-Request-Id: ${head.id}\r\nAge: ${head.age}\r\nCache-Status: ${head.cacheStatus}\r\n${endOfHead(connection)}`;
}

/** The same as a list for `writeHead`. */
export function listPageHeaders({ headers, id, age, cacheStatus }: Omit<PageHead, 'status'>): string[] {
  return [...headers, 'X-Request-Id', id, 'Age', String(age), 'Cache-Status', cacheStatus];
}

/** Of the pages that were sent last. Forgotten all at once: composing one again takes a few microseconds. */
const storedHeads = new Map<FlatHeaders, string>();
const maxStoredHeads = 1000;

function composeStored({ status, headers }: PageHead): string {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${formatHeaders(headers)}`;
  if (storedHeads.size >= maxStoredHeads) storedHeads.clear();
  // One flat string: V8 would put the pieces of a joined one together again for each response.
  const flat = Buffer.from(head, 'latin1').toString('latin1');
  storedHeads.set(headers, flat);
  return flat;
}

/** The lines of headers. Throws a TypeError for a name or value that would be read as something else. */
function formatHeaders(headers: FlatHeaders): string {
  let lines = '';
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

function endOfHead({ now, keepAliveMs }: KeptConnection): string {
  const second = Math.floor(now / 1000);
  if (second !== lastEnd.second || keepAliveMs !== lastEnd.keepAliveMs) lastEnd = composeEnd(second, keepAliveMs);
  return lastEnd.text;
}

/** All responses of a second end alike. */
let lastEnd = composeEnd(0, 0);

function composeEnd(second: number, keepAliveMs: number) {
  const date = new Date(second * 1000).toUTCString();
  const timeout = `timeout=${Math.floor(keepAliveMs / 1000)}`;
  const headers = formatHeaders(['Date', date, 'Connection', 'keep-alive', 'Keep-Alive', timeout]);
  return { second, keepAliveMs, text: `${headers}\r\n` };
}
