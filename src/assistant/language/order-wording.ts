import { countWords } from './word-order/order-forms.ts';

type Rewriting = readonly [form: RegExp, read: string];

/** What orders have in an order or a grammar of their own, as the phrases of the language are read. */
const rewritings: Readonly<Record<'de' | 'nb', readonly Rewriting[]>> = {
  de: [
    // `je eins davon`, `von beiden jeweils zwei`: so many of each.
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:von (?:jedem|jeder|beiden|allen)(?: davon)? )(?:(?:je|jeweils) )?(${countWords.de})(?: stück)?(?!\p{L})`,
        'giu',
      ),
      '$1 von jedem',
    ],
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:je|jeweils) (${countWords.de})(?: stück)?(?: (?:davon|von (?:beiden|allen|denen|jedem|jeder)))?(?!\p{L})(?! (?:vor|nach)\b)`,
        'giu',
      ),
      '$1 von jedem',
    ],
    // `leg den bitte in den Korb`, `den und die Pads in den Korb`: a pronoun, as no noun follows.
    [
      /(?<=(?<!\p{L})(?:leg|lege|pack|packe|tu|nimm|bestell|bestelle|kauf|füg|füge|gib|kannst du|können sie|könntest du|legen sie|packen sie|und|bitte)(?: mir| uns| bitte)? )(?:den|die|das|der)(?= (?:bitte|in den|in meinen|ins|rein|ein|dazu|hinzu|noch|auch|doch|gleich|mit rein|zum warenkorb)(?!\p{L}))/giu,
      'es',
    ],
    [
      /^(?<start>(?:(?:ok|gut|dann|ja|und|bitte)[\s,]+)*)(?:kannst du|könntest du|können sie|könnten sie|würdest du|würden sie)(?: mir| uns| bitte)* (?<what>\S.{0,60}?) (?<where>(?:in den|in meinen|zum) (?:warenkorb|korb|einkaufswagen))(?: bitte)? (?:legen|packen|tun|hinzufügen)\s*\?*(?=[\s.!]*$)/iu,
      '$<start>leg $<what> $<where>',
    ],
    [
      /^(?<start>(?:(?:ok|gut|dann|ja|und)[\s,]+)*)(?:den|die|das)(?= (?:und|in den|in meinen|bitte in) )/iu,
      '$<start>es',
    ],
    // `leg einen rein`: the second part of the verb.
    [
      /(?<=^|[.!,;]\s|(?<!\p{L})(?:bitte|ok|und|dann|ja|gut|super) )(?<verb>leg|lege|pack|packe|tu|füg|füge)(?: mir| uns)? (?<what>(?!noch\b)[^\s.,;!?][^.,;!?]{0,60}?) (?:mit )?(?:rein|dazu|hinzu)(?=[\s.,;!]|$)/giu,
      '$<verb> $<what>',
    ],
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:von (?:der|dem|den)|vom) (ersten|zweiten|dritten|letzten|anderen) (${countWords.de})(?: stück)?(?=[\s,.!]|$)`,
        'giu',
      ),
      '$2 von der $1',
    ],
    [/(?<=[.!,;]\s?)halt(?=,)/giu, 'nein warte'],
    // `den in creme würd ich nehmen`, `ich würde zwei nehmen`, `kann ich zwei haben?`: polite, and no order yet.
    [
      /^(?<start>(?:(?:ok|dann|ja|also|und)[\s,]+)*)(?:ich|wir) würde?n? (?<what>[^?]{1,60}?) (?:nehmen|kaufen|bestellen)(?=[\s.!]*$)/iu,
      '$<start>$<what> bitte',
    ],
    [
      /^(?<start>(?:(?:ok|dann|ja|also|und)[\s,]+)*)(?<what>[^?]{1,60}?) würde?n? (?:ich|wir) (?:nehmen|kaufen|bestellen)(?=[\s.!]*$)/iu,
      '$<start>$<what> bitte',
    ],
    [
      new RegExp(
        String.raw`^(?<start>(?:(?:ok|dann|und)[\s,]+)*)(?:kann|könnte) (?:ich|man) (?:bitte )?(?<what>${countWords.de}(?![\p{L}\d])[^?]{0,60}?) (?:haben|bekommen|kriegen)\s*\?*(?=\s*$)`,
        'iu',
      ),
      '$<start>$<what> bitte',
    ],
    // `für meine Mutter auch eine`
    [
      new RegExp(
        String.raw`^(?<start>(?:(?:ok|und)[\s,]+)*)für (?<whom>(?:mein|unser)\p{L}* \p{L}+) (?:auch|noch) (?<count>${countWords.de})(?=[\s.!]*$)`,
        'iu',
      ),
      '$<start>noch $<count> dazu',
    ],
    [
      /^(?<start>(?:(?:ok|ach|nein|nee?|und|also|sorry)[\s,]+)*)(?:(?:den|die|das) )?(?<what>\p{L}[\p{L}\d -]{2,40}?) doch (?:lieber )?nicht(?: mehr)?(?=[\s.!]*$)/iu,
      '$<start>entferne $<what>',
    ],
    // `den 28er`, `einen 7er und die Pumpe`: by its size.
    [
      /(?<=(?<!\p{L})(?:eine[nr]?|den|die|das) )(\d{1,3})er(?= (?:und|bitte|nehm\p{L}*|in den|dazu)(?!\p{L})|[\s,.!?]*$)/giu,
      'in größe $1',
    ],
    // `kann ich den gegen die Flasche tauschen?`
    [
      /^(?<start>(?:(?:ok|und|ach)[\s,]+)*)(?:kann|könnte|darf) ich (?:den|die|das|ihn|sie|es) (?:noch )?gegen (?<other>(?:den|die|das) [^?]{2,60}?) (?:um|ein|aus)?tauschen(?=[\s?.!]*$)/iu,
      '$<start>tausche es gegen $<other>',
    ],
  ],
  nb: [
    // `tar den grønne`, `Uggla tar jeg`: who takes it comes first.
    [/^(?<start>(?:(?:ok|da|ja|fint|bra)[\s,]+)*)tar (?!(?:jeg|vi|dere|du|de|man)\b)(?=\S)/iu, '$<start>jeg tar '],
    [
      /^(?<start>(?:(?:ok|da|ja|fint|bra)[\s,]+)*)(?!(?:den|det|de|dem|så|da|jeg|vi)\b)(?<what>\p{L}[\p{L}\d ]{1,40}?) (?:tar|kjøper|bestiller) (?:jeg|vi)(?=[\s,.!]|$)(?! ikke)/iu,
      '$<start>jeg tar $<what>',
    ],
    [
      new RegExp(
        String.raw`(?<!\p{L})(${countWords.nb})(?: stk\.?| stykker)? av (?:hver(?:t)?|begge)(?: av (?:de|dem)(?: to)?)?(?!\p{L})`,
        'giu',
      ),
      '$1 av hver',
    ],
    [/(?<!\p{L})én(?!\p{L})/giu, 'en'],
    // `mini'en`, `FG-en`: the ending of a name.
    [/(?<=\p{L}{2})['’](?:e[nrt]|ene|a|n)(?!\p{L})/giu, ''],
    [
      /^(?<start>(?:(?:ok|nei|og|å|sorry)[\s,]+)*)(?:ikke (?<what>\p{L}[\p{L}\d -]{2,40}?) likevel|(?<thing>\p{L}[\p{L}\d -]{2,40}?) likevel ikke)(?=[\s.!]*$)/iu,
      '$<start>fjern $<what>$<thing>',
    ],
    // `kan jeg bytte den mot kammen?`, `bytt den ut med kammen`
    [
      /^(?<start>(?:(?:ok|og|å)[\s,]+)*)(?:(?:kan|kunne) jeg )?bytte? (?<what>den|det|\p{L}{3,}(?:en|et|a)) (?:ut )?(?:mot|med) (?<other>(?!en\b|et\b)[^?]{2,60}?)(?=[\s?.!]*$)/iu,
      '$<start>bytt $<what> for $<other>',
    ],
  ],
};

