import { sizeNames } from '#shop/listing/size-order.ts';

/** All names of the size that a value or a word is called, its letter among them; empty for what is no size. */
export function namesOfSize(folded: string): readonly string[] {
  return sizeNames.find((names) => names.includes(folded)) ?? [];
}

/** All names of the size that a word means. A letter alone means no word: `5 l` is no large can. */
export function namesOfSizeWord(folded: string): readonly string[] {
  return folded.length === 1 ? [] : namesOfSize(folded);
}
