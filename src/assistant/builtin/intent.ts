import type { Consent } from '../consent.ts';
import { consentIn } from '../consent.ts';
import type { Conversation, Wanted } from '../conversation.ts';
import { fold } from '../words.ts';

export type Intent =
  | { readonly kind: 'write'; readonly consent: Consent }
  | {
      readonly kind:
        | 'greeting'
        | 'thanks'
        | 'help'
        | 'cart'
        | 'checkout'
        | 'order'
        | 'compare'
        | 'recommend'
        | 'details'
        | 'collections'
        | 'navigate'
        | 'policy'
        | 'question'
        | 'more'
        | 'refine'
        | 'search';
    };

type Kind = Exclude<Intent['kind'], 'write' | 'refine' | 'question' | 'search' | 'details'>;

const holder = '(?:cart|basket|bag)';

/** Asked in this order: what is said in few, certain words comes first. */
const patterns: readonly (readonly [Kind, RegExp])[] = [
  ['greeting', /^(?:hi|hello|hey|hei|good (?:morning|afternoon|evening|day))(?: there)?[\s!.,]*$/],
  ['thanks', /^(?:many |ok |okay |great |perfect )*(?:thanks|thank you|thx|cheers|bye|goodbye)\b[^?]{0,30}$/],
  [
    'help',
    /^help\b|\bwhat can (?:you|i) (?:do|ask)|\bwho are you\b|\bare you (?:a |an )?(?:human|bot|robot|real|person|ai|chatgpt)|\bhow do you work\b/,
  ],
  [
    'order',
    /\b(?:where|track|trace|status|cancel|change)\b.*\b(?:my|an?|the) (?:order|parcel|package|delivery)\b|^order (?:status|number|history)|\bmy orders?\b/,
  ],
  [
    'checkout',
    /\bcheck ?out\b|\bpay (?:now|for (?:it|them|this|these))\b|\b(?:place|complete|finish) (?:the|my|an) order\b/,
  ],
  [
    'cart',
    new RegExp(
      String.raw`\b(?:what(?:'s| is)|show|see|view|open|look at|how much is)\b.*\b(?:my|the|our) ${holder}\b|^(?:my |the )?${holder}\s*\??$`,
    ),
  ],
  [
    'compare',
    /\bcompare\b|\bdifferences? between\b|\bvs\.?\b|\bversus\b|\bwhich (?:one )?is (?:better|bigger|larger|smaller|cheaper|taller|heavier|lighter)\b/,
  ],
  [
    'recommend',
    /\bgo(?:es)? (?:well |nicely )?(?:together )?with\b|\b(?:match|matches|matching|pairs? with|combine|complements?|accompany)\b|\bsimilar\b|\balternatives? (?:to|for)\b|\b(?:something|anything|others?|more) like\b|\brecommend(?:ations?)? (?:for|with)\b/,
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

const matters =
  /\b(?:returns?|returned|returning|refund(?:s|ed)?|exchange|send (?:it |them |something )?back|deliver(?:y|ies|ed|s)?|shipping|ships?|shipped|shipment|postage|customs|duties|vat|tax(?:es)?|warranty|guarantee|repair(?:s|ed)?|mend|privacy|cookies?|personal data|contact|phone|telephone|e-?mail|address|opening (?:hours|times)|open on|pay(?:ment)?s?|invoice|credit card|withdraw(?:al)?|terms|complain(?:t|ts)?|dishwasher|microwave|wash(?:ing)?|clean(?:ing)?|pick ?up|collect it|gift ?-?wrap(?:ping)?|legal|imprint)\b/;

const aboutOne =
  /\bhow (?:big|tall|high|wide|deep|heavy|long|large|thick|much)\b|\b(?:dimensions?|measurements?|measures?)\b|\bhow many (?:are|left|do you have)\b|\bmade (?:of|from)\b|\b(?:weigh|weighs|weight)\b|\bmore about\b|\btell me about\b|\bdetails\b|\bdescri(?:be|ption)\b|\bcomes? in\b|\b(?:which|what) (?:other )?(?:colou?rs?|sizes?|options|finish(?:es)?|woods?)\b|\b(?:is|are) (?:it|this|that|the|they)\b|\bdo(?:es)? (?:it|this|that|the)\b|\bdo you have (?:it|this|that|them) in\b|\bis there (?:a|an) .* version\b/;

const continues =
  /^(?:and|or|only|just|but|what about|how about|in|under|over|below|above|without|not|no|with|cheaper|make it|rather)\b|\b(?:ones?|instead|cheaper|too expensive|less expensive|as well)\b/;

const question = /^(?:how|what|when|where|why|who|which|can i|may i|do i|do you|does|is|are|will|would|could i|am i)\b/;

/** What a message wants to be done, given what it says about products and what was said before. */
export function intentOf(message: string, said: Wanted, conversation: Conversation): Intent {
  const text = fold(message).trim();
  const consent = consentIn(message);
  if (consent) return { kind: 'write', consent };
  const found = patterns.find(([, pattern]) => pattern.test(text));
  if (found) return { kind: found[0] };
  if (matters.test(text) && !namesKind(said) && !pointsAt(text)) return { kind: 'policy' };
  const isAboutOne = aboutOne.test(text) && (namesThing(said) || pointsAtOne(text, conversation));
  if (isAboutOne && !said.sort) return { kind: 'details' };
  if (matters.test(text)) return { kind: 'policy' };
  if (conversation.wanted && isContinued(text, said)) return { kind: 'refine' };
  return { kind: !namesAnything(said) && question.test(text) ? 'question' : 'search' };
}

/** A type, a maker, or a word that may be a name. */
function namesThing({ terms, words }: Wanted): boolean {
  return (
    words.length > 0 || terms.some(({ readings }) => readings.some(({ kind }) => kind === 'type' || kind === 'tag'))
  );
}

function namesAnything({ terms, priceMin, priceMax, sort }: Wanted): boolean {
  return terms.length > 0 || priceMin !== null || priceMax !== null || sort !== null;
}

function pointsAtOne(text: string, { focus, shown }: Conversation): boolean {
  return (focus !== null || shown.length > 0) && (pointsAt(text) || /^(?:which|what|how)\b/.test(text));
}

function pointsAt(text: string): boolean {
  return /\b(?:it|its|this|they|them|these|those|one|first|second|third|last)\b/.test(text);
}

function namesKind({ terms }: Wanted): boolean {
  return terms.some(({ readings }) =>
    readings.some(({ kind }) => kind === 'type' || kind === 'tag' || kind === 'collection'),
  );
}

/** It adds a condition to the search before, rather than to name another kind of thing. */
function isContinued(text: string, said: Wanted): boolean {
  const isNarrowed = /^(?:only|just)\b/.test(text);
  if (text.split(' ').length > 7) return false;
  if (isNarrowed || (/\bcheaper\b/.test(text) && !namesKind(said))) return true;
  if (namesKind(said) || /\b(?:things?|stuff|products?|items?|anything|something)\b/.test(text)) return false;
  return continues.test(text) || (said.words.length === 0 && namesAnything(said));
}
