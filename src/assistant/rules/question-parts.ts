import { parseCartIntent } from '../cart/cart-intent.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { questionStart } from './intent.ts';
import { normalizeMessage } from './rule.ts';
import { servicesAskedFor } from './service-question.ts';

const betweenQuestions =
  /(?:\s*[?!.;,]\s*(?:and |but )?|\s+(?:and|but) )(?:also )?(?=(?:how|what|what's|when|where|which|do|does|can|could|is|are|will)\b)/i;

/**
 * The two parts of `how much is it, and how long does delivery take`: a question or a request, and a question about what the
 * shop does. The message alone when it is no such pair.
 */
export function questionParts(message: string): readonly string[] {
  const [first = '', second = '', ...others] = message.split(betweenQuestions).map((part) => part.trim());
  if (first === '' || second === '' || others.length > 0) return [message];
  const isRequest =
    questionStart.test(normalizeMessage(first).replace(/^(?:(?:ok|okay|so|and)[\s,]+)*/, '')) ||
    parseCartIntent(first) !== null;
  return isRequest && !asksForService(first) && asksForService(second) ? [first, second] : [message];
}

function asksForService(part: string): boolean {
  return servicesAskedFor(normalizeMessage(part), noCriteria).length > 0;
}
