import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { quoteSaid } from '../../answers/shopper-words.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findFitting } from '../../retrieval/fitting-products.ts';
import { contentPieces, hasNameOf } from '../../retrieval/named-product.ts';
import { chooseMatch } from '../../retrieval/resolve-product.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { answerSearch } from '../../tools/search-products.ts';
import { policyTopics } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';

const opening =
  "(?:(?:and|ok|also|do you (?:also )?have|have you got|you got|got|is there|are there|i need|i(?:'d| would) like|show me|what about|how much (?:is|are|does)|what does|can i get)[\\s,]+)*";
const articles = '(?:(?:an?|the|some|any|right|spare|matching|suitable|extra|another|one) )*';

/** `a spare battery for it`, `how much is the base for it?` */
const thingForIt = new RegExp(
  String.raw`^${opening}${articles}(?<thing>(?!it\b|they\b|that\b)[\p{L}\d][\p{L}\d -]{2,40}?) (?:(?:for|to go with|that fits?|which fits?|fits) (?:it|that|this|them|these|those)|dafur|dazu)(?: cost)?[\s.!?]*$`,
  'u',
);

/**
 * Answers with the things of a name that the shop says to be for the product spoken of, else with all of that name. false:
 * it asks for something else.
 */
export async function answerThingForIt(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  const { thing = '' } = thingForIt.exec(text)?.groups ?? {};
  const { focus } = turn.memory.conversation;
  const isThing = contentPieces(thing).length > 0 && !policyTopics.test(thing);
  const target = focus && isThing ? await turn.catalog.product(focus.handle) : null;
  if (!target) return false;
  const fitting = (await findFitting(turn.catalog, target)).filter((product) => hasNameOf(product, thing));
  const found = fitting.slice(0, maxShown).flatMap((product) => chooseMatch(product) ?? []);
  const [first] = found;
  if (!first) await answerSearch(turn, answer, criteria);
  else if (/\b(?:how much|costs?)\b/.test(text)) await answerProductDetails(turn, answer, first);
  else {
    answer.say(turn.messages.answers.hereFor({ count: found.length, what: quoteSaid(thing, turn) }));
    answer.showProducts(found);
  }
  return true;
}

const maxShown = 4;
