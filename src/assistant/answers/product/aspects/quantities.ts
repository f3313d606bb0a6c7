import { type Aspect, type ComparedMeasure, nothing, text, topic, words } from './aspect.ts';

/** The word for a larger amount before what it is of: `mehr Watt`, `mest effekt`. */
const more =
  '(?:mehr|more|mer|most|mest|meiste*|am_meisten|hohere*|hochste*|hoyere|hoyest|higher|highest|grossere*|grosste*|storre|storst|better|best|besser*|beste*|bedre)';
const fewer = '(?:weniger|wenigsten|less|fewer|least|fewest|mindre|minst|lavere|lavest|lower|lowest|geringere*)';
const longer = '(?:langer|langsten|am_langsten|lengre|lenger|lengst|longer|longest)';
const number = String.raw`(?<number>\d+(?:[.,]\d+)?)`;

const measure = (row: ComparedMeasure['row'], value: string, rest: Partial<ComparedMeasure>): ComparedMeasure => ({
  row,
  value: new RegExp(value, 'u'),
  factors: {},
  most: nothing,
  least: nothing,
  names: {},
  ...rest,
});

const noise = measure('noise', String.raw`${number} ?(?<unit>db)`, {
  most: words(`lauter* lauteste* louder loudest noisier noisiest ${more}_(?:larm|brak|stoy|noise)`),
  least: words(
    `leiser* leiseste* am_leisesten quieter quietest (?:mest_|mer_)(?:stillegaende|stille) stillere stillest ${fewer}_(?:laut|larm|brak|brakete|stoy|noise|noisy|loud)`,
  ),
  names: { least: 'quietest' },
});

const power = measure('power', String.raw`${number} ?(?<unit>kw|w|watts?|hk|hp|ps)(?!\p{L})`, {
  factors: { kw: 1000, hk: 735, hp: 735, ps: 735 },
  most: words(
    `${more}_(?:watts?|leistung|power|effekt|ps|hk|hp) starker* starkste* am_starksten kraftigere* kraftigst* sterkere sterkest* stronger strongest (?:more|most)_powerful`,
  ),
  least: words(`${fewer}_(?:watts?|leistung|power|effekt|strom)`),
  names: { most: 'strongest' },
});

/** `68 dB og 6,2 kg` */
const afterUnit = String.raw`(?<=\d ?(?!kg)\p{L}{1,5} )(?:und|og|and) `;

const weight = measure(
  'weight',
  String.raw`(?:weigh|weight|wieg|gewicht|vei(?:er|e)\b|vekt)[^.;\d]{0,25}${number} ?(?<unit>kg|g|gram|gramm)(?!\p{L})|(?:^|, |${afterUnit})${number} ?(?<unit>kg|g|gram|gramm)(?=[.,;]|$| (?:without|ohne|uten|with|mit|med|(?:the|per|das|je|pro) (?:pair|par|paar|stk|stuck|piece))\b)`,
  {
    factors: { kg: 1000 },
    most: words(`schwerer* schwerste* am_schwersten heavier heaviest tyngre tyngst*`),
    least: words(`leichter* leichteste* am_leichtesten lighter lightest lettere lettest*`),
    names: { most: 'heaviest', least: 'lightest' },
  },
);

const load = measure(
  'load',
  String.raw`(?:holds?|carr(?:y|ies)|takes?|riders?|bears?|support\p{L}*|tragt|traglast|tragkraft|belast\p{L}*|max\p{L}*\.?|taler|baerer|bruker\p{L}*|nutzer\p{L}*|load)[^.;\d]{0,25}${number} ?(?<unit>kg)(?!\p{L})`,
  {
    most: words(
      `${more}_(?:gewicht|weight|kg|kilo|last|load|belastung|belastning|vekt) belastbarer* am_belastbarsten taler_(?:mest|mer) holds?_(?:more|most) tragt_(?:mehr|am_meisten) halt_(?:mehr|am_meisten)_aus`,
    ),
    least: words(`${fewer}_(?:last|load|belastung|belastning)`),
  },
);

