import { type CartIntent, parseCartIntent } from '../cart/cart-intent.ts';
import type { Conversation, SearchCriteria } from '../conversation/conversation.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokensOf } from '../retrieval/words.ts';

export type Intent =
  | { readonly kind: 'write'; readonly consent: CartIntent }
  | {
      readonly kind:
        PatternIntent | 'foreign' | 'nothing' | 'details' | 'policy' | 'follow-up' | 'question' | 'refine' | 'search';
    };

/** What a message wants to be done, given what it says about products and what was said before. */
export function recognizeIntent(message: string, criteria: SearchCriteria, conversation: Conversation): Intent {
  const text = normalizeMessage(message);
  const consent = parseCartIntent(message);
  if (consent) return { kind: 'write', consent };
  const found = intentPatterns.find(([, pattern]) => pattern.test(text));
  if (found) return { kind: found[0] };
  if (isUnsupportedLanguage(message) && !namesAnything(criteria)) return { kind: 'foreign' };
  return { kind: aboutText(text, criteria, conversation) ?? aboutProducts(text, criteria, conversation) };
}

/** Folded, with the apostrophes that quick typing leaves out. */
function normalizeMessage(message: string): string {
  return foldAccents(message)
    .trim()
    .replace(/\b(what|where|who|how|that)s\b/g, "$1's");
}

/** One product is asked about, or something that the shop's texts tell; null when neither. */
function aboutText(
  text: string,
  criteria: SearchCriteria,
  conversation: Conversation,
): 'policy' | 'follow-up' | 'details' | null {
  if (conversation.asked !== null && followUpStart.test(text) && !namesKind(criteria)) return 'follow-up';
  if (policyTopics.test(text) && !namesKind(criteria) && !pointsAt(text)) return 'policy';
  const hasShown = conversation.focus !== null || conversation.shown.length > 0;
  if (hasShown && (ordinalAlone.test(text) || asksForValue(text, criteria, conversation))) return 'details';
  const isAboutOne = productQuestion.test(text) && (namesThing(criteria) || pointsAtOne(text, hasShown));
  if (isAboutOne && !criteria.sort) return 'details';
  return policyTopics.test(text) ? 'policy' : null;
}

function aboutProducts(
  text: string,
  criteria: SearchCriteria,
  conversation: Conversation,
): 'refine' | 'nothing' | 'question' | 'search' {
  if (conversation.wanted && isContinued(text, criteria, conversation.wanted)) return 'refine';
  if (namesAnything(criteria) || /\b(?:everything|all|products)\b/.test(text)) return 'search';
  if (criteria.words.length === 0) return 'nothing';
  return questionStart.test(text) ? 'question' : 'search';
}

/** `in moss?` right after one product was spoken of. */
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

/** A type, a maker, or a word that may be a name. */
function namesThing({ terms, words }: SearchCriteria): boolean {
  return (
    words.length > 0 || terms.some(({ readings }) => readings.some(({ kind }) => kind === 'type' || kind === 'tag'))
  );
}

function namesAnything({ terms, priceMin, priceMax, sort }: SearchCriteria): boolean {
  return terms.length > 0 || priceMin !== null || priceMax !== null || sort !== null;
}

function pointsAtOne(text: string, hasShown: boolean): boolean {
  return hasShown && (pointsAt(text) || /^(?:which|what|how|who|where)\b/.test(text));
}

function pointsAt(text: string): boolean {
  return /\b(?:it|its|this|they|them|these|those|one|first|second|third|last)\b/.test(text);
}

function namesKind({ terms }: SearchCriteria): boolean {
  return terms.some(({ readings }) =>
    readings.some(({ kind }) => kind === 'type' || kind === 'tag' || kind === 'collection'),
  );
}

/** It adds a condition to the search before, rather than to name another kind of thing. */
function isContinued(text: string, criteria: SearchCriteria, before: SearchCriteria): boolean {
  const isNarrowed = /^(?:only|just)\b/.test(text);
  if (text.split(' ').length > 7) return false;
  if (isNarrowed || (/\bcheaper\b/.test(text) && !namesKind(criteria))) return true;
  if (namesKind(criteria) || /\b(?:things?|stuff|products?|items?|anything|something)\b/.test(text)) return false;
  if (refinementWords.test(text)) return true;
  // After loose words alone, conditions by themselves are rather a new search.
  return criteria.words.length === 0 && namesAnything(criteria) && before.terms.length > 0;
}

/** What a message says in few, certain words. */
export type PatternIntent =
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'person'
  | 'hours'
  | 'address'
  | 'annoyed'
  | 'undo'
  | 'cart'
  | 'checkout'
  | 'order'
  | 'note'
  | 'compare'
  | 'recommend'
  | 'collections'
  | 'navigate'
  | 'more';

