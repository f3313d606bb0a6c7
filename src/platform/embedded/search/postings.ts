/** Products, by id, whose postings of a term lie together. */
export const blockSize = 2048;

export interface Posting {
  /** 0 ≤ place < blockSize. */
  readonly offset: number;
  /** 1–255. */
  readonly weight: number;
  /** Bits of `fieldBits`. */
  readonly fields: number;
}

export function blockOf(productId: number): number {
  return Math.floor(productId / blockSize);
}

export function offsetInBlock(productId: number): number {
  return productId % blockSize;
}

/** A posting as it is stored: place in the low 16 bits, weight, fields. */
export function packPosting({ offset, weight, fields }: Posting): number {
  return (offset | (weight << 16) | (fields << 24)) >>> 0;
}

/** The cells of stored postings, without a copy where they lie well in memory. */
export function toCells(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}
