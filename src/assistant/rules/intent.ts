import type { Conversation, SearchCriteria } from '../conversation/conversation.ts';
import { tokensOf } from '../retrieval/words/words.ts';
import { normalizeMessage } from './rule.ts';
import { isCountryTopic } from '../retrieval/passages/countries.ts';
import { isAspect, topicsIn } from '../retrieval/passages/topics.ts';
import { asksForService, asksOfShop } from './pages/service-question.ts';

/** What a message asks for that matches no rule. */
export type Intent =
  | 'unsupported-language'
  /** It contains nothing to search for. */
  | 'empty'
  /** About one product. */
  | 'details'
  | 'policy'
  /** Goes on with the question before, which was answered from the shop's texts. */
  | 'follow-up'
  /** Names nothing that the catalog knows. */
  | 'question'
  | 'refine'
  | 'search';

/** What a message asks for, by what it says about products and by what was said before. */
export function recognizeIntent(message: string, criteria: SearchCriteria, conversation: Conversation): Intent {
  const text = withoutCompounds(normalizeMessage(message), criteria);
  if (isUnsupportedLanguage(message) && !namesAnything(criteria)) return 'unsupported-language';
  return aboutText(text, criteria, conversation) ?? aboutProducts(text, criteria, conversation);
}

/** `wash bag` and `repair kit` are goods, unless the message is a question: `can I wash bags`. */
function withoutCompounds(text: string, { terms }: SearchCriteria): string {
  if (questionStart.test(text)) return text;
  const types = terms.filter(({ readings }) => readings.some(({ kind }) => kind === 'type'));
  return types.reduce(
    (rest, { label }) =>
      rest.replace(
        new RegExp(
          String.raw`\b(?:wash(?:ing)?|clean(?:ing)?|repair|return|gift ?wrap(?:ping)?) (?=${RegExp.escape(label)}\b)`,
          'u',
        ),
        '',
      ),
    text,
  );
}

/** Whether it asks about one product or about something in the shop's content; null when neither. */
function aboutText(
  text: string,
  criteria: SearchCriteria,
  conversation: Conversation,
): 'policy' | 'follow-up' | 'details' | null {
  if (conversation.lastQuestion !== null && goesOn(text, criteria, conversation)) return 'follow-up';
  if ((policyTopics.test(text) || asksForService(text, criteria)) && !namesKind(criteria) && !pointsAt(text))
    return 'policy';
  const hasShown = conversation.focus !== null || conversation.lastProducts.length > 0;
  if (hasShown && (ordinalAlone.test(text) || asksForValue(text, criteria, conversation))) return 'details';
  if (comparativeAlone.test(text) && conversation.lastProducts.length > 1) return 'details';
  if (complaint.test(text)) return 'policy';
  const isOfShown = hasShown && pointsAt(text);
  if (termsOfService.test(text) || (asksForService(text, criteria) && !isOfShown && !asksForMeasure.test(text)))
    return 'policy';
  const isAboutOne = productQuestion.test(text) && (namesThing(criteria) || pointsAtOne(text, hasShown));
  if (isAboutOne && !criteria.sort) return 'details';
  return policyTopics.test(text) && !(namesKind(criteria) && asksForThing.test(text)) ? 'policy' : null;
}

/** `and to Norway`, `Norway too?`, `when exactly`, `how long do you keep it`: says only what is asked of the matter before. */
function goesOn(text: string, criteria: SearchCriteria, { focus, lastQuestion }: Conversation): boolean {
  if (asksItsPrice.test(text) && topicsIn(lastQuestion ?? '').some((topic) => paidServices.has(topic))) return true;
  if (followUpStart.test(text)) return !namesKind(criteria);
  const topics = topicsIn(text);
  const isQuestion = questionStart.test(text) || text.includes('?') || topics.some(isAspect);
  const isOfMatter =
    isQuestion && topics.length > 0 && topics.every((topic) => isAspect(topic) || isCountryTopic(topic));
  if (isOfMatter) return focus === null || !pointsAt(text) || topics.some(isCountryTopic);
  return focus === null && asksOfShop(text) && pointsAt(text) && !namesThing({ ...criteria, words: [] });
}

/** `how much is that` after `do you assemble it` */
const asksItsPrice = /^(?:(?:and|ok|so)[\s,]+)*(?:how much is|what does) (?:it|that|this)(?: cost)?[\s?.!]*$/;

const paidServices: ReadonlySet<string> = new Set(
  'repair assemble install rent sharpen engrave wrap lesson'.split(' '),
);