const batteryLife = measure(
  'batteryLife',
  String.raw`(?:akku|batteri|batter|laufzeit|run ?time|runs|leucht|lyser|driftstid|ladung|lading|charge)[^.;\d]{0,40}${number} ?(?<unit>h|std|stunden?|timer|t|hours?|tage?n?|dager|days?|wochen?|uker|weeks?)(?!\p{L})`,
  {
    factors: Object.fromEntries([
      ...'tag tage tagen dager day days'.split(' ').map((unit) => [unit, 24] as const),
      ...'woche wochen uker week weeks'.split(' ').map((unit) => [unit, 168] as const),
    ]),
    most: words(
      `${longer}_(?:\\p{L}+_)?(?:akku*|batteri*|battery|laufzeit) (?:halt|varer|lasts?|lauft|leuchtet|lyser)(?:_\\p{L}+)?_${longer} ${more}_(?:akku*|batteri*|battery*|laufzeit)`,
    ),
    least: words(`(?:kurzere|kortere|shorter)_(?:akku*|batteri*|battery|laufzeit)`),
  },
);

const capacity = measure(
  'capacity',
  String.raw`${number}[ -]?(?<unit>ml|cl|dl|l|liter|litre|litres|liters)(?!\p{L}|\/| i dogn| (?:pro|per|am|a) )`,
  {
    factors: { cl: 10, dl: 100, l: 1000, liter: 1000, litre: 1000, litres: 1000, liters: 1000 },
    most: words(
      `${more}_(?:inhalt|volum*|liter|litres?|capacity|kapazitat|kapasitet|platz|plass) (?:fasst|rommer|tar|holds?)_(?:am_)?(?:mehr|meisten|mest|mer|more|most) geraumiger* am_geraumigsten rommeligst*`,
    ),
    least: words(`${fewer}_(?:inhalt|volum*|capacity|plass|platz)`),
    names: { most: 'largest', least: 'smallest' },
  },
);

const brightness = measure('brightness', String.raw`${number} ?(?<unit>lm|lumens?)(?!\p{L})`, {
  most: words(
    `heller* hellste* am_hellsten brighter brightest lysere lysest* lyssterkere lyssterkest* sterkest_lys lyser_(?:sterkest|mest|sterkere) ${more}_(?:lumens?|lys|licht|light)`,
  ),
  least: words(`${fewer}_(?:lumens?|lys|licht|light)`),
  names: { most: 'brightest' },
});

const waterproof = measure(
  'waterproof',
  String.raw`(?:ipx(?<number>\d)|(?:vannsoyle|wassersaule|water column|hydrostatic head)[^.;\d]{0,12}(?<column>\d[\d .,]*) ?(?<unit>mm))`,
  {
    most: words(
      `wasserdichter* am_wasserdichtesten (?:mest|mer)_vanntett* vanntettest* (?:more|most)_waterproof ${more}_(?:wassersaule|vannsoyle|water_column)`,
    ),
  },
);

const range = measure(
  'range',
  String.raw`(?:reichweite|rekkevidde|range)[^.;\d]{0,25}${number} ?(?<unit>km|m)(?!\p{L})|${number.replace('number', 'other')} ?(?<length>km|m) (?:reichweite|rekkevidde|range|im freien)`,
  {
    factors: { km: 1000 },
    most: words(
      `(?:reicht|kommt)_(?:am_)?weite(?:r|sten) ${more}_(?:reichweite|rekkevidde|range) (?:longer|longest|lengre|lengst)_(?:rekkevidde|range) further farthest`,
    ),
    least: words(`(?:kurzere|kortere|shorter)_(?:reichweite|rekkevidde|range)`),
  },
);

const numeral =
  'einen?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|one|two|three|four|five|six|seven|eight|nine|ten|twelve|en|ett|to|tre|fire|fem|seks|sju|atte|ni|ti|tolv';

