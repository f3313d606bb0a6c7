import { GraphQLError } from 'graphql';

/** What goes wrong in an emulator; tests change it while it runs. */
export interface ShopifyFaults {
  /** Of every answer. */
  latencyMs: number;
  /** `reset` closes connections, `silent` never answers, `garbled` answers 200 with a page of HTML, as proxies do. */
  outage: 'none' | 'unavailable' | 'reset' | 'silent' | 'garbled';
  /** Of the whole shop, as a status of every answer: frozen 402, locked 423, none 404, taken for abuse 430, renamed 301. */
  shopState: 'open' | 'frozen' | 'locked' | 'closed' | 'absent' | 'suspected' | 'moved';
  /** Whether visitors of the online store and of its checkout are asked for a password. */
  hasPassword: boolean;
  /** How many of the next requests are throttled, and in which form: Storefront and Admin APIs differ. */
  throttled: number;
  throttleForm: 'status' | 'error';
  /** Fields, `Product.seo`, whose resolvers fail: null with an error beside the data, or beside no data at all. */
  readonly failingFields: Set<string>;
  /** Fields that are null without an error. */
  readonly nullFields: Set<string>;
  /** How missing stock shows: both are documented, as a warning since 2024-10 and as an error since 2025-10. */
  stockAnswer: 'warning' | 'error';
  /** Whether the shop takes gift cards as a payment; otherwise they are added with a warning. */
  takesGiftCards: boolean;
  /** The status of a wrong token. */
  tokenStatus: 401 | 403;
  /** Whether the cursors of earlier pages are refused, as after a change of Shopify’s own. */
  refusesCursors: boolean;
  /** Called with the name of each operation of the Storefront API after its answer was made, before it is sent. */
  afterAnswer: (operation: string) => void;
  /** The API version that answers, whatever version was asked for. */
  servedVersion: string;
  /** Bytes of an answer after which its connection closes; null: it is complete. */
  cutAfterBytes: number | null;
  readonly bulk: BulkFaults;
}

/** What bulk operations do. */
export interface BulkFaults {
  /** How often an operation is still running when it is asked for. */
  runningPolls: number;
  /** How it ends; `FAILED` leaves a file with part of the list. */
  outcome: 'COMPLETED' | 'FAILED' | 'CANCELED' | 'EXPIRED';
  /** Operations of the app that occupy its places, five of which there are. */
  others: number;
  /** How an operation is refused for which there is no place. */
  busyCode: 'LIMIT_REACHED' | 'OPERATION_IN_PROGRESS';
  /** How many of the next requests for an operation have no answer, because the connection breaks. */
  lostBegins: number;
  /** Whether their operations begin although nobody is told. */
  beginsUnanswered: boolean;
  /** Bytes of a file after which its connection breaks; null: it is complete. */
  cutFileAfterBytes: number | null;
  /** Bytes after which a file ends as if it were complete; null: it is. */
  endFileAfterBytes: number | null;
  /** Whether files are served from any byte on. */
  servesRanges: boolean;
}

export function noFaults(): ShopifyFaults {
  return {
    latencyMs: 0,
    outage: 'none',
    shopState: 'open',
    hasPassword: false,
    throttled: 0,
    throttleForm: 'status',
    failingFields: new Set(),
    nullFields: new Set(),
    stockAnswer: 'warning',
    takesGiftCards: true,
    tokenStatus: 401,
    refusesCursors: false,
    afterAnswer: () => {},
    servedVersion: '2026-04',
    cutAfterBytes: null,
    bulk: {
      runningPolls: 0,
      outcome: 'COMPLETED',
      others: 0,
      busyCode: 'LIMIT_REACHED',
      lostBegins: 0,
      beginsUnanswered: true,
      cutFileAfterBytes: null,
      endFileAfterBytes: null,
      servesRanges: true,
    },
  };
}

/** Whether this request is one of those to throttle. */
export function takesThrottle(faults: ShopifyFaults): boolean {
  if (faults.throttled <= 0) return false;
  faults.throttled -= 1;
  return true;
}

/** `null` for a field that is made null, `undefined` for any other. */
export function faultyValue({ failingFields, nullFields }: ShopifyFaults, field: string): null | undefined {
  if (failingFields.has(field)) {
    throw new GraphQLError('Internal error. Looks like something went wrong on our end.', {
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  }
  return nullFields.has(field) ? null : undefined;
}
