import { normalizeForSearch } from '../fold-words.ts';

/** A handle for a title: its letters and digits, joined by hyphens. */
export function handleFromTitle(title: string): string {
  return normalizeForSearch(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
