import { isLikelySlip } from '../slip.ts';
import { readingsOf, type Vocabulary } from '../vocabulary.ts';
import { functionWords, singular, tokensOf } from '../words.ts';
import { isChatter } from './chatter.ts';

export interface Corrected {
  /** The message with slips put right. */
  readonly text: string;
  readonly slips: readonly { readonly typed: string; readonly meant: string }[];
}

/** Puts right what is a slip away from one single word of the catalogue: `lmaps`. */
export function withoutSlips(message: string, vocabulary: Vocabulary): Corrected {
  const slips = tokensOf(message).flatMap((typed) => {
    const meant = slipIn(typed, vocabulary);
    return meant === null ? [] : [{ typed, meant }];
  });
  const text = tokensOf(message)
    .map((token) => slips.find(({ typed }) => typed === token)?.meant ?? token)
    .join(' ');
  return slips.length > 0 ? { text, slips } : { text: message, slips };
}

function slipIn(typed: string, vocabulary: Vocabulary): string | null {
  const stem = singular(typed);
  if (functionWords.has(stem) || isChatter(stem, vocabulary) || readingsOf(vocabulary, [stem]).length > 0) return null;
  const near = [...vocabulary.phrases.keys(), ...vocabulary.loose.keys()].filter((key) => isLikelySlip(stem, key));
  const [only, second] = new Set(near);
  return only !== undefined && second === undefined ? only : null;
}