/** What products state in numbers. */
export const quantities: readonly Aspect[] = [
  topic(
    'size',
    /\bhow (?:big|tall|high|wide|deep|long(?! (?:does|do|did|will|can|should|must|until)\b)|large|thick)\b|\bdimensions?\b|\bmeasure(?:s|ments?)?\b|(?<!\b(?:for|in) )\bsize\b/,
    {
      details:
        /size|dimension|measurement|width|height|depth|length|diagonal|diameter|thickness|grosse|abmessung|\bmasse|breite|hohe|tiefe|lange|durchmesser|dicke|storrelse|\bmal\b|bredde|hoyde|dybde|lengde|tykkelse/,
      values: /\d\s*(?:mm|cm|m)\b/,
      states:
        /\d ?[x×] ?\d[^.]*\d ?(?:mm|cm|m)\b|(?:\b(?:height|width|length|depth|diameter|hohe|breite|lange|tiefe|durchmesser|hoyde|bredde|lengde|dybde|[hlbøo])\b|⌀):? ?\d[\d.,]* ?(?:mm|cm|m)\b|\b(?:misst|messen|measures?|maler)\b[^.;\d]{0,20}\d[\d.,]* ?(?:mm|cm|m|meters?|metres?)\b|\d ?(?:mm|cm|m) (?:across|high|wide|long|deep|thick|hoch|breit|lang|tief|dick|hoy|bred|dyp|tykk)/u,
      // Of what has no measures the shop may say how much it holds.
      near: { name: 'volume', asks: /\b(?:big|large|size|dimensions?)\b/ },
    },
  ),
  topic(
    'weight',
    /\bhow heavy\b(?! an?\b)|^(?:is|are) .*\b(?:heavy|light)\s*\??$|(?<!\b(?:i|he|she|we|who) )\bweighs?\b|(?<!\b(?:how much|max(?:imum|imal)?\.?|user) )\bweight\b(?! limit)/,
    {
      isApart: true,
      details: /(?<!max\S{0,5} |user )weight|gewicht|vekt/,
      values: /\d\s*(?:g|kg)\b/,
      states: new RegExp(
        String.raw`\b(?:weigh|weight|wieg|gewicht|veier|vekt)[a-z]*\b.*\d|(?:^|, |${afterUnit})\d[\d.,]* ?(?:kg|g|gramm|grams?|lbs?|oz)(?=[.,;]|$| (?:without|ohne|uten|with|mit|med|(?:the|per|das|je|pro) (?:pair|par|paar|stk|stuck|piece))\b)`,
        'u',
      ),
      measure: weight,
    },
  ),
  text(
    'load',
    /(?<!\p{L})(?:(?:wie ?viel|was|how much|hvor mye|hvor mange|how many)(?: kg| kilo| kilos| weight| gewicht| vekt)? (?:can (?:it|they|the \p{L}+) |does (?:it|the \p{L}+) |kann (?:der|die|das|er|sie|es) |kan (?:den|det|de) )?(?:tragt|tragen|aushalten|halt (?:er|sie|es|der|die|das) aus|halt|hold|carry|bear|support|take|taler|bare|baerer)|max(?:imum|imal\p{L}*)?\.? (?:gewicht|last|load|weight|belastning|brukervekt|user weight|belastung|nutzergewicht|korpergewicht)|belastbar\p{L}*|traglast|tragkraft|brukervekt|weight (?:limit|capacity)|load capacity|baereevne|nutzergewicht|(?:hold|carry|support|take)s? (?:me|him|her|us|an adult)|(?:tragt|halt|trager|taler|baerer)(?: (?:er|sie|es|der|die|das|den|det|de))? (?:mich|meg|ihn|ham|henne))(?!\p{L})/u,
    {
      asksLoosely:
        /\bhow (?:much weight|heavy an?|much can)\b|\bhow (?:much|many) (?:kilos?|kg|kilogram(?:s|m)?)\b|\b(?:max(?:imum|imal)?\.?|user) weight\b|\bweight limit\b|\b(?:i|he|she|we) weighs? \d|\b(?:with|for (?:someone |somebody |a person )?(?:of )?) ?\d{2,3} ?(?:kg|kilos?)\b|\bhow much (?:does|do|will) .*\b(?:carry|bear|support)\b|\bhow much weight\b|\b(?:hold|carry|take|bear|support)s? (?:up to )?\d+ ?kg\b|\bload\b/,
      details: /load|\blast\b|(?:max\S{0,5}|user) weight|belast|tragkraft|traglast|nutzlast|baereevne/,
      states:
        /(?:holds?|carr(?:y|ies)|takes?|riders?|bears?|support\p{L}*|tragt|tragkraft|belast\p{L}*|traglast|max\p{L}*\.?|bis(?: zu)?|up to|opp til|inntil|taler|baere\p{L}*|user|bruker\p{L}*|nutzer\p{L}*|weight limit|load)[^.]{0,30}?\d[\d.,]* ?(?:kg|kilo\p{L}*)|\d ?kg[^.]{0,20}(?:belastbar|last|load|capacity|limit)/u,
      measure: load,
    },
  ),
  topic(
    'volume',
    /\bhow much (?:does it|do they) hold\b|\bvolume\b|\bcapacity\b|^(?!.*\b(?:weight|kg|load)\b).*\bhold\b/,
    {
      details: /volume|capacity|volumen|inhalt|fassungsvermogen|volum|kapasitet/,
      values: /\d\s*(?:ml|cl|dl|l)\b/,
      states: /\d[ -]?(?:ml|cl|dl|l|lit(?:er|re)s?)\b/,
      measure: capacity,
    },
  ),
  topic('noise', /\b(?:loud|noisy|noise|quiet|silent|laut|leise|larmt|hoylytt|braker?|brakete|stoyer?|stille)\b/, {
    isApart: true,
    details: /noise|sound|loud|gerausch|laut|schall|stoy|lydniva/,
    states:
      /\d ?db\b|\b(?:quiet|silent|noiseless|(?:in)?audibl|leise|gerauschlos|(?:un)?horbar|stille|stillegaende|lydlos)/,
    measure: noise,
  }),
  topic('range', /\bhow far\b|\brange\b|\breichweite\b|\brekkevidde\b/, {
    asks: /(?:how far|wie weit|hvor langt)[^?]{0,40}(?:charge|batter|ladung|akku|lading|batteri)|(?:wie weit (?:kommt|fahrt)|hvor langt (?:kommer|kjorer)) (?:man|der|die|das|den|det|jeg|ich)(?!\p{L})/u,
    details: /range|reichweite|rekkevidde|distance/,
    states: /\d ?(?:km|kilomet(?:er|re)s?|miles?)\b(?!\/)/,
    measure: range,
  }),
  topic(
    'brightness',
    /\b(?:bright|brightness|lumens?|hell|lyssterk|lys) (?:is|are|it)?|\bhow (?:bright|strong is the light)\b/,
    {
      isApart: true,
      details: /bright|luminous|lumen|helligkeit|lichtstrom|lysstyrke/,
      states: /\d ?(?:lm|lumens?)\b/,
      measure: brightness,
    },
  ),
  topic('speed', /\bhow fast\b|\bspeed\b/, {
    details: /speed|geschwindigkeit|tempo|hastighet/,
    states: /\d ?(?:km\/h|kmh|km\/t|mph)\b/,
    // Of what is fast the shop may say how long it takes.
    near: { name: 'duration', asks: /\bfast\b/ },
  }),
  topic('power', /\bhow (?:powerful|strong)\b|\bwatts?\b|\bwattage\b/, {
    asks: words(`wie_?viel_strom stromverbrauch how_much_(?:power|electricity|current) power_consumption hvor_mye_strom
      stromforbruk`),
    isApart: true,
    details: /power|watt|leistung|effekt|\boutput/,
    states: /\d ?(?:k?w|watts?|hp|hk|ps)\b/,
    measure: power,
  }),
  topic(
    'duration',
    /\bhow long (?:does|do|did|will|can|should|must|until|to)\b|\bwhen (?:is|are|does|do|will|can) (?:it|they)\b(?!.*\b(?:back|arrive|available|stock|ship|deliver|delivered|come|comes|here)\b)|\bbattery life\b|\brun ?time\b/,
    {
      details: /life|run ?time|\btime\b|burn|dauer\b|zeit\b|batteritid|brenntid|driftstid|brukstid|tid\b/,
      states:
        /(?<!\b(?:from|ab|fra) |\d)\d+ ?(?:h|hrs?|hours?|std|stunden?|timer|min|minut[a-z]*|days?|weeks?|months?|years?|tagen?|wochen?|monate?n?|jahre?n?|dager|uker|maneder|ar)\b/,
    },
  ),
  text(
    'runTime',
    nothing,
    /^(?!.*(?:lad|charg|garanti|guarant)).*\d ?(?:h|std|stunden?|timer|min\p{L}*|hours?)(?!\p{L})/u,
  ),
  text(
    'batteryLife',
    /(?:wie lange?|hvor lenge|how long)[^?]{0,40}(?:akku|batteri|batter(?:y|ies)|ladung|lading|charge(?! (?:take|it\b)))|(?<!\p{L})(?:akkulaufzeit|akkulaufdauer|batteritid|batterilevetid|battery life|laufzeit|run ?time|brenntid|brenndauer|leuchtdauer|hvor lenge (?:varer|lyser|brenner) (?:den|det|lykta)|wie lange (?:leuchtet|lauft) (?:der|die|das|er|sie|es))(?!\p{L})/u,
    {
      states: new RegExp(
        String.raw`(?:akku|batteri|batter|ladung|lading|charge|laufzeit|run ?time|leucht|lyser|brenn|burn|driftstid|varer|full effekt|fullt?)[^.]{0,60}?(?:(?<!\p{L})\d|(?<!\p{L})(?:${numeral})(?!\p{L}))|\d+ ?(?:h|std\.?|stunden|timer|t|hours?|min\p{L}*|tager?|dager|days?)\b[^.]{0,40}(?:akku|batteri|batter|ladung|lading|charge|effekt|lav|hoy|low|high|stufe)`,
        'u',
      ),
      near: { name: 'runTime', asks: /\b(?:how long|wie lange?|hvor lenge)\b/ },
      measure: batteryLife,
    },
  ),
  text(
    'chargingTime',
    /(?:wie lange|hvor lenge|how long)[^?]{0,30}\b(?:laden|ladt|lade[rs]?\b|(?:to|does it) charge|charging)|(?<!\p{L})(?:ladezeit|ladedauer|ladetid|charging time|charge time)(?!\p{L})/u,
    /(?:\blad\p{L}*|charg\p{L}*)[^.]{0,40}\d[\d.,]* ?(?:h|std|min|stunden?|timer?|t|hours?)\b|\d[\d.,]* ?(?:h|std|min\p{L}*|stunden?|timer?|hours?)\b[^.]{0,25}(?:geladen|\blade|charg)/u,
  ),
  text(
    'waterproof',
    words(`wasserdicht* wasserfest* wasserabweisend* spritzwasser* vanntett* vannfast* vannavvisende sprutsikker*
      water[-_]?(?:proof|resistant|repellent|tight) splash[-_]?proof ipx?\\d* regenfest regensicher regntett
      wassersaule vannsoyle water_column
      (?:im|bei|dem|den|starken|in_the|in|i|av|taler_(?:den|det|de)(?:_mye)?|withstand|stand|handle|aushalten|ab)_(?:rain|regen|regn(?:et|vaer)?)
      (?:unter_der|in_der|under_the|in_the|i|under)_(?:dusche|dusjen|shower) nass_werden bli_vat get_wet`),
    {
      states: words(`ip_?[x\\d]\\d? wasserdicht* wasserfest* wasserabweisend* spritzwasser* vanntett* vannfast*
        vannavvisende sprutsikker* water[-_]?(?:proof|resistant|repellent|tight) splash[-_]?proof wassersaule vannsoyle
        water_column hydrostatic_head \\d{1,2}[.,_]?000_?mm gore-?tex(?:-?\\p{L}+)? gtx regen* regn* rain* dusche dusj* shower beim_baden`),
      measure: waterproof,
    },
  ),
  topic(
    'age',
    /\b(?:(?:from|for|at) (?:what|which) |what )age\b|\bhow old\b|\b(?:son|daughter|child|kid|baby|toddler|friend|nephew|niece|grand\w+)\b.*\b(?:is|of|aged) (?:\d{1,2}(?! ?(?:cm|kg|kilos?|mm|euro))|one|two|three|four|five|six)\b(?!\s+of\b)|\b(?:s?he(?:['’]?s| is)) \d{1,2}(?! ?(?:cm|kg|kilos?|mm|euro))\b|\bfrom birth\b|\bage (?:group|range|recommendation)\b/,
    {
      details: /\bage\b|\balter\b|\balder\b/,
      states: new RegExp(
        String.raw`\b(?:from|for|ab|von|fur|fra|til|under|unter|over|uber)\b[^.]{0,20}?\b(?:birth|geburt|fodsel|newborns?|neugeborene|nyfodte?|(?:\d+(?: ?[-–] ?\d+)?|${numeral}) ?(?:weeks?|months?|years?|wochen?|monate?n?|jahre?n?|maned(?:er)?|mnd|uker?|ar))\b|\b(?:children|kids) (?:under|over|from) (?:\d+|${numeral})\b|\d ?(?:years?|months?|jahre?|monate?|ar|maneder) (?:and|old|und|alt|og)\b`,
        'u',
      ),
    },
  ),
  topic('frequency', /\bhow (?:often|frequently|many times)\b/, {
    details: /how often|frequency|haufigkeit|hvor ofte/,
    states:
      /\b(?:once|twice|every|daily|weekly|monthly|yearly|times|(?:ein|zwei|drei)?mal|taglich|wochentlich|jahrlich|jede[nrsm]?|alle \p{L}+|hver(?:t|andre)?|daglig|ukentlig|arlig|ganger|gang)\b/u,
  }),
];
