import type { Asking, RenderPage } from './asking.ts';
import type { Ticket } from './fence.ts';
import type { Landing } from './flights.ts';
import { addressOf, inFormat } from './format.ts';
import { hold, postpone } from './held.ts';
import { isPersonal, kindOf, type Page } from './page.ts';
import type { Made, Parts } from './parts.ts';
import { tags } from './tags.ts';

/** A page that is to be made. */
export interface Wanted {
  readonly key: string;
  readonly asking: Asking;
  readonly render: RenderPage;
}

/** Renders, and keeps the page unless something that it read was invalidated meanwhile, or it read nothing at all. */
export async function make(parts: Parts, wanted: Wanted, ticket: Ticket): Promise<Landing<Made>> {
  const { clock, counts, expectations, fence, keys, packer, shelf } = parts;
  const { key, asking } = wanted;
  const readAt = clock.steady();
  counts.renders += 1;
  const page = withAddress(await renderOrPostpone(parts, wanted), key);
  const kind = page.tags.length > 1 ? kindOf(page) : null;
  const packed = kind && new Map([[asking.encoding, await packer.pack(page, asking.encoding)]]);
  const moved = fence.moved(ticket, page.tags);
  if (!packed) return { value: { page, held: null, stored: false }, moved, personal: isPersonal(page) };
  const holdMs = expectations.holdMs(page);
  const storedUnder = moved ? key : inFormat(keys.learn(addressOf(key), page), asking.format);
  const held = hold(page, packed, { key: storedUnder, kind, readAt, storedAt: clock.steady(), holdMs });
  if (moved) counts.fenced += 1;
  else shelf.put(held);
  return { value: { page, held, stored: !moved }, moved, personal: false };
}

/** A page with a tag of its own, by which an operator can purge it. */
function withAddress(page: Page, key: string): Page {
  const [path = key] = key.split('?', 1);
  return { ...page, tags: [...page.tags, tags.address(path)] };
}

async function renderOrPostpone({ shelf, clock }: Parts, { key, render }: Wanted): Promise<Page> {
  const last = shelf.peek(key);
  try {
    const page = await render(addressOf(key));
    if (last && page.status >= 500) postpone(last, clock);
    return page;
  } catch (error) {
    if (last) postpone(last, clock);
    throw error;
  }
}