/** `return key broken, need a keyboard`, `headsets you can ship today`: for goods, whatever else it mentions. */
const asksForThing =
  /\b(?:i |we )?(?:need|looking for|searching for|want to buy) (?:an? |some |new |another )|^(?:\p{L}+ ){1,3}(?:that |which )?you can (?:ship|send|deliver)\b/u;

function aboutProducts(
  text: string,
  criteria: SearchCriteria,
  conversation: Conversation,
): 'refine' | 'empty' | 'question' | 'search' {
  const isAnew = conversation.foundNothing && asksForRange.test(text);
  if (conversation.lastSearch && !isAnew && isContinued(text, criteria, conversation.lastSearch)) return 'refine';
  if (namesAnything(criteria) || /\b(?:everything|all|products)\b/.test(text)) return 'search';
  if (criteria.words.length === 0) return 'empty';
  return questionStart.test(text) && !asksForGoods.test(text) ? 'question' : 'search';
}

/** `what do you have for kids` after nothing was found is another search. */
const asksForRange = /^(?:(?:and|so|ok|well|hmm)[\s,]+)*what (?:else )?(?:do you have|have you got|do you sell)\b/;

/** `in moss?` right after an answer about one product. */
function asksForValue(
  text: string,
  { terms, words, priceMin, priceMax }: SearchCriteria,
  { focus }: Conversation,
): boolean {
  const isValueAlone = terms.length > 0 && words.length === 0 && priceMin === null && priceMax === null;
  return (
    focus !== null &&
    isValueAlone &&
    /^(?:and |or |what about |how about )?in \S+(?: \S+)?$/.test(text.replace(/[?!.]$/, ''))
  );
}

/** A type, a tag, or a word that may be part of a name. */
function namesThing({ terms, words }: SearchCriteria): boolean {
  return (
    words.length > 0 || terms.some(({ readings }) => readings.some(({ kind }) => kind === 'type' || kind === 'tag'))
  );
}

function namesAnything({ terms, excluded = [], measures = [], ...bounds }: SearchCriteria): boolean {
  const { priceMin, priceMax, reduced, sort } = bounds;
  const isBound = priceMin !== null || priceMax !== null || sort !== null || reduced === true;
  return isBound || terms.length + excluded.length + measures.length > 0;
}

function pointsAtOne(text: string, hasShown: boolean): boolean {
  return (
    hasShown &&
    (pointsAt(text) ||
      /^(?:which|what|how|who|where)\b|^(?:and |any |in )?(?:other|different|more) (?:colou?rs?|sizes?)\b/.test(text))
  );
}

function pointsAt(text: string): boolean {
  return /\b(?:it|its|this|they|them|these|those|one|first|second|third|last)\b/.test(text);
}

function namesKind({ terms }: SearchCriteria): boolean {
  return terms.some(
    ({ negated, readings }) =>
      !negated && readings.some(({ kind }) => kind === 'type' || kind === 'tag' || kind === 'collection'),
  );
}

/** What is excluded is not looked for: `not food` narrows a search. */
function namesType({ terms }: SearchCriteria): boolean {
  return terms.some(
    ({ negated, readings }) => !negated && readings.some(({ kind }) => kind === 'type' || kind === 'collection'),
  );
}

/** `for kids`, `and wireless`, `with a lid`, `made of glass`, `rather oak`: it narrows the last search. */
const addedCondition =
  /^(?:(?:and|but|only|just|rather)(?: (?:for|in|with|without|not|from|of))?|for|with|without|in|not|no|from|of|made (?:of|from)|but not|except) (?!(?:what|how|is|are|do|can|problems?|thanks|idea|matter)\b)/;

/** Whether it adds a condition to the last search instead of naming another product type. */
function isContinued(text: string, criteria: SearchCriteria, before: SearchCriteria): boolean {
  const isNarrowed = /^(?:only|just)\b/.test(text);
  if (text.split(' ').length > 7) return false;
  if (isNarrowed || (/\bcheaper\b/.test(text) && !namesKind(criteria))) return true;
  const isOfReduced = isReducedOnly(before) && criteria.words.length === 0 && !namesKind(criteria);
  if (isOfReduced || someOfThese.test(text)) return true;
  if ((addedCondition.test(text) || replacesProperty.test(text)) && !namesType(criteria)) return true;
  if (namesKind(criteria) || /\b(?:things?|stuff|products?|items?|anything|something)\b/.test(text)) return false;
  if (refinementWords.test(text)) return true;
  // After a search for words alone, other conditions than bounds, exclusions and orders start a new search.
  const isBound = criteria.terms.every(({ negated }) => negated);
  return criteria.words.length === 0 && namesAnything(criteria) && (before.terms.length > 0 || isBound);
}

/** `what is on sale`, and then `anything under €100`. */
function isReducedOnly({ terms, words, reduced }: SearchCriteria): boolean {
  return reduced === true && terms.length + words.length === 0;
}

