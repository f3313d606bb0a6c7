import { parseNumberWord } from '#shop/text/numbers.ts';

const before = String.raw`^(?:(?:(?:(?:that|this|it)(?:'s| is) )?(?:(?:way|far) )?too (?:many|much)|and|ok|okay|oh|actually|sorry|wait|no|hm+|please|but|give me|add|i need|i want|let's have|make (?:it|that|them))[\s,]+)*`;
const after = String.raw`(?: of (?:it|them|those|these|that|the same))?(?:[\s,]+(?:please|thanks|though|then|instead|again|back|is enough|will do|is fine))*[\s.!]*$`;
const number = String.raw`(?<number>\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple)`;

/** `same again for my sister` */
const forSomebody = String.raw`for (?:my |the |our |his |her )?\p{L}+(?: my)?`;

type ToQuantity = (now: number, stated: number) => number;

/** What messages that say nothing but a number make of the quantity that there is. */
const changes: readonly (readonly [pattern: RegExp, change: ToQuantity])[] = [
  [
    message(String.raw`(?:${number} more|another(?: (?:one|${number}))?|${number} extra)(?: ${forSomebody})?`),
    (now, stated) => now + stated,
  ],
  [
    message(
      String.raw`(?:the )?same(?: one)?(?: (?:again|too|as well|also)(?: ${forSomebody})?| ${forSomebody}(?: too| as well| also)?)`,
    ),
    (now) => now + 1,
  ],
  [message(String.raw`${number} ${forSomebody} (?:too|as well|also)`), (now, stated) => now + stated],
  [message(String.raw`(?:remove |take (?:off |away |out )?)?${number} (?:less|fewer)`), (now, stated) => now - stated],
  [message(String.raw`(?:remove|take off|take away|take out|drop) ${number}`), (now, stated) => now - stated],
  [message(String.raw`take ${number} (?:off|away|out|back)`), (now, stated) => now - stated],
  [message(String.raw`(?:make|change|set) (?:it|that|them)(?: to)? ${number}`), (_, stated) => stated],
  [message('(?:double (?:it|that|them|the (?:quantity|amount|number))|twice as many)'), (now) => now * 2],
  [message(String.raw`(?:just|only) ${number}`), (_, stated) => stated],
  [message(String.raw`${number} (?:instead|rather)`), (_, stated) => stated],
  [
    message(
      String.raw`${number}(?: (?:is|are|would be|will be)| ?'s) (?:enough|plenty|fine|all i need)|${number} will do`,
    ),
    (_, stated) => stated,
  ],
  [
    new RegExp(
      String.raw`\btoo (?:many|much)[\s,.]+(?:(?:please|just|only|make it|i (?:only )?(?:want|need))[\s,]+)*${number}${after}`,
    ),
    (_, stated) => stated,
  ],
  [new RegExp(`^(?:actually|sorry|no|wait)[\\s,]+${number}${after}`), (_, stated) => stated],
];

function message(pattern: string): RegExp {
  return new RegExp(`${before}${pattern}${after}`, 'u');
}

/**
 * The quantity that a message asks for in relation to the quantity that there is: `one more`, `two less`, `double it`,
 * `actually just 2`. null for any other message.
 */
export function relativeQuantity(text: string, now: number): number | null {
  for (const [pattern, change] of changes) {
    const found = pattern.exec(text);
    if (found) return Math.max(0, change(now, countIn(found.groups?.['number'])));
  }
  return null;
}

function countIn(word = 'one'): number {
  return parseNumberWord(word.replace('a couple', 'couple')) ?? 1;
}
