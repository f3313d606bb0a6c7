import { countWords } from './order-forms.ts';

const openers = String.raw`oh|ah|ach|å|hm+|ok|okay|right|alright|well|so|then|and|great|good|fine|fin|bra|gut|prima|lovely|perfect|nice|super|cool|klar|alles klar|please|hold on|hang on|moment|one moment|one sec|just a sec(?:ond)?|forresten|by the way|go on then|sorry|actually`;
const opening = String.raw`^(?:(?:${openers})[\s,.!…]+)*`;
const removing = String.raw`(?:remove|delete|drop|lose|ditch|scrap|get rid of|leave out|take (?!it\b|that\b|them\b|one\b|two\b)[^,.;?]{2,40} (?:out|off|away|back out)(?= again|[\s,.!]|$)|take (?:it|that|them) (?:out|off|away|back out)(?!\p{L}))`;

/** `oh hold on, take the bell out`, `too many, drop the big one`: what comes before says nothing, or why. */
const beforeRemoval = new RegExp(
  String.raw`^(?:(?:(?:${openers}|no|nope|wait)[\s,.!…]+)+|(?!.*\b(?:add|put|take|have|swap|make|order)\b.*[,.])[^,.;?!]{2,40}[,.!]\s+)(?=${removing})`,
  'iu',
);
/** `changed my mind about the spork, take it out again` */
const aboutRemoved = new RegExp(
  String.raw`^(?:.*\babout|no) (?<what>the [^,.;?]{2,40}?)[,.!]\s+(?:please )?(?:remove|drop|take|leave|delete) (?:it|that|them)\b.*$`,
  'iu',
);
const removed = new RegExp(String.raw`^(?:${removing.replace('remove|', '')})`, 'iu');

const taking = String.raw`(?:add|put|order|buy|take|get me|give me|i'll (?:take|have|get|buy|order)|i take|i'd like|i (?:want|need))`;
const pronoun = String.raw`(?:(?:${countWords.en}|a|an) of )?(?:it|that|this|them|these|those)(?: one)?`;
const also = String.raw`(?:(?:also|then|please|gleich|noch|mal|eben|dazu|auch|direkt|også|så|maybe|just|add|put in|throw in|i'll take|i'll have|i also (?:need|want)|i need|get me|give me)[\s,]+)*`;
/** `go on then, stick it in` */
const stickIn = new RegExp(
  String.raw`${opening}(?:(?:yes|yeah|yep)[\s,.!]+)?(?:go on then[\s,.!]+)?(?:stick|chuck|pop|throw|bung|put|shove) (?<what>it|that|them|one|both|that one) in(?:[\s,]+(?:then|please))*[\s.!]*$`,
  'iu',
);
/** What begins no thing: another sentence. */
const noThing = String.raw`(?!(?:what|how|when|where|which|who|why|is|are|do|does|can|could|will|would|has|have|no|not|that's|it|i|we|you)\b)`;

/** `i'll take it. and a lamp`, `that one, plus a lamp`: what is spoken of and other things, as one list. */
const joined = new RegExp(
  String.raw`${opening}(?<verb>${taking} )?(?<it>${pronoun})(?<value>,? in (?:the )?[^\s,.;]+)?(?: (?:then|please|and all))*\s*(?:[.,;!]+\s*)?(?:and|plus|as well as|along with)\s+${also}(?:one more|another) (?<more>${noThing}\p{L}.+)$|${opening}(?<verb>${taking} )?(?<it>${pronoun})(?<value>,? in (?:the )?[^\s,.;]+)?(?: (?:then|please))*\s*(?:[.,;!]+\s*)?(?:and|plus|as well as|along with)\s+${also}(?<rest>${noThing}[\p{L}\d].+)$`,
  'iu',
);

/** `yes please, two pairs, and a scarf` */
const countBeside = new RegExp(
  String.raw`^(?:(?:ok|great)[\s,]+)*yes(?: please)?[\s,]+(?<count>${countWords.en})(?: (?:pairs?|pieces?|pcs))?,? and (?=(?:an?|one|the|two|\d)\b)`,
  'iu',
);

/** `a lamp for the kids`, `a bell to go with it`: what it is for says not which. */
const purpose =
  /\s+(?:to go with (?:it|that|them)|for (?:him|her|us|the (?:kids|children|missus|wife|boys|girls)|my \p{L}+))(?=\s*(?:$|[,.;!]|\band\b|\bplease\b))/giu;

/** `two packs filters`, `a bag coffee`, as German and Norwegian say it. */
const packsOf = new RegExp(
  String.raw`(?<![\p{L}\d])(${countWords.en}|a|an) (packs?|bags?|bottles?|pose|eske|pakke|flaske|glass|boks|beutel|packung|flasche|dose|glas|tüte) (?!of\b|with\b|and\b|in\b|please\b|to\b|it\b|then\b)(?=\p{L}{3,})`,
  'giu',
);

/** A message (in English) about the cart with nothing that only leads to it, and as one list where it names several things. */
export function inOrderClauses(text: string): string {
  const { what } = aboutRemoved.exec(text)?.groups ?? {};
  if (what !== undefined) return `remove ${what}`;
  const bare = text.replace(beforeRemoval, '').replace(packsOf, '$1 $2 of ');
  if (removed.test(bare)) return bare.replace(/^(?:lose|ditch|scrap|get rid of|leave out) /i, 'remove ');
  const plain = bare.replace(purpose, '').replace(stickIn, 'add $<what>').replace(countBeside, '$<count> of it and ');
  const { verb, it, value = '', more, rest } = joined.exec(plain.replaceAll('’', "'"))?.groups ?? {};
  if (it === undefined) return plain;
  const others = more === undefined ? rest : `a ${more}`;
  return `${verb === undefined ? '' : 'add '}${it}${value.replace(',', '')} and ${others}`;
}
