import { foldAccents } from '#shop/text/normalize.ts';
import type { DetailTopic } from './product-facts.ts';
import { asksForOrigin } from './statements.ts';

export type QuestionTopic = DetailTopic | 'price' | 'stock' | 'options' | 'maker';

/** What a question about one product asks for. */
export function topicsOfQuestion(message: string): readonly QuestionTopic[] {
  const text = foldAccents(message);
  return topicPatterns.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic);
}

/** Whether a question is about the price, the stock or the options, which are known of each product. */
export function asksForOffer(message: string): boolean {
  return topicsOfQuestion(message).some(isOffer);
}

/** Whether a question is about a measure, a material or the like, which only some products state. */
export function asksForDetail(message: string): boolean {
  return topicsOfQuestion(message).some((topic) => !isOffer(topic));
}

export function isOffer(topic: QuestionTopic): boolean {
  return topic === 'price' || topic === 'stock' || topic === 'options';
}

/** The topics of questions about one product, with the words for them. */
const topicPatterns: readonly (readonly [QuestionTopic, RegExp])[] = [
  [
    'price',
    /\bhow much (?:is|are|does|do|for|would|will)\b(?!.*\b(?:carry|hold|bear|support)\b)|\bwhat (?:would|will|do|does) .*\bcost|\bprices?\b|\bcosts?\b|\bon sale\b|\breduced\b|\b(?:discount(?:ed)?|reduction|deal|on offer)\b/,
  ],
  [
    'stock',
    /\bin stock\b|\bavailable\b|\bsold out\b|\b(?:be|is|are|come|comes) (?:(?:it|this|that|they) )?back\b|\brestock|\bwhen (?:will|do|are) you (?:have|get|getting)\b(?:.*\b(?:again|back|in|more)\b| (?:it|this|that|them|these|those)\b)|\bhow many (?:are(?! (?:there )?in (?!stock))|left|do you have)\b|\bleft\b(?![- ]?hand)/,
  ],
  [
    'options',
    /\bcomes? in\b|\b(?:(?:which|what) (?:other )?|(?:other|different|more) )(?:colou?rs?|sizes?|options|finish(?:es)?|woods?|glazes?)\b|\bdo you have (?:it|this|that|them) in\b|\bversion\b/,
  ],
  [
    'size',
    /\bhow (?:big|tall|high|wide|deep|long(?! (?:does|do|did|will|can|should|must|until)\b)|large|thick)\b|\bdimensions?\b|\bmeasure(?:s|ments?)?\b|(?<!\b(?:for|in) )\bsize\b/,
  ],
  [
    'load',
    /\bhow (?:much weight|heavy an?|much can)\b|\bhow (?:much|many) (?:kilos?|kg|kilogram(?:s|m)?)\b|\b(?:max(?:imum|imal)?\.?|user) weight\b|\bweight limit\b|\b(?:i|he|she|we) weighs? \d|\b(?:with|for (?:someone |somebody |a person )?(?:of )?) ?\d{2,3} ?(?:kg|kilos?)\b|\bhow much (?:does|do|will) .*\b(?:carry|bear|support)\b|\bhow much weight\b|\b(?:hold|carry|take|bear|support)s? (?:up to )?\d+ ?kg\b|\bload\b/,
  ],
  [
    'weight',
    /\bhow heavy\b(?! an?\b)|^(?:is|are) .*\b(?:heavy|light)\s*\??$|(?<!\b(?:i|he|she|we|who) )\bweighs?\b|(?<!\b(?:how much|max(?:imum|imal)?\.?|user) )\bweight\b(?! limit)/,
  ],
  ['volume', /\bhow much (?:does it|do they) hold\b|\bvolume\b|\bcapacity\b|^(?!.*\b(?:weight|kg|load)\b).*\bhold\b/],
  ['origin', asksForOrigin],
  ['maker', /\bwho (?:made|makes|designed|designs|has .*\bmade)\b|\bmade by\b|\bmaker\b/],
  ['material', /\bmade (?:of|from)\b|\bmaterials?\b/],
  ['contents', /\bcontains?\b|\ballerg|\bingredients?\b|\btraces of\b|\bwhat(?:'s| is) in (?:it|them|this|the)\b/],
  ['noise', /\b(?:loud|noisy|noise|quiet|silent|laut|leise|larmt|hoylytt|braker?|brakete|stoyer?|stille)\b/],
  [
    'age',
    /\b(?:(?:from|for|at) (?:what|which) |what )age\b|\bhow old\b|\b(?:son|daughter|child|kid|baby|toddler|friend)\b.*\b(?:is|of|aged) \d{1,2}(?! ?(?:cm|kg|kilos?|mm|euro))\b|\b(?:s?he(?:['’]?s| is)) \d{1,2}(?! ?(?:cm|kg|kilos?|mm|euro))\b|\bfrom birth\b|\bage (?:group|range|recommendation)\b/,
  ],
  ['frequency', /\bhow (?:often|frequently|many times)\b/],
  [
    'included',
    /\bwhat(?:'s| is| are| else is| comes?| do i get)(?: all)? (?:included|with (?:it|that|this|them)|in the (?:box|set|package|kit))\b|^what comes with\b/,
  ],
  ['range', /\bhow far\b|\brange\b|\breichweite\b|\brekkevidde\b/],
  [
    'brightness',
    /\b(?:bright|brightness|lumens?|hell|lyssterk|lys) (?:is|are|it)?|\bhow (?:bright|strong is the light)\b/,
  ],
  ['needed', /\bdo i (?:also )?need (?:anything|something|any|add|what|noch)\b|\bwhat else (?:do i need|is needed)\b/],
  ['speed', /\bhow fast\b|\bspeed\b/],
  ['power', /\bhow (?:powerful|strong)\b|\bwatts?\b|\bwattage\b/],
  [
    'duration',
    /\bhow long (?:does|do|did|will|can|should|must|until|to)\b|\bwhen (?:is|are|does|do|will|can) (?:it|they)\b(?!.*\b(?:back|arrive|available|stock|ship|deliver|delivered|come|comes|here)\b)|\bbattery life\b|\brun ?time\b/,
  ],
  ['scent', /\b(?:perfumed?|fragrance|scent(?:ed)?|smells?)\b/],
  ['fit', /\b(?:fits?|compatible|works? with|suit(?:s|able)?)\b/],
  ['care', /\bdishwasher\b|\bmicrowave\b|\bwash|\bclean|\bcare\b|\boil\b/],
];
