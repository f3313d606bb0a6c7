import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';

/**
 * What the built-in assistant answers to a message that matches a pattern. Patterns read English; German and Norwegian
 * messages are first put in English by the phrases of `src/assistant/language/`.
 */
export interface Rule {
  /** Tested against `normalizeMessage` of the message. */
  readonly pattern: RegExp;
  /** `criteria`: what the message says about products. */
  readonly answer: (turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria) => void | Promise<void>;
}

/** Folded, with the apostrophes that quick typing leaves out. */
export function normalizeMessage(message: string): string {
  return foldAccents(message)
    .trim()
    .replace(/\b(what|where|who|how|that)s\b/g, "$1's");
}
