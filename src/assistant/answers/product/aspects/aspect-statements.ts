import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { closestDetails, detailsNamedIn, maxFacts } from '../product-facts.ts';
import { productSentences } from '../product-texts.ts';
import { type AskedOfProduct, askedOfProduct, coverageOf } from '../statements.ts';
import type { Aspect, AskedQuestion, AspectText, Verdict } from './aspect.ts';
import { type AskedAspect, aspectNamed, aspects, asksForAbsence, isYesNo } from './asked-aspects.ts';
import { verdictOn } from './verdict.ts';

/** What a product says of an aspect: details or a sentence, and whether it answers yes or no. */
export interface AspectStatement {
  readonly details: readonly ProductDetail[];
  readonly sentence?: string;
  readonly answer: Verdict;
}

/** What a product says of an aspect that is asked for; null when it says nothing of it. */
export function statementOfAspect(
  asked: AskedAspect,
  product: Product,
  question: AskedQuestion,
): AspectStatement | null {
  const { aspect } = asked;
  const details = detailsOf(aspect, product, question.message);
  if (details.length > 0) return { details, answer: null };
  const named = askedOfProduct(question, product);
  const near = aspect.near?.asks.test(foldAccents(question.message)) ? aspectNamed(aspect.near.name) : undefined;
  // `Tempered blade, 53 cm` states how long the blade is, `water tank 2 l` how big the tank.
  const isOfNamed = ({ text }: AspectText): boolean =>
    (hasValue(aspect, text) || (near !== undefined && hasValue(near, text))) && coverageOf(named, text) > 0;
  const stated = textsToRead(asked, product).map((texts) =>
    texts.filter((text) => isStatedIn(aspect, text) || isOfNamed(text)),
  );
  const said = byCoverage(stated.find(({ length }) => length > 0) ?? [], named);
  const whole = aspect.isWhole ? said.map(({ text }) => text).join('. ') : null;
  const verdicts = said.map((text) => verdictOn(aspect, whole === null ? text : { text: whole }));
  const clear = new Set(verdicts.filter((verdict) => verdict !== null));
  const verdict = clear.size === 1 && !isChosen(aspect, product) ? [...clear][0] : undefined;
  const best = said[verdict === undefined ? 0 : verdicts.indexOf(verdict)];
  // `how big is the lid` asks for no volume.
  const isOfPart = asked.isLoose && named.stems.length > 1;
  if (!best) return near && !isOfPart ? statementOfAspect({ ...asked, aspect: near }, product, question) : null;
  const answer = verdict === undefined || !isYesNo(question) ? null : verdict !== asksForAbsence(asked);
  return best.detail ? { details: [best.detail], answer } : { details: [], sentence: best.text, answer };
}

/** The sentence of a description that states the aspect with a name. */
export function sentenceOnAspect(name: string, product: Product, question: AskedQuestion): string | undefined {
  const aspect = aspectNamed(name);
  const said = productSentences(product).filter((text) => aspect && isStatedIn(aspect, { text }));
  return byCoverage(
    said.map((text) => ({ text })),
    askedOfProduct(question, product),
  )[0]?.text;
}

/** The details that state the aspect with a name. */
export function detailsOnAspect(name: string, product: Product, question: string): readonly ProductDetail[] {
  const aspect = aspectNamed(name);
  return aspect ? detailsOf(aspect, product, question) : [];
}

/** The details that state an aspect, of the part that a question names if it does: `how long is the cord`. */
function detailsOf(aspect: Aspect, product: Product, question: string): readonly ProductDetail[] {
  if (!aspect.details) return [];
  const isNamed = ({ name }: ProductDetail): boolean => aspect.details?.test(foldAccents(name)) ?? false;
  const all = statedDetails(product).filter((detail) => isNamed(detail) || hasValueOf(aspect, detail));
  const named = detailsNamedIn(all, question);
  if (named.length > 0 || all.length <= maxFacts) return closestDetails(named.length > 0 ? named : all, question);
  const sure = all.filter(isNamed);
  return closestDetails(sure.length > 0 ? sure : all, question);
}

/** A number of kilograms is a weight, unless it is called the load. */
function hasValueOf(aspect: Aspect, { name, value }: ProductDetail): boolean {
  const isOther = aspects.some((other) => other.measure && other !== aspect && other.details?.test(foldAccents(name)));
  return hasValue(aspect, value) && !isOther;
}

function hasValue({ values }: Aspect, text: string): boolean {
  return values?.test(foldAccents(text)) ?? false;
}

interface StatedText extends AspectText {
  readonly detail?: ProductDetail;
}

/** What has most words of the question comes first. */
function byCoverage(texts: readonly StatedText[], asked: AskedOfProduct): readonly StatedText[] {
  const scored = texts.map((each) => ({ each, score: coverageOf(asked, `${each.name ?? ''} ${each.text}`) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ each }) => each);
}

/** The variants differ in it: `Unscented` is one of the scents to choose from. */
function isChosen({ states }: Aspect, { options }: Product): boolean {
  return options.some(({ values }) => values.length > 1 && values.some(({ value }) => states.test(foldAccents(value))));
}

/** Details and the sentences of the description; what a product is called is asked where these say nothing of it. */
function textsToRead({ aspect, isLoose }: AskedAspect, product: Product): readonly (readonly StatedText[])[] {
  const { title, subtitle, tags } = product;
  const sentences = productSentences(product).map((text) => ({ text }));
  const details = statedDetails(product).map((detail) => ({ name: detail.name, text: detail.value, detail }));
  if (isLoose) return [aspect.says ? [...details, ...sentences] : sentences];
  return [[...details, ...sentences], [title, subtitle ?? '', ...tags].map((text) => ({ text }))];
}

/** Whether a text says something of an aspect. */
export function isStatedIn({ says, states, opposite, equivalent, written }: Aspect, each: AspectText): boolean {
  if (says) return says(each);
  const text = each.name === undefined ? each.text : `${each.name}: ${each.text}`;
  const patterns = [states, opposite, equivalent].filter((pattern) => pattern !== undefined);
  return patterns.some((pattern) => pattern.test(foldAccents(text))) || (written?.test(text) ?? false);
}
