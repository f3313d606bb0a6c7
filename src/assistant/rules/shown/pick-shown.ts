import type { Product } from '#shop/product/product.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { quoteSaid } from '../../answers/shopper-words.ts';
import type { ProductReference, SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { comparativesIn } from '../../retrieval/quantities/comparatives.ts';
import { deniedWords } from '../../retrieval/words/excluded-words.ts';
import { contentPieces, namePieces, scoreName } from '../../retrieval/named-product.ts';
import { isCondition } from '../../retrieval/relax-criteria.ts';
import { matchVariant, type ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { findNamedVariants } from '../../retrieval/variants/named-values.ts';
import { otherNamesOf, stemsOf } from '../../retrieval/words/words.ts';
import { hasOrdinal } from './referenced-product.ts';
import { normalizeMessage } from '../rule.ts';

const opening = String.raw`(?:(?:and|but|ok|okay|then|so|hmm|please|rather|just|only|no|show me|i mean|i(?:'ll| will)? take|i(?:'d)? (?:like|want|prefer)|what about|how about)[\s,]+)*`;
const verb =
  "(?: (?:is|are|has|have|comes?|fits?|works?|contains?|was|were|can be|does|would be) |'s )(?:the |made |meant )*";
const joins = '(?:from|in|of|for|with|by|without|that (?:is|are|has|have)|made (?:of|from)|which (?:is|are|has))';

/** What a message says of those of the products shown that are meant: `which one is organic`, `the one with a lid`. */
const picks: readonly RegExp[] = [
  String.raw`which(?: ones?)?(?: of (?:it|them|these|those|the (?:two|three|four|five)))?(?: ones?)?${verb}(?<what>.+)`,
  String.raw`which(?: ones?)?(?: of (?:them|these|those))? (?<what>${joins} .+)`,
  String.raw`what(?: one)? of (?:them|these|those)${verb}(?<what>.+)`,
  String.raw`(?:the|that|those|these|it)(?: ones?)? (?<what>${joins} .+)`,
  String.raw`(?:only )?the (?<what>(?:[\p{L}\d'-]+ ){1,3})ones?`,
  String.raw`(?:the|it) (?<what>[\p{L}\d'-]+(?: [\p{L}\d'-]+)?)`,
].map((source) => new RegExp(String.raw`^${opening}${source}(?:[\s,]+(?:then|please))*[\s.!?]*$`, 'u'));

/** Answers with those of the products shown that a message means by a word. false: it means none, or all of them. */
export async function answerPick(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  if (await answerAvailable(turn, answer)) return true;
  const what = pickedBy(turn);
  if (what === null) return false;
  const { lastProducts } = turn.memory.conversation;
  const shown = await turn.catalog.products(lastProducts.map(({ handle }) => handle));
  const meant = shown.flatMap((product) => matchOf(product, what, criteria) ?? []);
  if (meant.length === 0 || meant.length === shown.length || isOtherCalled(what, meant, shown)) return false;
  const { here, hereFor } = turn.messages.answers;
  const [count, said] = [meant.length, quoteSaid(contentPieces(what).join(' '), turn)];
  answer.say(said === '' ? here({ count }) : hereFor({ count, what: said }));
  const isConditioned = criteria.terms.some((term) => term.negated || isCondition(term));
  answer.showProducts(isConditioned ? meant : meant.map((match) => asMeant(match, what, lastProducts)));
  return true;
}

/** In the variant that the message names, `the one with 500 pieces`, else in the one that was shown. */
function asMeant(match: ProductMatch, what: string, shown: readonly ProductReference[]): ProductMatch {
  const { variants, isNamed } = findNamedVariants(match.product, [what]);
  const reference = shown.find(({ handle }) => handle === match.product.handle);
  const wanted = isNamed ? variants : match.product.variants.filter(({ id }) => id === reference?.variantId);
  const variant = wanted.find(({ available }) => available) ?? (isNamed ? wanted[0] : undefined);
  return variant ? { ...match, variant } : match;
}

/** `the long tees`: not the balls that are long off the tee, as something else that was shown is called tees. */
function isOtherCalled(what: string, meant: readonly ProductMatch[], shown: readonly Product[]): boolean {
  const head = contentPieces(what).at(-1) ?? '';
  const isCalled = ({ title }: Product): boolean => namePieces(title).includes(head);
  return shown.some(isCalled) && !meant.some(({ product }) => isCalled(product));
}

/** `which one is in stock`: those of the products shown that can be bought. */
async function answerAvailable(
  { message, memory, catalog, messages }: TurnContext,
  answer: AnswerWriter,
): Promise<boolean> {
  const { lastProducts } = memory.conversation;
  if (lastProducts.length < 2 || !asksWhichAvailable.test(normalizeMessage(message))) return false;
  const shown = await catalog.products(lastProducts.map(({ handle }) => handle));
  const available = shown.flatMap((product) => {
    const variant = product.variants.find((each) => each.available);
    return variant ? [{ product, variant, reason: null }] : [];
  });
  if (available.length === 0) return false;
  answer.say(messages.answers.here({ count: available.length }));
  answer.showProducts(available);
  return true;
}

const asksWhichAvailable =
  /^(?:(?:and|ok|so)[\s,]+)*(?:which|what)(?: ones?)?(?: of (?:them|these|those))? (?:is|are|do you have) (?:in stock|available)(?: now)?[\s.?]*$/;

function pickedBy({ message, memory }: TurnContext): string | null {
  const text = normalizeMessage(message);
  if (memory.conversation.lastProducts.length < 2 || hasOrdinal(message) || comparativesIn(text).length > 0)
    return null;
  const what = picks.map((pattern) => pattern.exec(text)?.groups?.['what']).find((each) => each !== undefined);
  return what === undefined || contentPieces(what).length === 0 ? null : what;
}

/** The product, where all that is said is said of it, in the variant that has the values. */
function matchOf(product: Product, what: string, criteria: SearchCriteria): ProductMatch | null {
  const conditions = {
    ...criteria,
    terms: criteria.terms.filter((term) => term.negated || isCondition(term)),
    phrase: '',
  };
  const variant = matchVariant(product, { ...conditions, words: [], sort: null });
  const negated = criteria.terms.filter((term) => term.negated).map(({ label }) => label);
  const excluded = new Set([...negated, ...(criteria.excluded ?? [])].flatMap(namePieces));
  const pieces = contentPieces(what).filter((piece) => !excluded.has(piece));
  return variant && pieces.every((piece) => says(product, piece)) ? { product, variant, reason: null } : null;
}

/** In any of its texts, under another name too, and not only to deny it. */
function says(product: Product, piece: string): boolean {
  const names = [piece, ...otherNamesOf(tokenize(piece))];
  const isSaid = names.some((name) => scoreName(product, [name]).unknown.length === 0 || hasBeginning(product, name));
  return isSaid && !names.every((name) => deniedWords(product).has(name));
}

/** `Wooden` says wood, and `Persons` what is for 4 Personen. */
function hasBeginning({ title, tags, details, summary }: Product, piece: string): boolean {
  const stems = stemsOf([title, ...tags, ...details.map(({ name, value }) => `${name} ${value}`), summary].join(' '));
  return stems.some((stem) => isBeginning(piece, stem) || isBeginning(stem, piece));
}

function isBeginning(short: string, long: string): boolean {
  return short.length >= minBeginning && long.startsWith(short) && long.length <= short.length + maxEnding;
}

const minBeginning = 4;
const maxEnding = 3;
