import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from '#cache/entries/page-response.ts';
import type { PageFormat } from '#cache/key.ts';

/**
 * The encoding to answer in (RFC 9110, 12.5.3): the one with the highest weight, br before gzip before identity where
 * they weigh the same. When even identity is refused, identity: bytes that can be read beat an empty refusal.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = encodingsByHeader.get(acceptEncoding);
  if (known) return known;
  if (encodingsByHeader.size >= maxCachedHeaders) encodingsByHeader.clear();
  const encoding = preferredEncoding(parseWeights(acceptEncoding));
  encodingsByHeader.set(acceptEncoding, encoding);
  return encoding;
}

/** Browsers send the same few headers again and again. */
const encodingsByHeader = new Map<string, Encoding>();
const maxCachedHeaders = 100;

function preferredEncoding(weights: ReadonlyMap<string, number>): Encoding {
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? any;
  const identity = weights.get('identity') ?? identityWeight;
  if (br > 0 && br >= gzip && br >= identity) return 'br';
  return gzip > 0 && gzip >= identity ? 'gzip' : 'identity';
}

/** Whether a body of this type gets smaller by compression. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|application\/speculationrules|image\/svg)/i.test(
    contentType,
  );
}

/** Quality as for bytes that are made once and sent soon (`now`), or once and sent for long (`kept`). */
export async function compress(bytes: Uint8Array, encoding: Encoding, effort: 'now' | 'kept'): Promise<Uint8Array> {
  switch (encoding) {
    case 'br':
      return brotliBytes(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'kept' ? 11 : 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return gzipBytes(bytes, { level: effort === 'kept' ? 9 : 6 });
    case 'identity':
      return bytes;
    default:
      return encoding satisfies never;
  }
}

/** Undoes `compress`. Only for bytes of our own making: nothing bounds what comes out. */
export async function decompress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  switch (encoding) {
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

/** Weight of identity where it is not named: acceptable, but after anything that is. */
const identityWeight = 0.0001;

function parseWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    if (/^[\w*.-]+$/.test(name)) weights.set(name, parseWeight(parameters));
  }
  return weights;
}

function parseWeight(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  if (given === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0;
}

/**
 * What an `Accept` header would rather have (RFC 9110, 12.5.1): Markdown where it names it with a greater weight than
 * HTML, or with the same and first. A range such as `*` stands back behind what is named.
 */
export function chooseFormat(accept: string | undefined): PageFormat {
  if (accept === undefined || !/text\/markdown/iu.test(accept)) return 'html';
  const ranges = accept.split(',').map(parseMediaRange);
  const find = (type: string): MediaRange | undefined => ranges.find((range) => range.type === type);
  const markdown = find('text/markdown');
  const html = find('text/html');
  if (!markdown || markdown.weight === 0) return 'html';
  if (!html) return ((find('text/*') ?? find('*/*'))?.weight ?? 0) > markdown.weight ? 'html' : 'markdown';
  if (html.weight !== markdown.weight) return html.weight > markdown.weight ? 'html' : 'markdown';
  return ranges.indexOf(html) < ranges.indexOf(markdown) ? 'html' : 'markdown';
}

interface MediaRange {
  readonly type: string;
  readonly weight: number;
}

function parseMediaRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((each) => each.startsWith('q='))?.slice('q='.length);
  return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
