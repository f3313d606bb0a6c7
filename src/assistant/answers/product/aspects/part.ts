import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { contentStems, isCompoundOf, otherNamesOf } from '../../../retrieval/words/words.ts';
import { type Aspect, type AskedQuestion, type AspectText, type Verdict, words } from './aspect.ts';
import { denial, substanceVerdict } from './verdict.ts';

/** That a part comes with a product: `is a bow included`, `følger det med batteri`. null: none is asked for. */
export function partAspect({
  typed,
  message,
}: AskedQuestion): { readonly aspect: Aspect; readonly text: string } | null {
  const asked = [partTyped(foldAccents(typed)), partAskedFor(foldAccents(message))].filter((part) => part !== null);
  const parts = asked.map(contentStems).filter(({ length }) => length > 0);
  if (parts.length === 0) return null;
  const isNamed = (text: string): boolean => parts.some((stems) => stems.every((stem) => hasStem(text, stem, isPart)));
  const isMentioned = (text: string): boolean =>
    parts.some((stems) => stems.every((stem) => hasStem(text, stem, isPartOrKind)));
  const heads = parts.map((stems) => RegExp.escape(stems.at(-1) ?? '')).join('|');
  const states = new RegExp(String.raw`(?<!\p{L})\p{L}*(?:${heads})\p{L}*`, 'u');
  const isSure = !needed.test(foldAccents(typed));
  const verdict = (text: AspectText): Verdict =>
    isSure && isNamed(`${text.name ?? ''} ${text.text}`) ? inclusionVerdict(text, { isNamed, states }) : null;
  const isStated = ({ name, text }: AspectText): boolean => isMentioned(`${name ?? ''} ${text}`);
  const aspect: Aspect = { name: 'part', kind: 'claim', states, says: isStated, verdict };
  // What has to be bought may be goods of the shop.
  return { aspect, text: isSure ? (asked[0] ?? '') : '' };
}

type IsOfPart = (word: string, name: string) => boolean;

function hasStem(text: string, stem: string, isOf: IsOfPart): boolean {
  const names = [stem, ...otherNamesOf(tokenize(stem)), ...(stem.startsWith('batter') ? batteries : [])];
  return contentStems(text).some((word) => names.some((name) => isOf(word, name)));
}

const batteries = ['cell', 'aa', 'aaa'];
const isPart: IsOfPart = (word, name) => word === name || isCompoundOf(word, name);
/** A `kabel` may be the `ladekabel` that is asked for. */
const isPartOrKind: IsOfPart = (word, name) => isPart(word, name) || (word.length > 4 && isCompoundOf(name, word));

/** By the clause that names it, and the one after it that goes on: `batteries, which you have to buy yourself`. */
function inclusionVerdict({ name, text }: AspectText, { isNamed, states }: NamedPart): Verdict {
  const clauses = foldAccents(text).split(/[;:()]|, | [-–—] /);
  const at = clauses.findIndex(isNamed);
  const [clause = '', next = ''] = at === -1 ? [foldAccents(text)] : clauses.slice(at);
  const said = saidOf(goesOn.test(next) ? `${clause}, ${next}` : clause, isNamed);
  // `Ladestation dabei, Reiseetui nicht`
  if (deniedShortly.test(said) && clauses.some((each) => isIncluded.test(each))) return false;
  const isDenied = denial.test(said);
  if (bought.test(said) || notInside.test(said) || (isDenied && isIncluded.test(said))) return false;
  const isForIt = new RegExp(
    String.raw`(?<!\p{L})(?:for|fur|til|to|of|von|av|zum|zur) (?:\p{L}+ ){0,2}?${states.source}`,
    'u',
  );
  if (isForIt.test(said)) return null;
  if (isIncluded.test(said) || isIncluded.test(foldAccents(name ?? ''))) return isDenied ? null : true;
  return withOrWithout.test(clause.trim()) ? substanceVerdict({ states }, { text: clause }) : null;
}

/** Of `filter is included and a heater is sold separately` what is said of one; of `battery and charger are included` all. */
function saidOf(clause: string, isNamed: NamedPart['isNamed']): string {
  const parts = clause.split(/ (?:und|og|and|but|aber|men|samt|sowie) /);
  const own = parts.find(isNamed) ?? clause;
  const others = parts.filter((part) => part !== own && says(part));
  const isListed = own.trim().split(/\s+/).length < 3;
  return !says(own) && isListed && others.length === 1 ? clause : own;
}

const says = (part: string): boolean => [bought, notInside, isIncluded, denial].some((pattern) => pattern.test(part));

interface NamedPart {
  readonly isNamed: (text: string) => boolean;
  readonly states: RegExp;
}

const goesOn = /^(?:which|that|die|der|das|som|denne|but|aber|men)(?!\p{L})/u;
const deniedShortly = /(?<!\p{L})(?:not|nicht|ikke|isn't|aren't)[\s.]*$/u;

