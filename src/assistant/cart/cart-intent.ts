import { foldAccents } from '#shop/text/normalize.ts';

/** A change of the cart that a message asks for, with what it says after the verb. */
export interface CartIntent {
  readonly kind: 'add' | 'update' | 'remove' | 'note' | 'discount' | 'clear';
  /** Folded text after the verb; of a note, as it was typed. */
  readonly rest: string;
}

const politePrefix =
  /^(?:(?:please|actually|oh|hmm|wait|no|right|fine|alright|ok|okay|yes|yeah|sure|great|perfect|now|then|also|and|so|just|well|hi|hello|go ahead and|can you|could you|would you|will you|i want you to|i want to|i'd like you to|i'd like to|i would like to|i wanna|let's|let us|lets|you can|kindly)[\s,]+)+/;
const cartNoun = String.raw`(?:my |the |our )?(?:shopping )?(?:cart|basket|bag)`;
const noteNoun = String.raw`(?:a |the |this |my )?(?:gift |order |cart |delivery )?(?:note|message)\b`;

const intentPatterns: readonly (readonly [CartIntent['kind'], RegExp])[] = [
  ['clear', new RegExp(String.raw`^(?:empty|clear|reset) ${cartNoun}|^remove (?:everything|all)\b`)],
  ['note', new RegExp(String.raw`^(?:add|leave|write|put|attach|include|set) ${noteNoun}|^note:`)],
  [
    'discount',
    /^(?:apply|use|redeem|enter|add|try)\b.*\b(?:code|coupon|voucher|discount)\b|^(?:discount |promo )?code:/,
  ],
  ['remove', /^(?:remove|delete|drop|get rid of)\b|^take .*\b(?:out|off|away)\b/],
  [
    'update',
    /^(?:change|set|update|increase|reduce|make)\b(?=.*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b))/,
  ],
  [
    'add',
    /^(?:add|put|buy|order(?! (?:status|number|history)))\b|^(?:i(?:'ll| will) )?(?:take|have)\b(?! me\b| a look\b| you\b)|^get me\b/,
  ],
];

/** What the visitor's own words ask to be done with the cart; null when they ask for nothing of the kind. */
export function parseCartIntent(message: string): CartIntent | null {
  for (const clause of clausesOf(message)) {
    const bare = foldAccents(clause).trim().replace(politePrefix, '');
    const found = intentPatterns.find(([, pattern]) => pattern.test(bare));
    if (!found || (/\?\s*$/.test(clause) && isQuestion(bare))) continue;
    const [kind, pattern] = found;
    return { kind, rest: kind === 'note' ? noteTextIn(message) : bare.replace(pattern, '').trim() };
  }
  return null;
}

/** Whether a message is a plain yes and nothing else: `yes`, `Yes, please!`. Anything more may mean something else. */
export function isPlainYes(message: string): boolean {
  return /^yes(?:,? please)?[\s.!]*$/.test(foldAccents(message).trim());
}

/** Sentences; and inside one, what follows "and then". A note is everything after its colon, so it is not split. */
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

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  pair: 2,
  couple: 2,
  both: 2,
};

/** A whole number written in digits or as a word up to twelve; null for anything else. */
export function parseNumberWord(token: string): number | null {
  return /^\d{1,4}$/.test(token) ? Number(token) : (numberWords[token] ?? null);
}
