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
