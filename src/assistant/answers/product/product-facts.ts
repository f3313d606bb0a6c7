import type { Messages } from '#messages/messages.ts';
import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { withinSentence } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import type { AnswerWriter } from '../answer-writer.ts';
import { variantName } from './product-card.ts';

/** What details say of a product. */
export type DetailTopic =
  | 'size'
  | 'weight'
  | 'load'
  | 'volume'
  | 'material'
  | 'care'
  | 'contents'
  | 'noise'
  | 'range'
  | 'brightness'
  | 'speed'
  | 'power'
  | 'duration'
  | 'scent'
  | 'origin'
  | 'fit'
  | 'age'
  | 'frequency'
  | 'included'
  | 'needed';

type DetailMatcher = (detail: ProductDetail) => boolean;

const isLength: DetailMatcher = ({ value }) => /\d\s*(?:mm|cm|m)\b/.test(value);

/** Words in the names of details, folded, in English, German and Norwegian. */
const topicWords: Readonly<Record<DetailTopic, RegExp>> = {
  size: /size|dimension|measurement|width|height|depth|length|diagonal|diameter|thickness|grosse|abmessung|\bmasse|breite|hohe|tiefe|lange|durchmesser|dicke|storrelse|\bmal\b|bredde|hoyde|dybde|lengde|tykkelse/,
  weight: /(?<!max\S{0,5} |user )weight|gewicht|vekt/,
  load: /load|\blast\b|(?:max\S{0,5}|user) weight|belast|tragkraft|traglast|nutzlast|baereevne/,
  volume: /volume|capacity|volumen|inhalt|fassungsvermogen|volum|kapasitet/,
  material: /material|made of|fabric|glaze|wood|stoff|gewebe|glasur|holz|treslag/,
  contents: /allergen|ingredient|contain|traces|zutat|inhaltsstoff|enthalt|spuren|ingrediens|innhold|spor av/,
  care: /care|wash|clean|pflege|wasch|reinig|\bstell|vask|rengjor|vedlikehold/,
  noise: /noise|sound|loud|gerausch|laut|schall|stoy|lydniva/,
  range: /range|reichweite|rekkevidde|distance/,
  brightness: /bright|luminous|lumen|helligkeit|lichtstrom|lysstyrke/,
  speed: /speed|geschwindigkeit|tempo|hastighet/,
  power: /power|watt|leistung|effekt/,
  duration: /life|run ?time|\btime\b|burn|dauer\b|zeit\b|batteritid|brenntid|driftstid|brukstid|tid\b/,
  scent: /fragrance|scent|perfume|smell|notes|duft|parfum|lukt/,
  origin:
    /\borigin\b|\bmade in\b|manufactured in|produced in|herkunft|herstellungs(?:land|ort)|ursprung|produktionsland|opprinnelse|produksjonsland|produsert i\b|laget i\b/,
  age: /\bage\b|\balter\b|\balder\b/,
  frequency: /how often|frequency|haufigkeit|hvor ofte/,
  included: /includ|in the box|contents|lieferumfang|i esken|inkludert|leveres med/,
  needed: /required|needed|benotigt|erforderlich|krever|nodvendig/,
  fit: /\bfits?\b|compatib|suitable|passend|passt|geeignet|kompatib|passer/,
};

const isCalled =
  (topic: DetailTopic): DetailMatcher =>
  ({ name }) =>
    topicWords[topic].test(foldAccents(name));

/** The matchers of a topic, the surest first. */
const topicMatchers: Readonly<Record<DetailTopic, readonly DetailMatcher[]>> = {
  size: [isCalled('size'), isLength],
  weight: [isCalled('weight'), (detail) => /\d\s*(?:g|kg)\b/i.test(detail.value) && !isCalled('load')(detail)],
  load: [isCalled('load')],
  volume: [isCalled('volume'), ({ value }) => /\d\s*(?:ml|cl|dl|l)\b/i.test(value)],
  material: [isCalled('material')],
  care: [isCalled('care')],
  contents: [isCalled('contents')],
  noise: [isCalled('noise')],
  range: [isCalled('range')],
  brightness: [isCalled('brightness')],
  speed: [isCalled('speed')],
  power: [isCalled('power')],
  duration: [isCalled('duration')],
  scent: [isCalled('scent')],
  origin: [isCalled('origin')],
  fit: [isCalled('fit')],
  age: [isCalled('age')],
  frequency: [isCalled('frequency')],
  included: [isCalled('included')],
  needed: [isCalled('needed')],
};

