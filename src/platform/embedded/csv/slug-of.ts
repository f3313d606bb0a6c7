import { foldWords } from '../fold-words.ts';

/** A handle for a title: its letters and digits, joined by hyphens. */
export function slugOf(title: string): string {
  return foldWords(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
