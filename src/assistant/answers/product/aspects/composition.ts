import { type Aspect, topic, words } from './aspect.ts';

/** What details that name a place are called. */
export const originDetails =
  /\borigin\b|\bmade in\b|\bmanufactured in|produced in|herkunft|herstellungs(?:land|ort)|ursprung|produktionsland|opprinnelse|produksjonsland|produsert i\b|laget i\b/;

/** What details on care are called. */
export const careDetails = /care|wash|clean|pflege|wasch|reinig|\bstell|vask|rengjor|vedlikehold/;

/** What is said of how goods are looked after. */
export const careStatements =
  /\b(?:\p{L}*waschbar|handwasche|\p{L}*vaskmaskin|dry[- ]clean|wash|clean|wipe|iron|tumble|waschen|waschbar|wasch|reinig|abwisch|wischen|bugel|spulmaschine|trockner|vask|rengjor|torkes?|stryk|luftes|treat with|wax|einwachs|einfett|pfleg|oppvask|smores)/u;

/** What goods are made of, what belongs to them, and how they are looked after. */
export const composition: readonly Aspect[] = [
  topic(
    'origin',
    /\bwhere\b.*\b(?:made|from|come|comes|produced|manufactured)\b|\b(?:made|produced|manufactured) in\b|\bcountry of (?:origin|manufacture)\b|\bwhich country\b.*\b(?:made|from|come|comes|produced)\b/,
    {
      details: originDetails,
      // Places begin with a capital letter: `Sewn in small batches` names none.
      written:
        /(?<!\p{L})(?:[Mm]ade|[Hh]and-?made|[Mm]anufactured|[Pp]roduced|[Ss]ewn|[Kk]nitted|[Ww]oven|[Bb]uilt|[Cc]rafted|[Hh]ergestellt|[Gg]efertigt|[Hh]andgefertigt|[Pp]roduziert|[Gg]enäht|[Gg]estrickt|[Gg]ewebt|[Ll]aget|[Pp]rodusert|[Ss]ydd|[Ss]trikket|[Vv]evd|[Tt]ilvirket)(?: by hand| von Hand| for hånd)? (?:in|i|på)(?: the| der| den)? \p{Lu}|(?:^|, )(?:[Ff]rom|[Ff]ra) (?:\p{Ll}+ ){0,3}(?:in |i )?\p{Lu}\p{Ll}{2}/u,
    },
  ),
  topic('material', /\bmade (?:of|from)\b|\bmaterials?\b/, {
    details: /material|made of|fabric|glaze|wood|stoff|gewebe|glasur|holz|treslag/,
  }),
  topic(
    'contents',
    /\bcontains?\b|\ballerg|\bingredients?\b|\btraces of\b|\bwhat(?:'s| is) in (?:it|them|this|the)\b/,
    {
      details: /allergen|ingredient|contain|traces|zutat|inhaltsstoff|enthalt|spuren|ingrediens|innhold|spor av/,
      states: /\b(?:contain|ingredient|made (?:of|from|with)|enthalt|zutaten|inneholder|ingrediens)/,
    },
  ),
  topic(
    'included',
    /\bwhat(?:'s| is| are| else is| comes?| do i get)(?: all)? (?:included|with (?:it|that|this|them)|in the (?:box|set|package|kit))\b|^what comes with\b|\b(?:everything|all|alles|alt) (?:is )?(?:included|there|in (?:it|the box)|with it|dabei|med)\b/,
    {
      details: /includ|in the box|contents|lieferumfang|i esken|inkludert|leveres med/,
      states:
        /\b(?:comes? (?:with|in)|includ|everything|in the (?:box|case|package|set)|box contains|supplied|lieferumfang|liegen? bei|liegt bei|beilieg|dabei|enthalten|mit dabei|im (?:koffer|karton|etui|set)|i (?:esken|kofferten)|folger med|medfolger|inkludert|leveres med)|^(?:with|mit|med)\b/,
    },
  ),
  topic(
    'needed',
    /\bdo i (?:also )?need (?:anything|something|any|add|what|noch)\b|\bwhat else (?:do i need|is needed)\b/,
    {
      details: /required|needed|benotigt|erforderlich|krever|nodvendig/,
      states:
        /\b(?:need|require|necessary|sold separately|brauchst|braucht|benotig|notig|erforderlich|trenger|krever|nodvendig|kjopes i tillegg|selges separat)/,
    },
  ),
  topic('scent', /\b(?:perfumed?|fragrance|scent(?:ed)?|smells?)\b/, {
    details: /fragrance|scent|perfume|smell|notes|duft|parfum|lukt/,
  }),
  topic('fit', /\b(?:fits?|compatible|works? with|suit(?:s|able)?)\b/, {
    details: /\bfits?\b|compatib|suitable|passend|passt|geeignet|kompatib|passer/,
    states:
      /(?<!\p{L})(?:fits?|compatible|suitable for|works with|passend|passt|passen|geeignet|passer|egnet)(?!\p{L})/u,
  }),
  topic('care', /\bdishwasher\b|\bmicrowave\b|\bwash|\bclean|\bcare\b|\boil\b/, {
    asks: words(`look_after_(?:it|them) pflege_ich pflegt_man pfleg\\p{L}+ vedlikehold* steller?_jeg`),
    details: careDetails,
    states: careStatements,
  }),
];

const offer = (name: string, asksLoosely: RegExp, isApart: boolean): Aspect => ({
  ...topic(name, asksLoosely, { isApart }),
  kind: 'offer',
});

/** What is known of each product, and stated by its variants. */
export const offers: readonly Aspect[] = [
  offer(
    'price',
    /\bhow much (?:is|are|does|do|for|would|will)\b(?!.*\b(?:carry|hold|bear|support|weigh)\b)|\bwhat (?:would|will|do|does) .*\bcost|\bprices?\b|\bcosts?\b|\bon sale\b|\breduced\b|\b(?:discount(?:ed)?|reduction|deal|on offer)\b/,
    true,
  ),
  offer(
    'stock',
    /\bin stock\b|\bavailable\b|\bsold out\b|\b(?:be|is|are|come|comes) (?:(?:it|this|that|they) )?back\b|\brestock|\bwhen (?:will|do|are) you (?:have|get|getting)\b(?:.*\b(?:again|back|in|more)\b| (?:it|this|that|them|these|those)\b)|\bhow many (?:are(?! (?:there )?in (?!stock))|left|do you have)\b|\bleft\b(?![- ]?hand)/,
    true,
  ),
  offer(
    'options',
    /\bcomes? in\b|\b(?:(?:which|what) (?:other )?|(?:other|different|more) )(?:colou?rs?|sizes?|options|finish(?:es)?|woods?|glazes?)\b|\bdo you have (?:it|this|that|them) in\b|\bversion\b/,
    false,
  ),
  topic('maker', /\bwho (?:made|makes|designed|designs|has .*\bmade)\b|\bmade by\b|\bmaker\b/),
];
