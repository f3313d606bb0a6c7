import { foldAccents } from '#shop/text/normalize.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';

/** The name of the shop is not read as a vendor: `does Halden have …`. */
export function withoutShopName(criteria: SearchCriteria, { message, profile: { name } }: TurnContext): SearchCriteria {
  if (foldAccents(message).includes(`by ${foldAccents(name)}`)) return criteria;
  const isShop = ({ readings }: CriteriaTerm): boolean =>
    readings.every(({ values }) => values.every((value) => value === name));
  const phrase = criteria.terms
    .filter(isShop)
    .reduce((rest, { label }) => rest.replace(label, ' '), criteria.phrase ?? '');
  return {
    ...criteria,
    terms: criteria.terms.filter((term) => !isShop(term)),
    phrase: phrase.replaceAll(/\s+/g, ' ').trim(),
  };
}