const cartNoun = '(?:cart|basket|bag)';

/** Tried in this order. Everything here reads folded text. */
export const intentPatterns: readonly (readonly [PatternIntent, RegExp])[] = [
  ['greeting', /^(?:hi|hello|hey|hei|good (?:morning|afternoon|evening|day))(?: there)?[\s!.,]*$/],
  ['thanks', /^(?:many |ok |okay |great |perfect )*(?:thanks|thank you|thx|cheers|bye|goodbye)\b[^?]{0,30}$/],
  [
    'help',
    /^help\b|\bwhat can (?:you|i) (?:do|ask)|\bwho are you\b|\bare you (?:a |an )?(?:human|bot|robot|real|person|ai|chatgpt)|\bhow do you work\b/,
  ],
  [
    'person',
    /\b(?:talk|speak|chat|connect)\b.*\b(?:human|person|someone|somebody|agent|staff|people|you guys)\b|\b(?:customer|live) (?:service|support|chat|care)\b|\b(?:phone|telephone|contact|call)\b.*\b(?:number|you|details|info(?:rmation)?)\b|\b(?:your|an?) e-?mail(?: address)?\b|^(?:phone|telephone|e-?mail|contact)\s*\??$/,
  ],
  [
    'hours',
    /\b(?:opening (?:hours|times)|open (?:on|today|tomorrow|now|at|until|till|late)|(?:when|what time) (?:are|do|does|is)\b.*\b(?:open|close)|are you (?:open|closed))\b/,
  ],
  [
    'address',
    /\b(?:where (?:are|is|can i (?:find|visit)) (?:you(?! (?:ship|deliver))|the (?:shop|store)|your (?:shop|store|showroom))|(?:a|your) (?:physical |real )?(?:shop|store|showroom)(?: \w+)? in|your address|visit (?:you|the (?:shop|store)|your (?:shop|store)))\b/,
  ],
  [
    'annoyed',
    /\b(?:useless|stupid|idiot|dumb|rubbish|terrible|awful|sucks?|hate (?:you|this)|shit\w*|f+u+c+k\w*|wtf|you(?:'re| are) (?:no help|bad|wrong|annoying)|not helpful|doesn't help|that's wrong)\b/,
  ],
  [
    'note',
    /\b(?:leave|add|write|include|send) (?:a |an? \w+ )?(?:note|message|card)\b.*\b(?:order|gift|parcel|present|cart)\b/,
  ],
  [
    'order',
    /\b(?:where|track|trace|status|cancel|change)\b.*\b(?:my|an?|the) (?:order|parcel|package|delivery)\b|^order (?:status|number|history)|^(?:show |see |find |view )?(?:me )?my orders?\b/,
  ],
  ['undo', /^(?:please )?(?:undo|take (?:it|that) back|revert|go back|never ?mind|forget it)(?: that| it)?[\s!.]*$/],
  [
    'checkout',
    /\bcheck ?out\b|\bpay (?:now|for (?:it|them|this|these))\b|\b(?:place|complete|finish) (?:the|my|an) order\b/,
  ],
  [
    'cart',
    new RegExp(
      String.raw`\b(?:what(?:'s| is)|show|see|view|open|look at|how much is)\b.*\b(?:my|the|our) ${cartNoun}\b|^(?:my |the )?${cartNoun}\s*\??$|\b(?:what(?:'s| is)|how much is) (?:the|my) (?:total|sum)\b|\bhow much (?:does (?:it|that)|do i) (?:come to|owe|pay)\b`,
    ),
  ],
  [
    'compare',
    /\bcompare\b|\bdifferences? between\b|\bvs\.?\b|\bversus\b|\b(?:which|what) (?:one |of (?:them|these|those|the two) )?is (?:the )?(?:better|best|bigg(?:er|est)|larg(?:er|est)|small(?:er|est)|cheap(?:er|est)|dear(?:er|est)|(?:more|most|less|least) expensive|tall(?:er|est)|high(?:er|est)|short(?:er|est)|wid(?:er|est)|heav(?:ier|iest)|light(?:er|est))\b/,
  ],
  [
    'recommend',
    /\bgo(?:es)? (?:well |nicely )?(?:together )?with\b|\b(?:match(?:es|ing)? (?:with|the|this|that|it|these|my)|pairs? with|combine|complements?|accompany)\b|\bsimilar\b|\balternatives? (?:to|for)\b|\b(?:something|anything|others?|more) like\b|\brecommend(?:ations?)? (?:for|with)\b/,
  ],
  [
    'collections',
    /\bwhat (?:else )?(?:do|does|can) (?:you|the shop|i) (?:sell|have|offer|stock|carry|make|buy)(?: here)?\s*\??$|\bcategories\b|\bcollections\b|\bdepartments\b|^what is (?:this shop|there)\b/,
  ],
  ['navigate', /^(?:please )?(?:go to|take me to|bring me to|open|navigate to)\b/],
  [
    'more',
    /^(?:please )?(?:show )?(?:me )?(?:some |the )?(?:more|next|others?|rest)(?: (?:of (?:them|these|those)|results|options|please|ones?|products))*[\s.!?]*$|^(?:anything|what) else\s*\??$/,
  ],
];

/** Matters that policies and pages tell of. */
export const policyTopics =
  /\b(?:returns?|returned|returning|refund(?:s|ed)?|exchange|send (?:it |them |something )?back|deliver(?:y|ies|ed|s)?|shipping|ships?|shipped|shipment|postage|customs|duties|vat|tax(?:es)?|warranty|guarantee|repair(?:s|ed)?|mend|privacy|cookies?|personal data|contact|phone|telephone|e-?mail|address|opening (?:hours|times)|open on|pay(?:ment)?s?|invoice|credit card|withdraw(?:al)?|terms|complain(?:t|ts)?|dishwasher|microwave|wash(?:ing)?|clean(?:ing)?|pick ?up|collect it|gift ?-?wrap(?:ping|ped)?|accept|paypal|klarna|visa|mastercard|vipps|(?:apple|google) pay|discounts?|vouchers?|arrived?|broken?|cracked|damaged|faulty|my data|collect (?:it|my|the|an)|legal|imprint)\b/;

/** Questions that one product answers. */
export const productQuestion =
  /\bhow (?:big|tall|high|wide|deep|heavy|long|large|thick|much)\b|\b(?:dimensions?|measurements?|measures?)\b|\bhow many (?:are|left|do you have)\b|\bwhat\b.*\bmade (?:of|from)\b|\bmade (?:of|from)\s*\??$|\b(?:weigh|weighs|weight)\b|\bmore about\b|\btell me about\b|\bdetails\b|\bdescri(?:be|ption)\b|\bcomes? in\b|\b(?:which|what) (?:other )?(?:colou?rs?|sizes?|options|finish(?:es)?|woods?)\b|\b(?:is|are) (?:it|this|that|the|they)\b|\bdo(?:es)? (?:it|this|that|the|they)\b|\bdo you have (?:it|this|that|them) in\b|\bwho (?:made|makes|designed|designs)\b|\bwhere (?:is|are|was|were) (?:it|this|that|they|the) .*made\b|\bwhere (?:is it|are they) from\b|\b(?:wash|clean|care for|iron|oil|dry) (?:it|them|this|that|these)\b|\bis there (?:a|an) .* version\b/;

/** Beginnings and words that add to what was said before. */
export const refinementWords =
  /^(?:and|or|only|just|but|what about|how about|in|under|over|below|above|without|not|no|with|cheaper|make it|rather)\b|\b(?:ones?|instead|cheaper|too expensive|less expensive|as well)\b/;

export const questionStart =
  /^(?:how|what|when|where|why|who|which|can i|may i|do i|do you|does|is|are|will|would|could i|am i)\b/;

/** `the second one`, `number 3 please`, `the cheaper one`: a product of the list and nothing else. */
export const ordinalAlone = new RegExp(
  String.raw`^(?:(?:ok|yes|please|and|show me|tell me about|what about|how about|more about|i (?:like|prefer|mean|meant|love))[\s,]+)*` +
    String.raw`(?:the )?(?:(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|[4-6]th|number (?:\d|one|two|three|four)|# ?\d)(?: (?:one|product|option|of (?:them|these|those)))?` +
    String.raw`|(?:cheaper|cheapest|dearer|dearest|more expensive|most expensive|less expensive|least expensive) (?:one|of (?:them|these|those|the two)))(?: please)?[\s.!?]*$`,
);

/** `what about the UK`: goes on with a question that was answered from the shop's texts. */
export const followUpStart = /^(?:and|or|what about|how about|what if|but)\b/;

/**
 * Whether a message is in another language than English: it has a common word of one, or no Latin letter at all. The
 * words are none that English sentences or the shop's names are likely to have.
 */
export function isUnsupportedLanguage(message: string): boolean {
  if (/\p{L}/u.test(message) && !/\p{Script=Latin}/u.test(message)) return true;
  return tokensOf(message).some((token) => foreignWords.has(token));
}

const foreignWords = new Set(
  `hvor hva hvordan har dere jeg ikke og til koster finnes mye hei
  haben sie ich nicht wie ist und ein eine der das kann kosten versand gibt suche mochte
  je vous avez cherche est une des les combien pour bonjour puis voudrais livraison
  hola tienen busco quiero cuanto cuesta para una gracias envio
  avete vorrei quanto costa cerco spedizione ciao
  heeft jullie hoeveel ik zoek niet`
    .split(/\s+/)
    .filter(Boolean),
);
