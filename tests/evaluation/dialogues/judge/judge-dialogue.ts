import type { Dialogue } from '../dialogue.ts';
import type { EvaluationShop } from '../evaluation-shop.ts';
import type { Exchange } from '../run-dialogue.ts';
import { judgeLanguage, languageCheck } from './judge-language.ts';
import { judgeQuotes } from './judge-quotes.ts';
import { judgeStatements } from './judge-statements.ts';
import { type Check, judgeTurn } from './judge-turn.ts';

export const grades = ['right', 'partly', 'wrong'] as const;

export type Grade = (typeof grades)[number];

/** A dialogue with what was found in it. */
export interface JudgedDialogue {
  readonly dialogue: Dialogue;
  readonly grade: Grade;
  /** Of each turn, those that did not fully pass. */
  readonly findings: readonly { readonly say: string; readonly text: string; readonly check: Check }[];
}

/**
 * Right: every check of every turn passed. Wrong: a fault, or nothing passed that was expected. Partly: in between, and
 * a right answer in another language than the shopper's.
 */
export function judgeDialogue(
  dialogue: Dialogue,
  exchanges: readonly Exchange[],
  sources: Pick<EvaluationShop, 'products' | 'documents'>,
): JudgedDialogue {
  const judged = exchanges.flatMap((exchange) => {
    const checks = [
      ...judgeTurn(exchange, sources.products),
      ...judgeStatements(exchange, sources),
      ...judgeQuotes(exchange, sources),
    ];
    return [...checks, ...judgeLanguage(dialogue, exchange, sources)].map((check) => ({
      say: exchange.turn.say,
      text: exchange.text,
      check,
    }));
  });
  return {
    dialogue,
    grade: gradeOf(judged.map(({ check }) => check)),
    findings: judged.filter(({ check }) => check.score < 1),
  };
}

function gradeOf(checks: readonly Check[]): Grade {
  if (checks.some(({ fault }) => fault !== null)) return 'wrong';
  if (checks.every(({ score }) => score === 1)) return 'right';
  return checks.some(({ name, score }) => name !== languageCheck && score > 0) ? 'partly' : 'wrong';
}
