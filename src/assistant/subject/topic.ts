import { foldAccents } from '#shop/text/normalize.ts';
import { statementsOn } from '../answers/product/product-sentences.ts';
import { parseCartIntent } from '../cart/wording/cart-intent.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { languageOfTurn, readAs, readNames } from '../language/read-message.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { functionWords } from '../retrieval/words/function-words.ts';
import { productsMeant } from '../rules/shown/comparing/products-meant.ts';
import { focusOn } from './focus-on.ts';
import { definiteEnding } from './noun-phrases.ts';
import { isQuestion } from './question-form.ts';

/**
 * The question alone of a message that names what it is about before it, which becomes the focus: `and the trailer, how many
 * fit in that`, „der 27er, kann man den drehen“. null: it names no one product before a question.
 */
export async function questionOnTopic(turn: TurnContext): Promise<TurnContext | null> {
  const { thing = '', rest = '' } = fronted.exec(withoutOpening(turn.typed))?.groups ?? {};
  if (thing === '' || parseCartIntent(turn.message) !== null) return null;
  const question = await readNames(readAs(turn, rest));
  const match = isQuestion(question) ? await onlyMeant(question, thing) : null;
  if (!match) return null;
  focusOn(turn, match);
  return question;
}

/** The question before, of the product that is all that a message goes on with: `and the sketchbook?` null: it names none. */
export async function sameOfTopic(turn: TurnContext, before: TurnContext | null): Promise<TurnContext | null> {
  const { thing = '' } = alone.exec(withoutOpening(turn.typed))?.groups ?? {};
  const isDefinite =
    languageOfTurn(turn) === 'nb' ? definiteEnding.test(foldAccents(thing)) : definite.test(turn.typed);
  const match = before && goesOn.test(turn.typed) && isDefinite ? await onlyMeant(before, thing) : null;
  if (match) focusOn(turn, match);
  return match && before;
}

const fronted =
  /^(?<thing>[\p{L}\d][\p{L}\d -]{1,40}?)(?:\s+(?:then|dann|da))?(?:\s*[,:]|\s+[–-])\s+(?<rest>\S+\s+\S.*)$/u;
const alone = /^(?<thing>[\p{L}\d][\p{L}\d -]{1,40}?)[\s?!.]*$/u;
const goesOn =
  /^(?:(?:ok|hm+)\p{L}*[\s,.]+)*(?:and|und|og|men|but|aber|what about|how about|was ist mit|hva med)(?!\p{L})/iu;
const definite = /(?<!\p{L})(?:the|der|die|das|den|dem)(?!\p{L})/iu;

/** Without remarks, words that only go on, and an article. */
function withoutOpening(typed: string): string {
  return typed.replace(/^[^.!?;,\d]{1,30}[.!;]\s+(?=\S+\s+\S)/u, '').replace(opening, '');
}

const opening =
  /^(?:(?:and|but|so|ok|okay|hm+|oh|ah|well|right|then|no|what about|how about|und|aber|also|ach|na|gut|dann|ja|nein|nee|was ist mit|og|men|da|så|nei|hva med|the|that|those|der|die|das|den|dem|det)[\s,]+)*/iu;

/** The one product that words mean; of several the only one that states what is asked. */
async function onlyMeant(question: TurnContext, thing: string): Promise<ProductMatch | null> {
  const words = foldAccents(thing).split(/[\s-]+/);
  const meant = words.some((word) => functionWords.has(word)) ? [] : await productsMeant(question, thing);
  const stating = meant.length > 1 ? meant.filter((match) => statementsOn(question, match).length > 0) : meant;
  return stating.length === 1 ? (stating[0] ?? null) : null;
}
