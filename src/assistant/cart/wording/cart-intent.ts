import { foldAccents } from '#shop/text/normalize.ts';
import { type CartRequest, cartRequestPatterns } from '../cart-changes.ts';

/** A change of the cart that a message asks for. */
export interface CartIntent {
  readonly kind: CartRequest;
  /** What follows the verb, folded; of a note its text, as it was typed. */
  readonly rest: string;
}

const politePrefix =
  /^(?:(?:please|actually|oh|hmm|nice|cool|good|lovely|super|awesome|thanks|thank you|yep|yup|ah|great idea|wait|no|right|fine|alright|ok|okay|yes|yeah|sure|great|perfect|now|then|also|and|so|just|well|hi|hello|go ahead and|can you|could you|would you|will you|i want you to|i want to|i'd like you to|i'd like to|i would like to|i wanna|let's|let us|lets|you can|kindly)[\s,]+)+/;
/** The cart change that the visitor's message asks for; null when it asks for none. */
export function parseCartIntent(message: string): CartIntent | null {
  for (const clause of clausesOf(message)) {
    const bare = foldAccents(clause).trim().replace(politePrefix, '');
    const found = cartRequestPatterns.find(([, pattern]) => pattern.test(bare));
    if (!found || (/\?\s*$/.test(clause) && isQuestion(bare))) continue;
    const [kind, pattern] = found;
    if (kind === 'add' && conditional.test(bare)) continue;
    if (kind === 'add' && refusal.test(bare)) continue;
    return { kind, rest: kind === 'note' ? noteTextIn(message) : bare.replace(pattern, '').trim() };
  }
  return null;
}

/** `does it come today if I order now`, also as it is translated */
const conditional = /\b(?:if|when|wenn|hvis|dersom) (?:i|ich|jeg|we|wir|vi)\b/;

/** `i'll not take it`, and in the order of words of other languages `take the jacket not`. */
const refusal = /^(?:\S+\s+){1,2}not\b|\bnot[\s.!]*$/;

/** Whether a message says by a verb, wherever that stands, that something is to be added: `110 please, i'll take it`. */
export function saysOrder(message: string): boolean {
  return parseCartIntent(message)?.kind === 'add' || (orderVerbs.test(message) && !maybe.test(message));
}

const orderVerbs = /(?<![\p{L}'])(?:add|put|buy|order|take|i'll have)(?![\p{L}'])/iu;
const maybe = /\?|\b(?:would|could|might|can|i'd|we'd|does|do|is|are|how|what)\b/i;

/** Whether a message is nothing but a yes: `yes`, `Yes, please!`. */
export function isPlainYes(message: string): boolean {
  return /^yes(?:,? please)?[\s.!]*$/.test(foldAccents(message).trim());
}

/** Splits a message into sentences and at `and then`. A note is everything after its colon and is not split. */
function clausesOf(message: string): readonly string[] {
  if (/\bnote\b[^:]{0,20}:/i.test(message)) return [message];
  return message.split(
    /(?<=[.!?;\n])\s+|\s+(?:and then|then|and)\s+(?=please|add|put|remove|apply|use|take|change|set|delete)/i,
  );
}

/** `have you …?`, `order from where?`: a verb at the start of a question that requests nothing. */
function isQuestion(clause: string): boolean {
  return /^(?:have|order|take|buy)\b/.test(clause);
}

function noteTextIn(message: string): string {
  const said =
    /note:?\s+(?:saying|that says|with the text|to say|to my order|to the order|to my cart|to the cart)?:?\s*(.*)$/is.exec(
      message,
    );
  return (said?.[1] ?? '').trim().replace(/^["“”']+|["“”']+$/g, '');
}