/** A German or Norwegian order in the words that its phrases are read by. */
export function inOrderPhrases(text: string, language: 'de' | 'nb'): string {
  return rewritings[language].reduce((rest, [form, read]) => rest.replace(form, read), text);
}

const subject = String.raw`(?<start>^(?:(?:ok|okay|yes|great|fine|super|nice|perfect|good|cool|and|then|so|please|well)[\s,.!]+)*|[.!;]\s+(?:(?:and|then|so)[\s,]+)*)`;
const object = String.raw`(?=(?:the|it|that|this|them|those|these|both|each|an?|one|two|three|four|five|six|\d{1,2})(?![\p{L}\d]))`;
/** `we're taking the children camping` orders nothing. */
const takingThing = String.raw`taking(?! the (?:children|kids|family|boys|girls|baby|dogs?|car|train|bus|bikes?|boat|tent)\b)`;
const cart = String.raw`(?: (?:in)?to (?:my |the )?(?:shopping )?(?:cart|basket|bag)| in (?:my|the) (?:cart|basket|bag))`;
const times = String.raw`(?:(?<times>twice|(?:${countWords.en}|a couple of) times)|[x×] ?(?<by>\d{1,2})|(?<many>${countWords.en}) ?(?:[x×]|of (?:it|them|those|these)|pieces?|pcs))`;

