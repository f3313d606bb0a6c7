import { isPropertyWord } from '#shop/lexicon/thing-words.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { searchHandles } from '../../retrieval/named-product.ts';

/** The parts of a message that may list things, in any of the languages. */
export function splitList(text: string): readonly string[] {
  return text.split(joints);
}

/** Between digits a comma is of a number. */
const joints = /\s*(?:,(?!\d)|[;&+]|(?<!\p{L})(?:and|plus|pluss|und|og)(?!\p{L}))\s*/u;

/** Whether a part begins as one thing does. */
export function hasArticle(part: string): boolean {
  return /^(?:the|an?|one|it)\b/.test(part);
}

/** `two spann oil`, `six skeins of wool`: without a word after the number that nothing in the shop has, or that counts. */
export async function withoutMeasureWord({ catalog, knowsWord }: TurnContext, part: string): Promise<string> {
  const { count = '', word = '', of, rest = '' } = measured.exec(part)?.groups ?? {};
  const isNumber = parseNumberWord(count) !== null;
  if (isNumber && of !== undefined) return `${count} ${rest}`;
  if (!(isNumber || hasArticle(count)) || isPropertyWord(word) || (await knowsWord(word))) return part;
  return (await searchHandles(catalog, word)).length > 0 ? part : `${count} ${rest}`;
}

const measured = /^(?<count>\S+) (?<word>\p{L}{3,})(?<of> of(?: the)?)? (?<rest>\S.*)$/u;
