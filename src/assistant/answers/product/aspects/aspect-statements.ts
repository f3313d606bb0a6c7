import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { contentStems } from '../../../retrieval/words/words.ts';
import { productSentences } from '../product-texts.ts';
import { type AskedOfProduct, askedOfProduct, type AskedQuestion, coverageOf, partAskedFor } from '../statements.ts';
import { type Aspect, askedText } from './aspect.ts';
import { pureMaterialAskedFor, shareVerdict, statesShares } from './material-share.ts';
import { propertyAspects } from './properties.ts';
import { substanceAspects } from './substances.ts';
import { claimVerdict, type AspectText, substanceVerdict, type Verdict } from './verdict.ts';

const aspects: readonly Aspect[] = [...propertyAspects, ...substanceAspects];

/** An aspect that a question asks for, and the words (folded) that do. */
export interface AskedAspect {
  readonly aspect: Aspect;
  readonly text: string;
  /** The material that the product is asked to be of alone. */
  readonly material?: string;
}

/**
 * Of which aspects a question asks. What is part of the product's title names it: `is the organic tea loose`, `does the
 * charger come with a cable`.
 */
export function aspectsAsked({ message, typed }: AskedQuestion, title = ''): readonly AskedAspect[] {
  if (partAskedFor(foldAccents(message)) !== null) return [];
  const titled = new Set(contentStems(title));
  return aspectsIn([typed, message]).filter(
    ({ aspect, text }) => aspect.kind === 'substance' || !contentStems(text).every((stem) => titled.has(stem)),
  );
}

function aspectsIn(texts: readonly string[]): readonly AskedAspect[] {
  const material = pureMaterialAskedFor(texts);
  if (material !== null) return [{ aspect: pureMaterial, text: material, material }];
  const asked = aspects.flatMap((aspect) => {
    const text = askedText(aspect, texts);
    return text === null ? [] : [{ aspect, text }];
  });
  // `battery life` is not about how it is charged.
  return asked.filter(({ aspect: { name } }) => !asked.some((other) => narrower[other.aspect.name] === name));
}

const narrower: Readonly<Record<string, string>> = {
  batteryLife: 'charging',
  chargingTime: 'charging',
  sensitiveSkin: 'skinType',
  skinType: 'sensitiveSkin',
};

const pureMaterial: Aspect = { name: 'pureMaterial', kind: 'claim', asks: /(?!)/, states: /\d ?%/ };

/** What a product says of an aspect: a detail or a sentence, and whether it answers yes or no. */
export interface AspectStatement {
  readonly detail?: ProductDetail;
  readonly sentence?: string;
  readonly answer: Verdict;
}

/** What a product says of an aspect that is asked for; null when it says nothing of it. */
export function statementOfAspect(
  asked: AskedAspect,
  product: Product,
  question: AskedQuestion,
): AspectStatement | null {
  const stated = [textsOf(product), namesOf(product)].map((texts) => texts.filter((text) => isStatedIn(asked, text)));
  const said = byCoverage(stated.find(({ length }) => length > 0) ?? [], askedOfProduct(question, product));
  // Of a lining and an outer fabric each is stated alone.
  const whole = asked.material === undefined ? null : said.map(({ text }) => text).join('. ');
  const verdicts = said.map((text) => verdictOf(asked, whole === null ? text : { text: whole }));
  const clear = new Set(verdicts.filter((verdict) => verdict !== null));
  const verdict = clear.size === 1 && !isChosen(asked, product) ? [...clear][0] : undefined;
  const best = said[verdict === undefined ? 0 : verdicts.indexOf(verdict)];
  if (!best) return null;
  const answer = verdict === undefined || !isYesNo(question) ? null : verdict !== asksForAbsence(asked);
  return best.detail ? { detail: best.detail, answer } : { sentence: best.text, answer };
}

/** What has most words of the question comes first. */
function byCoverage(texts: readonly StatedText[], asked: AskedOfProduct): readonly StatedText[] {
  const scored = texts.map((each) => ({ each, score: coverageOf(asked, `${each.name ?? ''} ${each.text}`) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ each }) => each);
}

/** The variants differ in it: `Unscented` is one of the scents to choose from. */
function isChosen({ aspect }: AskedAspect, { options }: Product): boolean {
  return options.some(
    ({ values }) => values.length > 1 && values.some(({ value }) => aspect.states.test(foldAccents(value))),
  );
}

interface StatedText extends AspectText {
  readonly detail?: ProductDetail;
}

/** The details of a product and the sentences of its description. */
function textsOf(product: Product): readonly StatedText[] {
  return [
    ...statedDetails(product).map((detail) => ({ name: detail.name, text: detail.value, detail })),
    ...productSentences(product).map((text) => ({ text })),
  ];
}

/** What it is called: asked where its texts say nothing. */
function namesOf({ title, subtitle, tags }: Product): readonly StatedText[] {
  return [title, subtitle ?? '', ...tags].map((text) => ({ text }));
}

function isStatedIn({ aspect, material }: AskedAspect, each: AspectText): boolean {
  if (material !== undefined) return statesShares(each);
  const text = foldAccents(each.name === undefined ? each.text : `${each.name}: ${each.text}`);
  return aspect.states.test(text) || (aspect.opposite?.test(text) ?? false);
}

function verdictOf({ aspect, material }: AskedAspect, text: AspectText): Verdict {
  if (material !== undefined) return shareVerdict(material, text);
  if (aspect.kind === 'claim') return claimVerdict(aspect, text);
  return aspect.kind === 'substance' ? substanceVerdict(aspect, text) : null;
}

/** `ist es ohne Parfüm`, `is it sugar-free` */
function asksForAbsence({ aspect, text }: AskedAspect): boolean {
  if (aspect.kind === 'substance')
    return /^(?:ohne|uten|without|kein|ingen|frei|fri|free)|(?:frei\p{L}{0,2}|fri|free)$|^(?:unparfum|uparfym|unscented)/u.test(
      text,
    );
  return false;
}

/** Whether yes or no answers it. */
function isYesNo({ typed }: AskedQuestion): boolean {
  return !/(?:^|[,.;!] ?|(?<!\p{L})(?:og|und|and|aber|men|but|so|ok) )(?:wie|was|wann|wo|woher|womit|wofur|wer|welche\p{L}?|warum|wieviel\p{L}*|hva|hvor|hvordan|nar|hvilke\p{L}*|hvem|how|what|which|when|where|who|why)(?!\p{L})/u.test(
    foldAccents(typed).trim(),
  );
}