const englishForms: readonly Rewriting[] = [
  [/(?<= of (?:it|them|those|these)) of (?:it|them|those|these)\b/giu, ''],
  [/\bthe two of (?:them|these|those)\b/giu, 'both'],
  // `leave out the cup`, `leave the cup out`, `i don't need the cup after all`
  [
    /^(?<start>(?:(?:ok|okay|actually|and|no|oh|sorry|please|can you|could you)[\s,]+)*)(?:leave out|scratch|scrap|ditch|strike|lose|cross off) (?=(?:the|that|those|these|it|them)(?!\p{L}))/iu,
    '$<start>remove ',
  ],
  [
    /^(?:(?:ok|okay|actually|and|no|oh|sorry|please|can you|could you)[\s,]+)*(?:leave|(?:i|we) (?:don't|do not) (?:want|need)) (?<what>(?:the|that|those|it|them)(?!\p{L})[^,.;?]{0,50}?) (?:out|after all|any ?more)(?=[\s.!?]*$)/iu,
    'remove $<what>',
  ],
  [
    /^(?:(?:actually|ok|and|oh)[\s,]+)*(?:can|could|may) (?:i|we) (?:please )?(?=(?:swap|switch|exchange|replace) (?:it|that|them|the [^?]{2,40}) (?:for|with) the (?!right|correct|same)[^?,]{2,40}\??$)/iu,
    '',
  ],
  [/^(?<start>(?:(?:yes|ok|then|and)[\s,]+)*)twice(?=[\s,.!]|$)/iu, '$<start>two times'],
  // A number where German and Norwegian have an article as well: `take a`, `one in blue and a in red`.
  [
    /(?<=^|[,.;!]\s?|\b(?:add|take|have|put|order|get|only|just|yes|ok|then|and|no|wait|rather|than|i need|please) )an?(?=\s*(?:$|[,.;!?])| (?:please|thanks|then|in|to|of|and|each)\b)/giu,
    'one',
  ],
  [
    new RegExp(
      String.raw`${subject}(?:i|we)(?:'ll| will|'d like to| would like to| want to|'m going to| am going to|'re going to|'m| am|'re| are)? (?:take|${takingThing}|buy|buying|order|ordering|grab|purchase) ${object}`,
      'iu',
    ),
    "$<start>i'll take ",
  ],
  [
    new RegExp(String.raw`${subject}(?:we(?:'ll| will) have|(?:i|we)(?:'ll| will) go (?:for|with)) ${object}`, 'iu'),
    "$<start>i'll take ",
  ],
  // `can i have two?`: asks politely for so many.
  [
    new RegExp(
      String.raw`^(?:(?:ok|and|then)[\s,]+)*(?:can|could|may) (?:i|we) (?:please )?(?:have|get) (?=${countWords.en}(?![\p{L}\d]))([^?]{1,60})\?*\s*$`,
      'iu',
    ),
    '$1 please',
  ],
  [/^(?:sold|deal|wrap it up)[\s,.!]+(?=i\b)/iu, ''],
  [
    new RegExp(`^(?:in)?to (?:my |the )?(?:cart|basket|bag) with (?:it|that|this)(?=[\\s,.!]|$)`, 'iu'),
    'add it to my cart',
  ],
  [
    new RegExp(String.raw`^(?:can|could|may) (?:i|we) (?:please )?(?:get|have) (?=[^?]{1,60}${cart})([^?]*)\?*`, 'iu'),
    'put $1',
  ],
  [
    new RegExp(String.raw`\b(${countWords.en}) each\b(?! (?:other|of|day|time|side|week|month|year))`, 'giu'),
    '$1 of each',
  ],
  [
    new RegExp(
      String.raw`\b(${countWords.en}) of (?:both|each)(?: of (?:it|them|those|these|the two|them two))?(?: of them)?`,
      'giu',
    ),
    '$1 of each',
  ],
  [
    /^(?:(?:(?:ok|actually|sorry|oh|and)[\s,]+)*)(?:no|not) (?:the |that )?(?<what>\p{L}[\p{L}\d -]{2,40}?) after all(?=[\s.!]*$)/iu,
    'remove $<what>',
  ],
  [/^(?<start>(?:(?:ok|and|no|then|rather)[\s,]+)*)make (?:it|that) for (?=\p{L}+[\s.!]*$)/iu, '$<start>make it '],
  [
    /^(?<start>(?:(?:ok|and|no|then|rather)[\s,]+)*)make (?<value>\p{L}+) of it(?=[\s.!]*$)/iu,
    '$<start>make it $<value>',
  ],
];

/** `i'll take the lamp, 2 pieces`, `the lamp twice please`: how many stands after what is wanted. */
const countLast = new RegExp(
  String.raw`^(?<verb>(?:(?:ok|okay|yes|then|and|please|great|super)[\s,]+)*(?:(?:add|put|take|order|buy|get me|give me|i'll take|i'll have|i take) )?)(?<what>(?!(?:what|how|is|are|does|do|can|could|which|when|where|why|no|not|it's|a|an|or|add|put|take|order|buy|get|give|i'll|i|we|make|change|set|remove|please|yes|ok|then|just|only|from)(?![\p{L}']))\p{L}[^?,;:]{1,60}?)(?<before>${cart})?[\s,]+(?:please[\s,]+)?${times}(?<after>${cart})?(?<end>(?:[\s,]+(?:please|thanks|then))*[\s.!]*)$`,
  'iu',
);

const countFirst = new RegExp(
  String.raw`^(?:(?:the|my|only|just|a) )?(?:${countWords.en}|both|all)\b|\b(?:and|plus|made|cost|times|day|week|month)\b`,
  'iu',
);

/** An order in English in the words by which the rules read it: `i'll take 2 of the lamp`. */
export function inOrderWording(text: string): string {
  const worded = englishForms.reduce((rest, [form, read]) => rest.replace(form, read), text);
  const { verb = '', what = '', before, after, end = '', ...count } = countLast.exec(worded)?.groups ?? {};
  if (what === '' || countFirst.test(what)) return worded;
  const number = count['by'] ?? count['many'] ?? (count['times'] ?? '').replace('twice', 'two').replace(/ times$/, '');
  return `${verb}${number.replace('a couple of', 'two')} of ${what}${before ?? after ?? ''}${end}`;
}
