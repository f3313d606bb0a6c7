/** Words that ask for what can be bought now, in English, German and Norwegian. */
export const inStockPattern =
  /(?<![\p{L}\d])(?:in stock|available(?: now)?|ready to ship|not sold out|(?:that |which )?you can (?:ship|send|deliver)(?: me)? (?:today|tomorrow|now|right away|immediately)|(?:sofort |nur )*(?:auf (?:lager|vorrat)|vorratig|lieferbar|verfugbar)|nicht ausverkauft|(?:kun )?pa lager|ikke utsolgt)(?![\p{L}\d])/u;

/** Words that ask for what is reduced, in the same languages; neither `bikes for sale` nor `reduced fat`. */
export const reducedPattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    '(?:currently |now )?(?:on|in) (?:the )?(?:special |current )?(?:sale|offer|promotion)',
    '(?:an?|any|the) sale',
    '(?:(?:any|your|the|more|have|special|current|good|best) )+(?:offers|deals|bargains|reductions|discounts)',
    '(?:sale|clearance) (?:items?|products?|prices?)',
    'bargains?|discounted|marked down|price cuts?',
    'reduced(?! (?:fat|salt|sugar|sodium|carb|calorie|noise))(?: in price)?',
    'im (?:sonder)?(?:angebot|sale|ausverkauf|schlussverkauf)|sonderangebote?',
    '(?:reduziert|herabgesetzt|rabattiert)(?:e[nrms]?)?',
    'pa (?:salg|tilbud)|(?:nedsatt|rabattert)e?(?: pris)?',
  ].join('|')})(?![\p{L}\d])`,
  'u',
);
