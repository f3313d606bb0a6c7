import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from '#cache/page.ts';

/**
 * The encoding to answer in (RFC 9110, 12.5.3): the one with the highest weight, br before gzip before identity where
 * they weigh the same. When even identity is refused, identity: bytes that can be read beat an empty refusal.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  if (chosen.size >= mostChosen) chosen.clear();
  const encoding = weigh(readWeights(acceptEncoding));
  chosen.set(acceptEncoding, encoding);
  return encoding;
}

/** Browsers send the same few headers again and again. */
const chosen = new Map<string, Encoding>();
const mostChosen = 100;

function weigh(weights: ReadonlyMap<string, number>): Encoding {
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? any;
  const identity = weights.get('identity') ?? least;
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
      return brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'kept' ? 11 : 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return zip(bytes, { level: effort === 'kept' ? 9 : 6 });
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
      return unbrotli(bytes);
    case 'gzip':
      return unzip(bytes);
    case 'identity':
      return bytes;
    default:
      return encoding satisfies never;
  }
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Weight of identity where it is not named: acceptable, but after anything that is. */
const least = 0.0001;

function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    if (/^[\w*.-]+$/.test(name)) weights.set(name, readWeight(parameters));
  }
  return weights;
}

function readWeight(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  if (given === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0;
}
