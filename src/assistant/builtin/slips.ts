import { isLikelyTypo } from '../slip.ts';
import { readingsOf, type Vocabulary } from '../vocabulary.ts';
import { functionWords, singularize, tokensOf } from '../words.ts';
import { isShoppingStopWord } from './chatter.ts';

export interface CorrectedMessage {
  /** The message with slips put right. */
  readonly text: string;
  readonly corrections: readonly { readonly typed: string; readonly meant: string }[];
}

/** Puts right what is a slip away from one single word of the catalogue: `lmaps`. */
export function correctSpelling(message: string, vocabulary: Vocabulary): CorrectedMessage {
  const corrections = tokensOf(message).flatMap((typed) => {
    const meant = correctionFor(typed, vocabulary);
    return meant === null ? [] : [{ typed, meant }];
  });
  const text = tokensOf(message)
    .map((token) => corrections.find(({ typed }) => typed === token)?.meant ?? token)
    .join(' ');
  return corrections.length > 0 ? { text, corrections } : { text: message, corrections };
}

function correctionFor(typed: string, vocabulary: Vocabulary): string | null {
  const stem = singularize(typed);
  if (functionWords.has(stem) || isShoppingStopWord(stem, vocabulary) || readingsOf(vocabulary, [stem]).length > 0)
    return null;
  const near = [...vocabulary.phrases.keys(), ...vocabulary.loose.keys()].filter((key) => isLikelyTypo(stem, key));
  const [only, second] = new Set(near);
  return only !== undefined && second === undefined ? only : null;
}
