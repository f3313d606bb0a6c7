import { foldAccents } from '#shop/text/normalize.ts';
import { contentStems } from '../../../retrieval/words/words.ts';
import { type Aspect, type AskedQuestion, foundIn } from './aspect.ts';
import { composition, offers } from './composition.ts';
import { pureMaterial, pureMaterialAskedFor } from './material-share.ts';
import { partAspect } from './part.ts';
import { properties } from './properties.ts';
import { quantities } from './quantities.ts';
import { substanceNamed, substances } from './substances.ts';
import { isFreeForm } from './verdict.ts';

/** An aspect that a question asks for, and the words (folded) that do. */
export interface AskedAspect {
  readonly aspect: Aspect;
  readonly text: string;
  /** In words that may mean something else. */
  readonly isLoose: boolean;
}

/** All that is known to be asked of products. */
export const aspects: readonly Aspect[] = [...offers, ...properties, ...quantities, ...composition, ...substances];

export function aspectNamed(name: string | undefined): Aspect | undefined {
  return aspects.find((aspect) => aspect.name === name);
}

/**
 * Of which aspects a question asks. What is part of the product's title names it: `is the organic tea loose`, `does the
 * charger come with a cable`. Words that may mean something else count only where no others ask for anything, except those
 * that are asked for besides.
 */
export function aspectsAsked(question: AskedQuestion, title = ''): readonly AskedAspect[] {
  const part = partAspect(question);
  if (part !== null) return [{ ...part, isLoose: true }];
  const clear = clearlyAsked(question, title);
  const loose = aspects.flatMap((aspect) => {
    const text = foundIn(aspect.asksLoosely, question.message);
    return text === null || clear.some((each) => each.aspect === aspect) ? [] : [{ aspect, text, isLoose: true }];
  });
  return [...clear, ...(clear.length > 0 ? loose.filter(({ aspect }) => aspect.isApart) : loose)];
}

/** Those that are asked for in words that mean nothing else. */
export function clearlyAsked(question: AskedQuestion, title = ''): readonly AskedAspect[] {
  const { typed, message } = question;
  if (partAspect(question) !== null) return [];
  const titled = new Set(contentStems(title));
  const isOfTitle = (text: string): boolean => contentStems(text).every((stem) => titled.has(stem));
  return aspectsIn([typed, message]).filter(({ aspect, text }) => aspect.kind === 'substance' || !isOfTitle(text));
}

function aspectsIn(texts: readonly string[]): readonly AskedAspect[] {
  const material = pureMaterialAskedFor(texts);
  if (material !== null) return [{ aspect: pureMaterial(material), text: material, isLoose: false }];
  const asked = aspects.flatMap((aspect) => {
    const [text] = texts.flatMap((each) => foundIn(aspect.asks, each) ?? []);
    return text === undefined ? [] : [{ aspect, text, isLoose: false }];
  });
  // `battery life` is not about how it is charged.
  const narrow = asked.filter(({ aspect: { name } }) => !asked.some((other) => narrower[other.aspect.name] === name));
  const named = narrow.length > 0 ? null : substanceNamed(texts);
  return named === null ? narrow : [{ ...named, isLoose: false }];
}

const narrower: Readonly<Record<string, string>> = {
  batteryLife: 'charging',
  chargingTime: 'charging',
  range: 'charging',
  sensitiveSkin: 'skinType',
  skinType: 'sensitiveSkin',
};

/** The words of a message that ask for an aspect, as they were typed; the whole message where its translation does. */
export function wordsOfAspect(typed: string, { text }: AskedAspect): string {
  const words = typed.trim().split(/\s+/);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  );
  const having = runs
    .filter((run) => foldAccents(run).includes(text))
    .toSorted((one, other) => one.length - other.length);
  return (having[0] ?? typed.trim()).replace(/[\s?!.,;:]+$/, '');
}

/** Whether a question is about the price, the stock or the options, which are known of each product. */
export function asksForOffer(message: string): boolean {
  return offers.some((aspect) => aspect.kind === 'offer' && foundIn(aspect.asksLoosely, message) !== null);
}

/** Whether a question is about a measure, a material or the like, which only some products state. */
export function asksForDetail(message: string): boolean {
  return aspects.some((aspect) => aspect.kind !== 'offer' && foundIn(aspect.asksLoosely, message) !== null);
}

/** Whether a message asks for an aspect in words that may mean something else. */
export function asksFor(name: string, message: string): boolean {
  return foundIn(aspectNamed(name)?.asksLoosely, message) !== null;
}

/** `ist es ohne Parfüm`, `is it sugar-free` */
export function asksForAbsence({ aspect, text }: AskedAspect): boolean {
  return (
    aspect.kind === 'substance' && (/^(?:ohne|uten|without|kein|ingen|frei|fri|free)/u.test(text) || isFreeForm(text))
  );
}

/** Whether yes or no answers it. */
export function isYesNo({ typed }: AskedQuestion): boolean {
  return !/(?:^|[,.;!] ?|(?<!\p{L})(?:og|und|and|aber|men|but|so|ok) )(?:wie|was|wann|wo|woher|womit|wofur|wer|welche\p{L}?|warum|wieviel\p{L}*|hva|hvor|hvordan|nar|hvilke\p{L}*|hvem|how|what|which|when|where|who|why)(?!\p{L})/u.test(
    foldAccents(typed).trim(),
  );
}

/** `how heavy is it` and `does it fold`: the questions of a message that asks several, as it was typed and in English. */
export function questionsIn<Question extends AskedQuestion>(question: Question): readonly Question[] {
  const typed = question.typed.split(betweenQuestions);
  const read = question.message.split(betweenQuestions);
  const isWhole = [...typed, ...read].every((part) => part.trim().split(/\s+/).length > 2);
  if (typed.length !== read.length || typed.length < 2 || !isWhole) return [question];
  return typed.map((part, index) => ({ ...question, typed: part, message: read[index] ?? '' }));
}

const betweenQuestions =
  /(?:(?:\s*[?!.;,]\s*|\s+)(?:and|und|og|plus)\s+(?:also\s+|auch\s+|også\s+)?|\?\s+)(?=(?:how|what|which|does|do|is|are|can|will|has|wie|was|welche\p{L}?|ist|sind|kann|hat|gibt|passt|muss|darf|geht|hva|hvor|hvilke\p{L}*|er|kan|har|må|tåler|følger|veier)(?!\p{L}))/iu;
