/** Words that ask for what can be bought now. */
export const inStockPattern =
  /\b(?:in stock|available(?: now)?|ready to ship|not sold out|(?:that |which )?you can (?:ship|send|deliver)(?: me)? (?:today|tomorrow|now|right away|immediately))\b/;

/** Words that ask for what is reduced; neither `bikes for sale` nor `reduced fat`. */
export const reducedPattern = new RegExp(
  String.raw`\b(?:${[
    '(?:currently |now )?(?:on|in) (?:the )?(?:special |current )?(?:sale|offer|promotion)',
    '(?:an?|any|the) sale',
    '(?:(?:any|your|the|more|have|special|current|good|best) )+(?:offers|deals|bargains|reductions|discounts)',
    '(?:sale|clearance) (?:items?|products?|prices?)',
    'bargains?|discounted|marked down|price cuts?',
    'reduced(?! (?:fat|salt|sugar|sodium|carb|calorie|noise))(?: in price)?',
  ].join('|')})\b`,
);
