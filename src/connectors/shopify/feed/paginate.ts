import { PlatformContractError } from '#commerce/errors.ts';
import { failureOf } from '../client/request-error.ts';
import { type Connection, nextCursor } from '../documents/common.ts';
import { type ScanPosition, parseCursor } from './cursor.ts';
import { maxPaginated } from './readers/kind-reader.ts';

export interface StretchedPages<Node> {
  /** One page after a cursor, of the nodes from a time on, in the order of these times. */
  readonly readPage: (position: ScanPosition) => Promise<Connection<Node>>;
  /**
   * The time by which pages are ordered, null for a node that has none; null: they are not ordered, and there may be no
   * more than 25,000.
   */
  readonly timeOf: ((node: Node) => string | null) | null;
}

export interface StretchedPage<Node> {
  readonly nodes: readonly Node[];
  /** null: this is the last page. */
  readonly next: ScanPosition | null;
}

/**
 * Reads any number of nodes, although Shopify ends a pagination after 25,000: there the next stretch begins at the time
 * of the last node, so that nodes of exactly that time are read twice and none is missed. A position whose cursor Shopify
 * no longer knows begins its stretch anew.
 */
export async function* paginate<Node>(
  start: ScanPosition,
  { readPage, timeOf }: StretchedPages<Node>,
): AsyncGenerator<StretchedPage<Node>> {
  let position: ScanPosition | null = start;
  while (position !== null) {
    const read: PositionedPage<Node> = await readResumed(position, readPage, position === start);
    const next: ScanPosition | null = nextPosition(read.position, read.page, timeOf);
    yield { nodes: read.page.nodes, next };
    position = next;
  }
}

interface PositionedPage<Node> {
  /** Where the page begins. */
  readonly position: ScanPosition;
  readonly page: Connection<Node>;
}

async function readResumed<Node>(
  position: ScanPosition,
  readPage: StretchedPages<Node>['readPage'],
  isResumed: boolean,
): Promise<PositionedPage<Node>> {
  try {
    return { position, page: await readPage(position) };
  } catch (error) {
    if (!isResumed || position.after === null || failureOf(error) !== 'query') throw error;
    const beginning = { ...position, after: null, count: 0 };
    return { position: beginning, page: await readPage(beginning) };
  }
}

function nextPosition<Node>(
  { from, after, count }: ScanPosition,
  { nodes, pageInfo }: Connection<Node>,
  timeOf: StretchedPages<Node>['timeOf'],
): ScanPosition | null {
  const total = count + nodes.length;
  if (total < maxPaginated) {
    const next = nextCursor(pageInfo, after);
    if (next !== null && nodes.length === 0)
      throw new PlatformContractError('Shopify answers an empty page before the last one');
    return next === null ? null : { from, after: next, count: total };
  }
  const last = timeOf && nodes.map(timeOf).findLast((each) => each !== null);
  const time = last ? new Date(last).toISOString() : null;
  if (time !== null && time !== from) return { from: time, after: null, count: 0 };
  throw new PlatformContractError(`Shopify lists no more than ${maxPaginated} of them, and no more can be read`);
}

/** All pages from the beginning. */
export function paginateAll<Node>(pages: StretchedPages<Node>): AsyncGenerator<StretchedPage<Node>> {
  return paginate(parseCursor(null, null), pages);
}
