import { formatMoney } from '#shop/money.ts';
import { tokensOf } from '../../words.ts';
import type { Found } from '../../fits.ts';
import { likeness, productNamed } from '../../resolve.ts';
import type { Turn } from '../../turn.ts';
import { contentStems, fold } from '../../words.ts';
import type { ComparisonData } from '../../wire.ts';
import { pointedAt } from '../target.ts';
import { verdicts } from './verdict.ts';
import type { Voice } from '../../voice.ts';
import type { Messages } from '../messages.ts';

/** Sets two to four products side by side: those named, else those pointed at among the shown. */
export async function answerCompare(turn: Turn, voice: Voice): Promise<void> {
  const { messages } = turn;
  const handles = await comparedHandles(turn);
  if (handles.length < 2) return voice.say(messages.compareWhat());
  const facts = await voice.use('compare_products', { products: handles.slice(0, 4) });
  if (facts.kind !== 'comparison') return voice.say(messages.compareWhat());
  voice.say(messages.compared(facts.found.map(({ product }) => product.title)));
  for (const sentence of verdicts(turn, facts.found)) voice.say(sentence);
  voice.show({ type: 'data-comparison', data: comparison(facts.found, turn) });
  voice.showProducts(facts.found);
}

async function comparedHandles(turn: Turn): Promise<readonly string[]> {
  const parts = await Promise.all(namesIn(turn.message).map((name) => handleFor(turn, name)));
  const named = [...new Set(parts.flatMap((handle) => handle ?? []))];
  if (named.length >= 2) return named;
  const { shown } = turn.memory.conversation;
  const all = shown.map(({ handle }) => handle);
  const count = /\b(?:all|them|these|those)\b/.test(fold(turn.message)) ? 4 : 2;
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

async function handleFor(turn: Turn, name: string): Promise<string | null> {
  const pointed = pointedAt({ ...turn, message: name });
  if (pointed) return pointed.handle;
  const stems = contentStems(name).filter((stem) => !/^(?:two|three|four|one)$/.test(stem));
  if (stems.length === 0) return null;
  const known = await turn.catalog.products(turn.memory.conversation.shown.map(({ handle }) => handle));
  const shown = known.find((product) => likeness(stems, product.title) >= 0.8);
  return (shown ?? (await productNamed(turn.catalog, stems.join(' '))))?.handle ?? null;
}

export function comparison(found: readonly Found[], { messages, profile }: Turn): ComparisonData {
  const { rows, yes, no, listed } = messages;
  const names = [...new Set(found.flatMap(({ product }) => product.details.map(({ name }) => name)))];
  const shared = names.filter((name) => valuesOf(found, name).filter((value) => value !== '–').length > 1);
  return {
    titles: found.map(({ product }) => product.title),
    rows: [
      { name: rows.price, values: found.map(({ variant }) => formatMoney(variant.price, profile.locale)) },
      { name: rows.inStock, values: found.map(({ variant }) => (variant.available ? yes() : no())) },
      { name: rows.choices, values: found.map(({ product }) => choicesOf(product.options, listed)) },
      ...shared.map((name) => ({ name, values: valuesOf(found, name) })),
    ],
  };
}

function choicesOf(options: Found['product']['options'], listed: Messages['listed']): string {
  const lists = options.map(({ values }) => listed(values.slice(0, 6).map(({ value }) => value)));
  return lists.length > 0 ? lists.join('; ') : '–';
}

function valuesOf(found: readonly Found[], name: string): readonly string[] {
  return found.map(({ product }) => product.details.find((detail) => detail.name === name)?.value ?? '–');
}
