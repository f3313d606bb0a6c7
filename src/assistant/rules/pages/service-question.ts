import type { SearchCriteria } from '../../conversation/conversation.ts';
import { isAspect, topicsIn } from '../../retrieval/passages/topics.ts';

/** Topics of which a question is about what the shop does, whichever goods it names. */
const services: ReadonlySet<string> = new Set(
  `return refund exchange delivery repair warranty pay instalment invoice wrap collect rent used assemble install sharpen
  lesson appointment newsletter loyalty student voucher job engrave parking privacy customs tax`.split(/\s+/),
);

/** What no goods are called: `do you have a newsletter` asks for no product. */
const neverGoods: ReadonlySet<string> = new Set('newsletter loyalty student lesson job instalment invoice'.split(' '));

const question =
  /^(?:(?:hi|hello|hey|and|ok|okay|so|please)[\s,]+)*(?:how|what|when|where|who|why|can|could|may|must|do|does|is|are|will|would|am i|should|from how much|within)\b/;

/** `do you sell return labels`, `can I get a delivery bag`: goods are asked for. */
const asksForGoods =
  /^(?:and )?(?:do you (?:also )?(?:have|sell|carry|stock)|have you got|got any|can i (?:buy|get)|is there|are there)\b/;

/** The services that a message asks about, with goods or without: `how long is the guarantee on drills`. */
export function servicesAskedFor(text: string, { terms }: SearchCriteria): readonly string[] {
  const topics = topicsIn(text);
  const asked = topics.filter((topic) => services.has(topic));
  if (asksForGoods.test(text)) return terms.length === 0 && asked.every((topic) => neverGoods.has(topic)) ? asked : [];
  if (question.test(text)) return asked;
  return topics.every((topic) => services.has(topic) || isAspect(topic)) ? asked : [];
}

export function asksForService(text: string, criteria: SearchCriteria): boolean {
  return servicesAskedFor(text, criteria).length > 0;
}

/**
 * Whether a message asks what the shop does or is, of which goods are no answer: `do you cut keys`, `is your packaging
 * plastic free`.
 */
export function asksOfShop(text: string): boolean {
  return ofShop.test(text) && !ofGoods.test(text);
}

const ofShop =
  /^(?:(?:hi|hello|hey|and|ok|okay|so)[\s,]+)*(?:(?:do|can|could|will|did) (?:you|u|someone|somebody|anyone)|are you|(?:is|are) your|(?:can|could|may|am|must|do|will) i (?!need\b|want\b|use\b|wear\b|put\b|wash\b)|have you been)\b/;
const ofGoods =
  /^(?:(?:hi|hello|hey|and|ok|okay|so)[\s,]+)*(?:(?:do|can|could|will|did) (?:you|u) (?:also |still |please |maybe |perhaps )?(?:have|sell|carry|stock|show|find|recommend|suggest|help|add|put|tell|compare|get|know|think|see|give me|send me|want|like|remove|look|search|list|order)\b|(?:can|could|may) i (?:buy|get|have|order|see|find|add)\b)/;
