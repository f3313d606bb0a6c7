import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
  type ZlibOptions,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
  type ZstdOptions,
} from 'node:zlib';
import type { Encoding, StoredEncoding } from '#cache/entries/page-response.ts';
import type { PageFormat } from '#cache/key.ts';

/**
 * The encoding of a response that is stored (RFC 9110, 12.5.3): the one with the greatest weight; br before gzip before
 * identity where weights are equal; identity where all are refused.
 */
export function chooseEncoding(acceptEncoding: string | undefined): StoredEncoding {
  return encodingsFor(acceptEncoding).stored;
}

/** The encoding of a response that is sent once: zstd, unless another one has a greater weight or it is not named. */
export function chooseEncodingOnce(acceptEncoding: string | undefined): Encoding {
  return encodingsFor(acceptEncoding).once;
}

interface AcceptedEncodings {
  readonly stored: StoredEncoding;
  readonly once: Encoding;
}

function encodingsFor(acceptEncoding: string | undefined): AcceptedEncodings {
  if (acceptEncoding === undefined) return noEncodings;
  const known = encodingsByHeader.get(acceptEncoding);
  if (known) return known;
  if (encodingsByHeader.size >= maxCachedHeaders) encodingsByHeader.clear();
  const encodings = preferredEncodings(parseWeights(acceptEncoding));
  encodingsByHeader.set(acceptEncoding, encodings);
  return encodings;
}

const noEncodings: AcceptedEncodings = { stored: 'identity', once: 'identity' };

/** Browsers send the same few headers again and again. */
const encodingsByHeader = new Map<string, AcceptedEncodings>();
const maxCachedHeaders = 100;

function preferredEncodings(weights: ReadonlyMap<string, number>): AcceptedEncodings {
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? any;
  const identity = weights.get('identity') ?? identityWeight;
  const zstd = weights.get('zstd') ?? 0;
  const stored = br > 0 && br >= gzip && br >= identity ? 'br' : gzip > 0 && gzip >= identity ? 'gzip' : 'identity';
  return { stored, once: zstd > 0 && zstd >= Math.max(br, gzip, identity) ? 'zstd' : stored };
}

/** Weight of identity where it is not named: accepted, after every encoding that is named. */
const identityWeight = 0.0001;

/**
 * The format that an `Accept` header prefers (RFC 9110, 12.5.1): Markdown where it is named with a greater weight than
 * HTML, or with the same weight and first. Wildcards count less than types that are named.
 */
export function chooseFormat(accept: string | undefined): PageFormat {
  if (accept === undefined || !/text\/markdown/iu.test(accept)) return 'html';
  const weights = parseWeights(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html');
  if (markdown === 0) return 'html';
  if (html === undefined) return (weights.get('text/*') ?? weights.get('*/*') ?? 0) > markdown ? 'html' : 'markdown';
  if (html !== markdown) return html > markdown ? 'html' : 'markdown';
  const types = [...weights.keys()];
  return types.indexOf('text/html') < types.indexOf('text/markdown') ? 'html' : 'markdown';
}

/** The items of an `Accept` or `Accept-Encoding` header with their weights, in order (RFC 9110, 12.4.2). */
function parseWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((each) => each.trim());
    if (!weights.has(name)) weights.set(name, parseWeight(parameters));
  }
  return weights;
}

/** 1 where there is none, 0 where it is malformed. */
function parseWeight(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight.slice(2)) : 0;
}

/** Whether compression makes a body of this type smaller. */
export function isCompressibleType(contentType: string): boolean {
  return compressibleTypes.test(contentType);
}

const compressibleTypes =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|application\/speculationrules|image\/svg)/i;

/**
 * `once` for responses that are sent to one visitor, `fast` for pages that are stored while a client waits, `small` for files
 * that are compressed at build time. Brotli of level 4 makes pages of the shop 7 % larger than level 5, in 60 % of its time.
 * Zstandard of level 5 makes them 1 % larger than that, in 65 % of the time.
 */
export type CompressionEffort = 'once' | 'fast' | 'small';

const brotliQuality: Readonly<Record<CompressionEffort, number>> = { once: 4, fast: 5, small: 11 };

/**
 * Up to this many bytes a response that is sent once is compressed at once, in about a millisecond: waking another
 * thread for it costs a large part of that again.
 */
const maxImmediateBytes = 131_072;

/** Compresses bytes with an effort that depends on how often they are sent. */
export async function compress(bytes: Uint8Array, encoding: Encoding, effort: CompressionEffort): Promise<Uint8Array> {
  const isImmediate = effort === 'once' && bytes.length <= maxImmediateBytes;
  const brotli: BrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits(bytes.length),
    },
  };
  const deflate: ZlibOptions = { level: effort === 'small' ? 9 : 6 };
  switch (encoding) {
    case 'zstd':
      return isImmediate ? zstdCompressSync(bytes, zstandard) : zstdBytes(bytes, zstandard);
    case 'br':
      return isImmediate ? brotliCompressSync(bytes, brotli) : brotliBytes(bytes, brotli);
    case 'gzip':
      return isImmediate ? gzipSync(bytes, deflate) : gzipBytes(bytes, deflate);
    case 'identity':
      return bytes;
    default:
      return encoding satisfies never;
  }
}

const zstandard: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 5 } };

/**
 * The smallest window of Brotli that spans so many bytes (RFC 7932, 9.1), as its binary logarithm. The default of 4 MB
 * compresses no further, takes 15 % longer, and displaces what else the server does from the processor's caches.
 */
export function brotliWindowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + windowReserve));
  return Math.min(Math.max(needed, minWindowBits), constants.BROTLI_DEFAULT_WINDOW);
}

/** A window holds 16 bytes less than a power of two. */
const windowReserve = 16;
/** Up to this size the encoder chooses a hash table that is small as well. */
const minWindowBits = 16;

/** Reverses `compress`. Only for bytes compressed by this service: the size of the result is not limited. */
export async function decompress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  switch (encoding) {
    case 'zstd':
      return unzstdBytes(bytes);
    case 'br':
      return unbrotliBytes(bytes);
    case 'gzip':
      return gunzipBytes(bytes);
    case 'identity':
      return bytes;
    default:
      return encoding satisfies never;
  }
}

const brotliBytes = promisify(brotliCompress);
const unbrotliBytes = promisify(brotliDecompress);
const gzipBytes = promisify(gzip);
const gunzipBytes = promisify(gunzip);
const zstdBytes = promisify(zstdCompress);
const unzstdBytes = promisify(zstdDecompress);
