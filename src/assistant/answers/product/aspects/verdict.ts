import { isDenial } from '#shop/lexicon/exclusions.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { type Aspect, type AspectText, type Verdict, words } from './aspect.ts';

/** Words that deny what stands in the same clause. */
export const denial = words(`nicht ikke not kein* ingen no non never nie aldri ohne uten without neither weder
      (?:is|are|do|does|ca|wo)n'?t cannot keep_(?:\\p{L}+_)?(?:away_from|out_of) avoid unnga ungeeignet uegnet unsuitable`);

/** What bounds a statement, or may turn it into its opposite. */
const condition =
  words(`nur only kun bare bedingt teilweise delvis partly partially except ausser unntatt bis up_to opp_til
      inntil aber but men sondern optional* on_request auf_(?:wunsch|anfrage) pa_foresporsel separat* separately may kann konnen kein_problem no_problem wenn
      hvis if unless fast nesten almost mostly \\d+_?%
      (?:for|fur)_(?:den|die|das|the)_\\p{L}+(?:deckel|lid|lokk)`);

/** Whether a text says of an aspect that it is so, or is contained. */
export function verdictOn(aspect: Aspect, text: AspectText): Verdict {
  if (aspect.verdict) return aspect.verdict(text);
  if (aspect.kind === 'claim') return claimVerdict(aspect, text);
  return aspect.kind === 'substance' ? substanceVerdict(aspect, text) : null;
}

function claimVerdict({ states, opposite, equivalent }: Aspect, { name, text }: AspectText): Verdict {
  const said = foldAccents(text);
  if (equivalent?.test(said)) return true;
  if (name !== undefined && states.test(foldAccents(name))) return plainValue(text);
  if (opposite?.test(said) && !states.test(said)) return false;
  if (condition.test(said) && !/^(?:kann|konnen|kan|can) /.test(said)) return null;
  const clause = said.split(/[,;:()]| [-–—] /).find((each) => states.test(each)) ?? '';
  // `does not rust and is dishwasher safe`
  const part = clause.split(/ (?:und|og|and) /).find((each) => states.test(each)) ?? '';
  if (denial.test(clause)) return denial.test(part) ? false : null;
  return denial.test(said) || clause === '' ? null : true;
}

function plainValue(value: string): Verdict {
  const said = foldAccents(value);
  if (/^(?:ja|yes|true)(?!\p{L})[\s.]*$/u.test(said)) return true;
  return /^(?:nei|nein|no|false)(?!\p{L})[\s.]*$/u.test(said) ? false : null;
}

/** Whether a text says that something is contained: `Ohne Deckel`, `With a cover and a strap`. */
export function substanceVerdict({ states }: Pick<Aspect, 'states'>, { name, text }: AspectText): Verdict {
  const said = foldAccents(text);
  if (name !== undefined && states.test(foldAccents(name))) return valueOfSubstance(foldAccents(name), text, states);
  const found = states.exec(said);
  if (!found || traces.test(said)) return null;
  const before = said.slice(0, found.index).replaceAll(/(?<=\d)[.,](?=\d)/g, '');
  const after = said.slice(found.index + found[0].length);
  if (isFreeForm(found[0]) || /^[- ]?(?:frei\p{L}*|fri|free)(?!\p{L})/u.test(after))
    return denial.test(lastClause(before)) || /^[- ]?\p{L}*:/u.test(after) ? null : false;
  const marker = [...before.matchAll(markers)].findLast(() => true);
  const beside = `${before.slice(marker?.index ?? 0)} ${after.split(/[,;.]| (?:und|og|and|oder|or|eller) /)[0] ?? ''}`;
  if (added.test(`${found[0]}${beside}`)) return null;
  if (marker && isEnumeration(before.slice(marker.index + marker[0].length)))
    return isAbsent.test(marker[0]) ? false : denial.test(lastClause(before.slice(0, marker.index))) ? null : true;
  if (/\d ?% (?:\p{L}+ )?$/u.test(before) && !denial.test(before)) return !/(?<!\d)0 ?% (?:\p{L}+ )?$/u.test(before);
  return isListOfContents(name) ? true : null;
}

const markers =
  /(?<!\p{L})(?:ohne|uten|without|kein\p{L}*|ingen|no|frei von|fri for|free (?:of|from)|verzichtet (?:\p{L}+ )?auf|enthalt|enthalten|inneholder|contains?|mit|med|with)(?!\p{L})/gu;
const isAbsent = /^(?:ohne|uten|without|kein|ingen|no|frei|fri|free|verzichtet)/;

/** Traces are no ingredient, and what is not added may be contained. */
const traces = words(`spuren spor_av traces may_contain`);
const added = words(`zugesetzt* zusatz* *zusatz tilsatt* tilsetning* added`);

/** `fluorfri`, `unparfümiert`, `decaf`: a word that says of a substance that it is not contained. */
export function isFreeForm(word: string): boolean {
  return /(?:frei\p{L}{0,2}|fri(?:tt|e)?|free)$|^(?:unparfum|uparfym|unscented|unbeschicht|ubelagt|uncoated|entkoffein|decaf)/u.test(
    word,
  );
}

function lastClause(text: string): string {
  return text.split(/[.,;:!?()]/).at(-1) ?? '';
}

/** Between `ohne` and what is meant only other things may stand: `ohne Alkohol, Farbstoffe und`. */
function isEnumeration(text: string): boolean {
  if (/[.;:!?]/.test(text)) return false;
  const parts = text.split(/,|(?<!\p{L})(?:und|og|and|oder|or|eller)(?!\p{L})/u).map((part) => part.trim());
  return parts.every((part) => part.split(/\s+/).length < 3 && !relation.test(part));
}

const relation = words(`an av of from aus in i til zu zum fur for reich rik rich auf pa on er ist is`);

function valueOfSubstance(name: string, value: string, states: RegExp): Verdict {
  const isFree = isFreeForm(states.exec(name)?.[0] ?? '') || /[- ](?:frei|fri|free)(?!\p{L})/u.test(name);
  const said = plainValue(value);
  if (isFree) return said === null ? null : !said;
  return isDenial(value) ? false : said;
}

function isListOfContents(name: string | undefined): boolean {
  return (
    name !== undefined &&
    /material|ingredien|inhaltsstoff|zutat|ingrediens|allergen|enthalt|contain|innhold/.test(foldAccents(name))
  );
}