const isIncluded = new RegExp(
  `${
    words(`comes?_(?:\\p{L}+_){0,6}with includ* supplied_with in_the_(?:box|case|package|set|pack)
      (?:liegt|liegen|lag)(?:_\\p{L}+)?_bei mit_dabei im_lieferumfang zum_lieferumfang lieferumfang inklusive inkl
      mitgeliefert* beiliegend* folger(?:_\\p{L}+)?_med gehor(?:t|en)(?:_\\p{L}+)?_dazu medfolger* inkludert ligger_i_(?:esken|pakken) i_esken
      leveres_med`).source
  }|(?<!\\p{L})(?:dabei|supplied)[\\s.]*$`,
  'u',
);

/** A clause of nothing else: `Ohne Deckel`, but `can be used without batteries`. What runs on batteries may lack them. */
const withOrWithout = /^(?:(?:ohne|uten|without|no)|(?:mit|med|with)(?! .*(?:batter|akku|cell)))(?: \S+){1,6}[.\s]*$/u;

const bought = words(`sold_separately buy_(?:\\p{L}+_)?(?:yourself|separately|extra) have_to_buy(?:_\\p{L}+)?
  (?:separat|extra|einzeln)_(?:erhaltlich|zu_kaufen|kaufen|verkauft) nicht_inklusive (?:ma|kjopes|selges)_(?:kjopes|separat|i_tillegg)
  gehor(?:t|en)_nicht not_included not_supplied folger_ikke ikke_inkludert`);

const notInside = words(
  `(?:not|nicht|ikke|ohne|uten|without)_(?:in|im|i|enthalten|dabei|included|med)(?:_\\p{L}+){0,2}`,
);

/** What may come with a product: `a battery` in `does the saw come with a battery`. */
export function partAskedFor(text: string): string | null {
  return inclusionIn(text)?.part ?? null;
}

/** The part of a question that names the product, where it asks what comes with it; else all of it. */
export function productPartOf(text: string): string {
  return inclusionIn(text)?.product ?? text;
}

function inclusionIn(text: string): { readonly part: string; readonly product: string } | null {
  const groups = inclusions.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
  const { part, product } = groups ?? {};
  return part === undefined || product === undefined ? null : { part, product };
}

/** `does the saw come with a battery`, `is a cable included with the charger`; the last two are translated German. */
const inclusions: readonly RegExp[] = [
  /^(?:do|does|will|is|are) (?<product>.+?) (?:come|comes|sold|delivered|supplied|shipped) with (?<part>.+)$/,
  /^(?:is|are)(?: there)? (?<part>.+?) (?:included|supplied) (?:with|in|for) (?<product>.+)$/,
  /^(?:is|are) with the (?<product>.+?) (?:an?|the|some) (?<part>.+?) included\b/,
  /^(?:is|are) with the (?<product>\S+) (?<part>.+?) included\b/,
  /^(?:is|are) (?<part>.+?) with the (?<product>.+?) included\b/,
];

/** The same of the product spoken of: `are batteries included`, `ist da ein Deckel dabei`, `følger ladekabel med?` */
function partTyped(text: string): string | null {
  const said = text.trim().replace(/[\s?!.]+$/, '');
  return ofSpoken.map((pattern) => pattern.exec(said)?.groups?.['part']).find((part) => part !== undefined) ?? null;
}

/** What has to be bought does not come with it: a yes would be read as its contrary. */
const needed = /^(?:(?:und|aber|ok|and|but|so|og|men)[\s,]+)*(?:muss|soll|do i)(?!\p{L})/u;

const ofSpoken: readonly RegExp[] = [
  /^(?:(?:and|but|so|ok)[\s,]+)*(?:is|are)(?: there)? (?!(?:it|they|this|that|what)\b)(?<part>.{3,40}?)(?: (?:of|for) the .+)? (?:included|supplied)$/,
  /^(?:(?:und|aber|ok)[\s,]+)*(?:ist|sind|liegt|liegen|hat (?:er|sie|es|der|die|das)) (?!(?:was|alles|das|die|der)\b)(?:da |denn |auch )*(?<part>.{3,40}?) (?:mit )?(?:dabei|bei|im lieferumfang|mitgeliefert|inklusive)$/,
  /^(?:(?:und|aber|ok)[\s,]+)*(?:muss|soll) (?:ich|man) (?:noch |da )*(?<part>.{3,40}?) (?:noch |dazu |extra |separat )*(?:kaufen|bestellen|dazukaufen)$/,
  /^(?:(?:and|but|so|ok)[\s,]+)*do i (?:have|need) to (?:buy|order) (?<part>.{3,40}?)(?: separately| too| as well| for (?:it|them))*$/,
  /^(?:(?:og|men|ok)[\s,]+)*er (?!det\b|den\b|de\b)(?:det )?(?<part>.{3,40}?) inkludert$/,
  /^(?:(?:og|men|ok)[\s,]+)*folger (?:det )?(?:med )?(?!hva\b)(?<part>(?!med\b).{3,40}?)(?: med)?(?: (?:til|i) .*)?$/,
];
