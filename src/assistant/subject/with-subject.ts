import type { Language } from '#messages/messages.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { readAct } from '../acts/classify-act.ts';
import { parseCartIntent } from '../cart/wording/cart-intent.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { languageOfTurn, readNames, readAs } from '../language/read-message.ts';
import { focusOn } from './focus-on.ts';
import { isQuestion, pointsAtIt } from './question-form.ts';
import { nameReference, type ShownReference, relativeReference } from './references.ts';
import { questionOnTopic, sameOfTopic } from './topic.ts';
import { readEarlierProducts, readSpokenProducts, type SpokenProducts } from './spoken-products.ts';

/**
 * The turn with other words for those that speak of one product of those shown. In a question it becomes the focus, and a
 * pronoun stands for it: `is it loud` for `is the Leo loud`. Otherwise its number does: `add the second one` for `add the
 * smaller one`. The same turn where nothing speaks of one, or where it is not clear of which.
 */
export async function withSubject(turn: TurnContext): Promise<TurnContext> {
  const onTopic = await questionOnTopic(turn);
  if (onTopic !== null) return onTopic;
  const { focus, lastProducts } = turn.memory.conversation;
  if (focus === null && lastProducts.length === 0) return turn;
  const spoken = await readSpokenProducts(turn);
  const relative = relativeReference(textOf(turn), spoken);
  const reference = relative ?? (await namedIn(turn, spoken));
  if (reference === null) return (await sameOfTopic(turn, await askedBefore(turn, spoken))) ?? turn;
  const isAlone = saysNothingElse(turn, reference);
  const repeated = isAlone ? await askedBefore(turn, spoken) : null;
  if (repeated !== null) {
    focusOn(turn, reference.match);
    return repeated;
  }
  const isAsked = !isAlone && isQuestion(turn) && parseCartIntent(turn.message) === null;
  if (isAsked || relative === null) return withPronoun(turn, reference);
  return reference.isSure ? withOrdinal(turn, reference, spoken) : turn;
}

function textOf(turn: TurnContext): { readonly text: string; readonly language: Language } {
  return { text: turn.typed, language: languageOfTurn(turn) };
}

/** `and the small one?`, „und die andere“ */
function saysNothingElse({ typed }: TurnContext, { phrase, count }: ShownReference): boolean {
  const after = typed.slice(phrase.words[count - 1]?.to ?? phrase.from);
  return goesOn.test(foldAccents(`${typed.slice(0, phrase.from)}.`)) && /^[\s?!.]*$/.test(after);
}

const goesOn =
  /^(?:(?:and|und|og|but|aber|men|ok|what about|how about|(?:was ist|wie ist es) mit|hva med|hva er|for|fur|bei|with|mit|pa|med)[\s,]*)*\.$/;

/** The question of the turn before, with a pronoun for what it was about; null where that was none. */
async function askedBefore(turn: TurnContext, spoken: SpokenProducts): Promise<TurnContext | null> {
  const typed = turn.memory.conversation.turns.findLast(({ role }) => role === 'user')?.text ?? '';
  const before = await readNames(readAs(turn, typed));
  if (!isQuestion(before) || parseCartIntent(before.message) !== null) return null;
  const reference = relativeReference(textOf(before), spoken) ?? (await namedIn(before, spoken));
  if (reference !== null) return retyped(before, reference);
  return pointsAtIt(before) ? before : null;
}

/** Names are taken out of questions; of requests only the word for what is spoken of, where nothing of the shop is called so. */
async function namedIn(turn: TurnContext, spoken: SpokenProducts): Promise<ShownReference | null> {
  const said = textOf(turn);
  if (parseCartIntent(turn.message) !== null) {
    const { focus } = spoken;
    const reference = focus && (await nameReference(said, { focus, focusBefore: null, list: [] }, async () => []));
    const word = reference?.phrase.words[0]?.folded ?? '';
    return reference?.count === 1 && !(await turn.knowsWord(word)) ? reference : null;
  }
  return (await asksOfNamed(turn)) ? nameReference(said, spoken, () => readEarlierProducts(turn)) : null;
}

async function asksOfNamed(turn: TurnContext): Promise<boolean> {
  const { act, share } = await readAct(turn);
  if (isQuestion(turn)) return !namesOthers.has(act);
  return act === 'ask' && share >= minShare && !/[.,;!]\s/.test(turn.typed);
}

const minShare = 0.5;
/** Acts of messages that may name several products, or one that was not shown. */
const namesOthers: ReadonlySet<string> = new Set(['compare', 'find', 'order', 'change', 'narrow', 'shop']);

async function withPronoun(turn: TurnContext, reference: ShownReference): Promise<TurnContext> {
  focusOn(turn, reference.match);
  return retyped(turn, reference);
}

/** The rules know `the second one` wherever they know `it`, and it leaves the focus as it is. */
async function withOrdinal(
  turn: TurnContext,
  reference: ShownReference,
  { list }: SpokenProducts,
): Promise<TurnContext> {
  const ordinal = ordinals[list.findIndex(({ product }) => product.id === reference.match.product.id)];
  if (ordinal === undefined) return withPronoun(turn, reference);
  const { message, ...pointing } = await retyped(turn, reference);
  return pronoun.test(message) ? { ...pointing, message: message.replace(pronoun, `the ${ordinal} one`) } : turn;
}

const pronoun = /\bthat one then\b|\b(?:it|that one)\b/i;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The turn as if a pronoun had been typed for the words of the reference, without a remark before it. */
async function retyped(turn: TurnContext, { phrase, count }: ShownReference): Promise<TurnContext> {
  const before = turn.typed.slice(0, phrase.from).replace(remark, '');
  const after = turn.typed.slice(phrase.words[count - 1]?.to ?? phrase.from);
  const typed = `${before}${pronounFor(phrase.article, before, languageOfTurn(turn))}${after}`;
  return readNames(readAs(turn, typed));
}

/** `hmm too expensive. the small one please`: why another is chosen. */
const remark = /^[^.!?;,\d]{1,30}[.!;]\s+$/u;

/** German and Norwegian articles are pronouns too. */
function pronounFor(article: string | null, before: string, language: Language): string {
  if (language === 'en') return 'it';
  if (language === 'nb') return 'den';
  if (article !== null) return contracted[article] ?? article;
  return /(?:fur|ohne|gegen|durch|um)\s*$/.test(foldAccents(`${before}.`).slice(0, -1)) ? 'den' : 'der';
}

const contracted: Readonly<Record<string, string>> = {
  im: 'in dem',
  am: 'an dem',
  vom: 'von dem',
  beim: 'bei dem',
  zum: 'zu dem',
  zur: 'zu der',
  ins: 'in das',
};
