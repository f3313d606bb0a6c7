/**
 * Countries whose consumers may withdraw from a contract made online: the European Economic Area (Directive 2011/83/EU,
 * with a function for it by Directive (EU) 2023/2673) and the United Kingdom (Consumer Contracts Regulations 2013).
 */
const countries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether buyers may have a right of withdrawal: in one of the countries (ISO 3166), or where none is known. */
export function hasWithdrawalRight(soldTo: readonly string[]): boolean {
  return soldTo.length === 0 || soldTo.some((country) => countries.has(country));
}
