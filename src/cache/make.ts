import type { Asking, RenderPage } from './asking.ts';
import { momentOf } from './clock.ts';
import type { Ticket } from './fence.ts';
import type { Landing } from './flights.ts';
import { addressOf, inFormat } from './format.ts';
import { hold, isFresh, type Keepable, postpone } from './held.ts';
import { NoPage, notFoundPath, type Search } from './no-page.ts';
import { isPersonal, kindOf, type Page } from './page.ts';
import type { Made, Parts } from './parts.ts';
import { packedIn } from './serve.ts';
import { tags } from './tags.ts';

/** A page that is to be made. */
export interface Wanted {
  readonly key: string;
  readonly asking: Asking;
  readonly render: RenderPage;
}

/** Renders, and keeps the page unless something that it read was invalidated meanwhile, or it read nothing at all. */
export async function make(parts: Parts, wanted: Wanted, ticket: Ticket): Promise<Landing<Made>> {
  const making = { wanted, ticket, readAt: parts.clock.steady() };
  parts.counts.renders += 1;
  try {
    return await keepIfAllowed(parts, making, await renderOrPostpone(parts, wanted));
  } catch (error) {
    if (!(error instanceof NoPage) || addressOf(wanted.key) === notFoundPath) throw error;
    return keepAbsence(parts, making, error.search);
  }
}

interface Making {
  readonly wanted: Wanted;
  readonly ticket: Ticket;
  readonly readAt: number;
}

async function renderOrPostpone({ shelf, clock }: Parts, { key, render }: Wanted): Promise<Page> {
  const last = shelf.peek(key);
  try {
    const page = await render(addressOf(key));
    if (last && page.status >= 500) postpone(last, clock);
    return page;
  } catch (error) {
    if (last && !(error instanceof NoPage)) postpone(last, clock);
    throw error;
  }
}

async function keepIfAllowed(parts: Parts, making: Making, page: Page): Promise<Landing<Made>> {
  const { encoding } = making.wanted.asking;
  const kind = page.tags.length > 0 ? kindOf(page) : null;
  if (kind === null) return unkept(parts, making, page);
  const packed = new Map([[encoding, await parts.packer.pack(page, encoding)]]);
  return keep(parts, making, { ...page, kind, packed });
}

/** What is not there is held with the bytes of the page that says so, under what was read for either. */
async function keepAbsence(parts: Parts, making: Making, search: Search): Promise<Landing<Made>> {
  const shown = await notFoundPage(parts, making.wanted);
  if (!shown.held) return unkept(parts, making, { ...shown.page, tags: search.tags });
  const { held } = shown;
  const { encoding } = making.wanted.asking;
  return keep(parts, making, {
    ...search,
    status: held.status,
    headers: held.headers,
    kind: 'negative',
    tags: [...new Set([...search.tags, ...held.tags])],
    freshUntil: Math.min(search.freshUntil ?? Infinity, held.freshUntil),
    packed: new Map([[encoding, await packedIn(parts, held, encoding)]]),
  });
}

/** One for all addresses, so that a flood of them makes it once. */
async function notFoundPage(parts: Parts, wanted: Wanted): Promise<Made> {
  const key = inFormat(notFoundPath, wanted.asking.format);
  const held = parts.shelf.get(key);
  if (held && isFresh(held, momentOf(parts.clock))) return { held, stored: true };
  return (await parts.flights(key, (ticket) => make(parts, { ...wanted, key }, ticket))).value;
}

function unkept({ fence }: Parts, { ticket }: Making, page: Page): Landing<Made> {
  return { value: { held: null, page }, moved: fence.moved(ticket, page.tags), personal: isPersonal(page) };
}

function keep(parts: Parts, { wanted, ticket, readAt }: Making, given: Keepable): Landing<Made> {
  const { clock, counts, expectations, fence, keys, shelf } = parts;
  const page = withAddress(given, wanted.key);
  const moved = fence.moved(ticket, page.tags);
  const holdMs = expectations.holdMs(page);
  const key = moved ? wanted.key : inFormat(keys.learn(addressOf(wanted.key), page), wanted.asking.format);
  const held = hold(page, { key, readAt, storedAt: clock.steady(), holdMs });
  if (moved) counts.fenced += 1;
  else shelf.put(held);
  return { value: { held, stored: !moved }, moved, personal: false };
}

/** A page with a tag of its own, by which an operator can purge it. */
function withAddress(page: Keepable, key: string): Keepable {
  const [path = key] = key.split('?', 1);
  return { ...page, tags: [...page.tags, tags.address(path)] };
}
