import { tokenize } from '#shop/text/tokenize.ts';

/**
 * Nouns for accessories, spare parts and supplies, which follow the word for what they belong to (`mouse pad`), in
 * English, German and Norwegian.
 */
const accessoryNouns = `
  accessory adapter adaptor arm bag battery belt bezel bit blade bracket brush bulb cable caddy canister cap cart cartridge
  case charger clamp cleaner clip cloth component connector converter cord cover cradle cushion dock drum enclosure
  extender fastener film filter fuser grip guard handle harness head hinge holder holster hook hose inlay insert kit lead
  lens lid liner lock mat mount nozzle organizer pad pillow plate plug pouch protector rack refill remote replacement rest
  roller screw shade shelf shell skin sleeve spare splitter stand strap tip toner tray tripod valve wipe

  adapter akku aufsatz bezug dichtung düse einsatz ersatzteil etui fernbedienung filter folie gehäuse griff halter
  halterung haube hülle kabel klinge koffer ladegerät netzteil patrone reiniger schlauch schutzfolie ständer stativ
  tasche toner trommel zubehör

  adapter batteri beskytter deksel etui fjernkontroll fot håndtak holder kabel lader ladekabel pose reservedel skjermbeskytter
  stativ strøm stropp tilbehør trekk veske
`;

/** Words before what an accessory fits. */
const fittingWords = 'for fits fitting compatible suitable für passend geeignet til passer';

/** Words before what comes with a thing. */
const includingWords = 'with w incl including mit inkl med';

const nounTerms = termsOf(accessoryNouns);
const fittingTerms = termsOf(fittingWords);
const includingTerms = termsOf(includingWords);

function termsOf(text: string): ReadonlySet<string> {
  return new Set(tokenize(text).map(({ term }) => term));
}

/** Whether a word (stemmed) names an accessory of what is said before it. */
export function isAccessoryNoun(term: string): boolean {
  return nounTerms.has(term);
}

/** Whether what a product fits is said after a word (stemmed). */
export function isFittingWord(term: string): boolean {
  return fittingTerms.has(term);
}

/** Whether what comes with a product is said after a word (stemmed). */
export function isIncludingWord(term: string): boolean {
  return includingTerms.has(term);
}