/** The details of a product on what a question is about, of the part that it names if it does: `how long is the cord`. */
export function detailsOnTopic(product: Product, topic: DetailTopic, question: string): readonly ProductDetail[] {
  const matchers = topicMatchers[topic];
  const all = statedDetails(product).filter((detail) => matchers.some((matches) => matches(detail)));
  const named = all.filter(isNamedIn(question));
  if (named.length > 0 || all.length <= maxFacts) return closestDetails(named.length > 0 ? named : all, question);
  const sure = all.filter((detail) => matchers[0]?.(detail) ?? false);
  return closestDetails(sure.length > 0 ? sure : all, question);
}

/** What a variant weighs, where the shop states it as a number; null where it does not. */
export function weightOf(
  { variant }: Pick<ProductMatch, 'variant'>,
  { messages, profile }: Pick<TurnContext, 'messages' | 'profile'>,
): ProductDetail | null {
  const grams = variant.weightGrams ?? 0;
  if (grams <= 0) return null;
  const [value, unit] = grams < 1000 ? [grams, 'gram'] : [grams / 1000, 'kilogram'];
  const format = new Intl.NumberFormat(profile.locale, { style: 'unit', unit, maximumFractionDigits: 2 });
  return { name: messages.answers.rows.weight, value: format.format(value) };
}

/** Details that a question names: `which plug`, `what bulb`. */
export function namedDetails(product: Product, question: string): readonly ProductDetail[] {
  return closestDetails(statedDetails(product).filter(isNamedIn(question)), question);
}

/**
 * By a word of its name, or by the verb or adjective that it is made of: `how many can play` asks for the players, `which is
 * more secure` for the security.
 */
function isNamedIn(question: string): DetailMatcher {
  const stems = contentStems(question);
  const verbs = stems.filter(({ length }) => length >= minVerb).flatMap((stem) => [`${stem}er`, `${stem}ing`]);
  const adjectives = stems.filter(({ length }) => length >= minAdjective).map((stem) => `${stem.replace(/e$/, '')}ity`);
  const asked = new Set([...stems, ...verbs, ...adjectives]);
  return ({ name }) => contentStems(name).some((stem) => asked.has(stem));
}

const minVerb = 4;
const minAdjective = 5;

/** Of several details those whose whole name is asked for, if any: the weight, not that of the package. */
function closestDetails(details: readonly ProductDetail[], question: string): readonly ProductDetail[] {
  const asked = new Set(contentStems(question));
  const exact = details.filter(({ name }) => {
    const stems = contentStems(name);
    return stems.length > 0 && stems.every((stem) => asked.has(stem));
  });
  return (exact.length > 0 ? exact : details).slice(0, maxFacts);
}

/** More facts than these are a list to be read on the product's page. */
const maxFacts = 6;

/** Says that the one product which was found is sold out. */
export function sayIfSoldOut(
  { messages }: TurnContext,
  answer: AnswerWriter,
  [only, ...others]: readonly ProductMatch[],
): void {
  if (only && others.length === 0 && !only.variant.available)
    answer.say(messages.answers.soldOut({ title: variantName(only, messages) }));
}

/** A sentence with details of a product. */
export function factsText(turn: TurnContext, title: string, details: readonly ProductDetail[]): string {
  return turn.messages.answers.facts({ title, facts: factList(details, turn) });
}

/** Details one after the other, as part of a sentence. Values keep their capitals: they may be names. */
export function factList(
  details: readonly ProductDetail[],
  { messages, profile }: Pick<TurnContext, 'messages' | 'profile'>,
): string {
  return details
    .map(({ name, value }) => `${withinSentence(name, profile.locale)}: ${valueText(value, messages)}`)
    .join('; ');
}

/** Data sheets write `true` and `false` for yes and no. */
function valueText(value: string, { answers: { rows } }: Messages): string {
  if (/^true$/i.test(value)) return rows.yes.toLowerCase();
  return /^false$/i.test(value) ? rows.no.toLowerCase() : value;
}
