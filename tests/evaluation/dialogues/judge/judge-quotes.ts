import { languages, messagesFor } from '#messages/messages.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { Exchange } from '../run-dialogue.ts';
import type { StatementSources } from './judge-statements.ts';
import type { Check } from './judge-turn.ts';

/**
 * What an answer has in quotation marks was said literally: by the shopper, by the catalog or the shop's documents, or it
 * is a message that the assistant understands, such as “Make it 2”. A change of letters, order or words is a finding.
 */
export function judgeQuotes(
  { text, said, visible }: Exchange,
  { products, documents }: StatementSources,
): readonly Check[] {
  const sources = [...said, documents, linksIn(visible), ...products.map(textsOf), ...commands].map(comparable);
  const foreign = quotesIn(text).filter((quote) => !sources.some((source) => source.includes(comparable(quote))));
  return foreign.map((quote) => ({ name: 'quotes', score: 0, fault: null, detail: `nobody wrote “${quote}”` }));
}

const quotation = /“([^“”]+)”|„([^„“]+)“|«([^«»]+)»/gu;

/** The texts in quotation marks. */
export function quotesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(quotation), ([, english, german, norwegian]) => english ?? german ?? norwegian ?? '');
}

/** Everything beside the answer's text: cards and the labels of links. */
function linksIn(visible: string): string {
  return visible.split('\n').slice(1).join('\n');
}

function textsOf({ title, subtitle, type, vendor, tags, options, details, summary }: Product): string {
  const values = options.flatMap((option) => [option.name, ...option.values.map(({ value }) => value)]);
  const facts = details.flatMap(({ name, value }) => [name, value]);
  return [title, subtitle, type, vendor, ...tags, ...values, ...facts, summary].join('\n');
}

/** What answers suggest to write, with the numbers and texts that they give as examples. */
const commands = Object.keys(languages)
  .map((language) => messagesFor(language).answers)
  .flatMap(({ suggestions, stillChanged }) => [
    ...[2, 3].flatMap((number) => [suggestions.addNumber({ number }), suggestions.setNumber({ number })]),
    suggestions.note({ note: '…' }),
    suggestions.code({ code: '…' }),
    stillChanged,
  ]);

/** Without the distinction of capitals, accents, apostrophes and spaces. */
function comparable(text: string): string {
  return foldAccents(text).replaceAll(/[’']/g, "'").replaceAll(/\s+/g, ' ').trim();
}
