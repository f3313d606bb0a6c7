import { foldAccents } from '#shop/text/normalize.ts';

/** Whether a text says something of all that a shop sells. */
export function isOnAllGoods(text: string): boolean {
  return allGoods.test(foldAccents(text));
}

const allGoods =
  /\b(?:anything|everything|alles|alt|(?:none|keine[nrs]?|ingen|inga) (?:of|av|unserer|der|von) (?:our |vare |unseren )?(?:\p{L}*(?:product|article|item|artikel|produkt|gerat|varer?\b)\p{L}*|goods|varene)|(?:all|every|each|any|alle[nrsm]?|jede[nrsm]?|samtliche[nrsm]?|hvert?|samtlige) (?:\p{L}+ ){0,2}(?:\p{L}*(?:product|article|item|appliance|device|artikel|produkt|gerat|varer?\b)\p{L}*|goods|waren?|orders?|bestellung\p{L}*|varene))\b/u;