const someOfThese =
  /^(?:(?:and|is|are|there|ok|so)[\s,]+)*(?:something|anything|some|any|one|which) of (?:it|them|these|those|that)\b/;

/** `something made of wood instead`: another property of the same thing. */
const replacesProperty =
  /^(?:something|anything|rather|maybe) (?:else )?(?:in|of|from|with|without|made|for)\b.*\b(?:instead|then|rather)\b/;

/** A few words that may narrow the last search or begin a new one. A kind of product begins one. */
export function mayNarrow(message: string, criteria: SearchCriteria): boolean {
  const text = normalizeMessage(message);
  const count = criteria.words.length + criteria.terms.length;
  if (count === 0 || count > maxNarrowing || namesType(criteria)) return false;
  const asksAgain = questionStart.test(text) && (criteria.words.length > 0 || namesKind(criteria));
  return !asksAgain && !/\b(?:things?|stuff|products?|items?|anything|something|i need|show me)\b/.test(text);
}

const maxNarrowing = 3;

/** Topics of policies and pages. */
export const policyTopics =
  /\b(?:returns?|returned|returning|returnable|refund(?:s|ed)?|exchange|send (?:it |them |something )?back|deliver(?:y|ies|ed|s)?|shipping|ships?|shipped|shipment|postage|customs|duties|vat|tax(?:es)?|warranty|guarantee|repair(?:s|ed)?|mend|privacy|cookies?|personal data|contact|phone (?:number|you)|by phone|your (?:tele)?phone|telephone number|call you|e-?mail|address|opening (?:hours|times)|open on|pay(?:ment)?s?|invoice|credit card|withdraw(?:al)?|terms|complain(?:t|ts)?|(?:in|for) (?:the |a |my )?(?:dishwasher|microwave)|(?:dishwasher|microwave)[ -](?:safe|proof)|wash(?:ing)?|clean(?:ing)?|pick ?up|collect it|gift ?-?wrap(?:ping|ped)?|accept|amex|american express|bank transfer|cash on delivery|instal?lments?|price[- ]match(?:es|ing)?|gift receipts?|paypal|klarna|visa|mastercard|vipps|(?:apple|google) pay|discounts?|vouchers?|arrived?|broken?|cracked|damaged|faulty|my data|collect (?:it|my|the|an)|legal|imprint)\b/;

/** `how much is delivery for a sofa`: about the service, whatever the product. */
const termsOfService =
  /\b(?:how (?:much|long)|what'?s?)(?: (?!and\b)[\p{L}']+){0,4} (?:delivery|shipping|postage|warranty|guarantee)\b(?! (?:bag|box|label))/u;

/** `what does it weigh when shipped`: about the product. */
const asksForMeasure = /\b(?:weighs?|weight|dimensions?|how (?:big|heavy|tall|wide)|made (?:of|from))\b/;

/** `the honey was leaking`: about what somebody has bought. */
const complaint =
  /\b(?:was|were|is|are|arrived|came|got|received|has|have)\b(?: \p{L}+){0,3} (?:broken|damaged|cracked|leaking|leaked|smashed|torn|scratched|faulty|defective|mouldy|rotten|spoiled)\b(?! ?-?(?:glass|denim|jeans|leather))/u;

