/** A message that takes back the beginning of itself: `add two … no wait, just one`. */
export interface SelfCorrection {
  readonly before: string;
  /** What is said instead. */
  readonly instead: string;
  /** `no` alone may also exclude something: `add the muesli, no nuts`. */
  readonly isSure: boolean;
}

const hesitation = String.raw`(?:or|but|oh|ah|ach|åh|hm+|um+|uh+|ok|and|well)`;
const retraction = String.raw`(?:no(?:pe)? wait|or rather|wait|hold on|sorry|actually|rather|better|i mean|i meant|correction|scratch that|on second thoughts?|no(?:pe)?)`;
const closing = String.raw`(?:(?:[\s,.!;:…–-]+)(?:${retraction}|${hesitation})(?![\p{L}']))*`;

/** After a pause, or after `or`: a word that takes back what was said before it. */
const marker = new RegExp(
  String.raw`(?:\s*[.,;!…–]+\s*(?:${hesitation}[\s,.!…]+)*|\s+or[\s,]+|\s+(?=no(?:pe)?[\s,]+(?:wait|sorry|actually|just|only)\b))(?<word>${retraction})(?![\p{L}'])${closing}(?<pause>[\s,.!;:…–-]+)(?=[\p{L}\d])`,
  'iu',
);

/** What can follow `no` without a pause: `no the red one`, `no just one`, and no goods that are not wanted. */
const afterNo =
  /^(?:the|it|that|this|in|just|only|size|make|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|i(?:'ll| want| need| take| mean))(?![\p{L}'])/iu;

const noCorrection =
  /^(?:problem|problems|worries|worry|thanks|thank|need|idea|matter|rush|hurry|more|questions?|for the|about|that i|to bother|than)\b|\?/i;

/** The first correction of itself in a message; null where it has none. */
export function selfCorrection(message: string): SelfCorrection | null {
  const found = message.length > maxLength ? null : marker.exec(message);
  if (!found) return null;
  const { word = '', pause = '' } = found.groups ?? {};
  const before = message.slice(0, found.index).trim();
  const instead = message.slice(found.index + found[0].length).trim();
  if (
    before === '' ||
    interjections.test(before) ||
    noCorrection.test(instead) ||
    instead.split(/\s+/).length > maxWords
  )
    return null;
  const isBareNo = /^no(?:pe)?$/i.test(word) && /^\s+$/.test(pause) && /^\s*no(?:pe)?\s*$/i.test(tail(found[0]));
  return { before, instead, isSure: !isBareNo || afterNo.test(instead) };
}

/** `oh, sorry, just two` takes back nothing of its own. */
const interjections =
  /^(?:(?:oh|ah|ach|åh|hm+|um+|uh+|well|wait|sorry|actually|no|nope|yes|ok|okay|great|perfect|fine|good|thanks|thank you|please|that's too (?:many|much)|too (?:many|much))[\s,.!…]*)+$/i;

/** The words of the marker, without the pause before them. */
function tail(text: string): string {
  return text.replace(/^[\s.,;!…–]+/, '');
}

/** Longer messages tell a story. */
const maxLength = 200;
const maxWords = 10;
