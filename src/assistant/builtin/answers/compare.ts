import { formatMoney } from '#shop/money.ts';
import { tokensOf } from '../../words.ts';
import type { ProductMatch } from '../../fits.ts';
import { titleSimilarity, findProductByName } from '../../resolve.ts';
import type { TurnContext } from '../../turn.ts';
import { contentStems, foldAccents } from '../../words.ts';
import type { ComparisonData } from '../../wire.ts';
import { productByOrdinal } from '../target.ts';
import { comparisonSentences } from './verdict.ts';
import type { AnswerWriter } from '../../voice.ts';
import type { Messages } from '../messages.ts';

/** Sets two to four products side by side: those named, else those pointed at among the shown. */
export async function answerCompare(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { messages } = turn;
  const handles = await comparedHandles(turn);
  if (handles.length < 2) return answer.say(messages.compareWhat());
  const result = await answer.callTool('compare_products', { products: handles.slice(0, 4) });
  if (result.kind !== 'comparison') return answer.say(messages.compareWhat());
  answer.say(messages.compared(result.found.map(({ product }) => product.title)));
  for (const sentence of comparisonSentences(turn, result.found)) answer.say(sentence);
  answer.show({ type: 'data-comparison', data: comparison(result.found, turn) });
  answer.showProducts(result.found);
}

async function comparedHandles(turn: TurnContext): Promise<readonly string[]> {
  const parts = await Promise.all(namesIn(turn.message).map((name) => handleFor(turn, name)));
  const named = [...new Set(parts.flatMap((handle) => handle ?? []))];
  if (named.length >= 2) return named;
  const { shown } = turn.memory.conversation;
  const all = shown.map(({ handle }) => handle);
  const count = /\b(?:all|them|these|those)\b/.test(foldAccents(turn.message)) ? 4 : 2;
  return named.length === 1 ? [...new Set([...named, ...all])].slice(0, 2) : all.slice(0, count);
}

/** `compare the Rille vase and the Bølge vase`, `difference between A and B`, `A vs B`. */
function namesIn(message: string): readonly string[] {
  const bare = tokensOf(message)
    .join(' ')
    .replace(/^.*?\b(?:compare|between|better|bigger|larger|smaller|cheaper|taller|heavier|lighter)\b/, '');
  return bare
    .split(/\b(?:and|with|vs|versus|or|to)\b|[,:;?]/)
    .filter((part) => contentStems(part).length > 0 || /\b(?:first|second|third|last)\b/.test(part));
}

async function handleFor(turn: TurnContext, name: string): Promise<string | null> {
  const pointed = productByOrdinal({ ...turn, message: name });
  if (pointed) return pointed.handle;
  const stems = contentStems(name).filter((stem) => !/^(?:two|three|four|one)$/.test(stem));
  if (stems.length === 0) return null;
  const known = await turn.catalog.products(turn.memory.conversation.shown.map(({ handle }) => handle));
  const shown = known.find((product) => titleSimilarity(stems, product.title) >= 0.8);
  return (shown ?? (await findProductByName(turn.catalog, stems.join(' '))))?.handle ?? null;
}

export function comparison(found: readonly ProductMatch[], { messages, profile }: TurnContext): ComparisonData {
  const { rows, yes, no, listed } = messages;
  const names = [...new Set(found.flatMap(({ product }) => product.details.map(({ name }) => name)))];
  const shared = names.filter((name) => valuesOf(found, name).filter((value) => value !== '–').length > 1);
  return {
    titles: found.map(({ product }) => product.title),
    rows: [
      { name: rows.price, values: found.map(({ variant }) => formatMoney(variant.price, profile.locale)) },
      { name: rows.inStock, values: found.map(({ variant }) => (variant.available ? yes() : no())) },
      { name: rows.choices, values: found.map(({ product }) => optionListOf(product.options, listed)) },
      ...shared.map((name) => ({ name, values: valuesOf(found, name) })),
    ],
  };
}

function optionListOf(options: ProductMatch['product']['options'], listed: Messages['listed']): string {
  const lists = options.map(({ values }) => listed(values.slice(0, 6).map(({ value }) => value)));
  return lists.length > 0 ? lists.join('; ') : '–';
}

function valuesOf(found: readonly ProductMatch[], name: string): readonly string[] {
  return found.map(({ product }) => product.details.find((detail) => detail.name === name)?.value ?? '–');
}