/** `the cheaper one then`: of two products that were shown. */
const comparativeAlone =
  /^(?:(?:ok|okay|hmm|and|then|so|no|just|rather|i'd like|i want|show me|what about|how about)[\s,]+)*the (?:(?:more|most|less|least) )?(?:expensive|\p{L}+er|\p{L}+est|cheap|dear) (?:one|of (?:them|these|those|the two))(?:[\s,]+(?:then|please|instead))*[.!?]*$/u;

/** Questions about one product. */
export const productQuestion =
  /\bwhat (?:would|will|do|does) .*\bcosts?\b|\bhow (?:big|tall|high|wide|deep|heavy|long|large|thick|much|loud|noisy|quiet|bright|powerful|fast|far)\b|\b(?:dimensions?|measurements?|measures?)\b|\bhow many (?:are|left|do you have)\b|\bwhat\b.*\bmade (?:of|from)\b|\bmade (?:of|from)\s*\??$|\b(?:weigh|weighs|weight)\b|\bwhat(?:'s| is| are) in (?:it|them|this|that|these|those)\b|\b(?:discount|reduction|deal|offer|guarantee|warranty) on (?:it|this|that|the|your|them|these|those)\b|\bmore about\b|\btell me about\b|\bdetails\b|\bdescri(?:be|ption)\b|\bcomes? in\b|\b(?:which|what) (?:other )?(?:colou?rs?|sizes?|options|finish(?:es)?|woods?)\b|\b(?:is|are) (?:it|this|that|the|they)\b|\bdo(?:es)? (?:it|this|that|the|they)\b|^(?:and |any |in |what about )?(?:other|different|more) (?:colou?rs?|sizes?)\b|\bwhen (?:will|do|are) you (?:have|get|getting)\b(?:.*\b(?:again|back|in|more)\b| (?:it|this|that|them|these|those)\b)|\b(?:do you (?:have|do|stock)|have you(?: got)?|can i get) (?:it|this|that|them|these|those) in\b|\bwho (?:made|makes|designed|designs|has .*\bmade)\b|\bwhere (?:is|are|was|were) (?:it|this|that|they|the) .*made\b|\bwhere (?:is it|are they) from\b|\bwhere (?:is|are) made\b|\bwhere (?:do|does|did) (?:it|this|that|they|the) .*\bcome from\b|\bmade in \p{L}|\b(?:wash|clean|care for|iron|oil|dry) (?:it|them|this|that|these)\b|\bis there (?:a|an) .* version\b|\b(?:can|could|would|should|will) (?:it|they|these|those)\b(?!.*\b(?:arriv|deliver|ship|return|refund|exchang|sent|send|collect|pick|gift|engrav))|\b(?:put|use|wear|eat|drink|heat|freeze|boil|microwave|store) (?:it|them|this|that|these|those)\b/u;

/** Words that add a condition to the last search. */
export const refinementWords =
  /^(?:and|or|only|just|but|what about|how about|in|under|over|below|above|without|not|no|with|cheaper|make it|rather)\b|\b(?:ones?|instead|cheaper|too expensive|less expensive|as well)\b/;

export const questionStart =
  /^(?:how|what|when|where|why|who|which|can|may i|do|does|is|are|will|would|could i|must i|am i)\b/;

/** `the second one`, `number 3 please`, `the cheaper one`: nothing but a product of the last list. */
export const ordinalAlone = new RegExp(
  String.raw`^(?:(?:ok|okay|yes|no|please|and|then|so|rather|show me|tell me about|what about|how about|more about|i (?:like|prefer|mean|meant|love))[\s,]+)*` +
    String.raw`(?:the )?(?:(?:first|second|third|fourth|fifth|sixth|last|other|1st|2nd|3rd|[4-6]th|number (?:\d|one|two|three|four)|# ?\d)(?: (?:ones?|product|option|of (?:them|these|those)))?` +
    String.raw`|(?:cheaper|cheapest|dearer|dearest|more expensive|most expensive|less expensive|least expensive) (?:one|of (?:them|these|those|the two)))(?:[\s,]+(?:then|please))*[\s.!?]*$`,
);

/** Whether a message asks something other than for goods, or which of them: `which toner fits`. */
export function asksForAnswer(message: string): boolean {
  const text = normalizeMessage(message);
  return questionStart.test(text) && !asksForGoods.test(text) && !/^(?:which|what)\b/.test(text);
}

/** `how do I wash wool`, `where are your shirts made`: about goods, but no request for them. */
export function asksHow(message: string): boolean {
  const text = normalizeMessage(message);
  return notForGoods.test(text) && !asksForGoods.test(text) && !productQuestion.test(text);
}

const notForGoods =
  /^(?:how (?!much\b|many\b)|(?:where|why|when|who|should|must|tips|can someone)\b|(?:can|may) (?:i|you|we)\b)/;

/** `do you have sofas`: about goods, although it is a question. */
const asksForGoods =
  /^(?:and )?(?:do you (?:also )?(?:have|sell|carry|stock|offer)|have you got|got any|can i (?:buy|get)|(?:can|could|will|would) you (?:please )?(?:recommend|suggest|find|show))\b/;

/** `what about the UK`: continues a question that was answered from the shop's content. */
export const followUpStart = /^(?:and|or|what about|how about|what if|but)\b/;

/**
 * Whether a message is not in English: it has a common word of another language, or no Latin letter. The words are
 * unlikely in English sentences and in names of products.
 */
export function isUnsupportedLanguage(message: string): boolean {
  if (/\p{L}/u.test(message) && !/\p{Script=Latin}/u.test(message)) return true;
  return tokensOf(message).some((token) => foreignWords.has(token));
}

const foreignWords = new Set(
  `je vous avez cherche est une des les combien pour bonjour puis voudrais livraison
  hola tienen busco quiero cuanto cuesta para una gracias envio
  avete vorrei quanto costa cerco spedizione ciao
  heeft jullie hoeveel ik zoek niet`
    .split(/\s+/)
    .filter(Boolean),
);
