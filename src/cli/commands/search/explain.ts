import { detectLanguage } from '#assistant/language/detect-language.ts';
import { translateMessage } from '#assistant/language/translate-message.ts';
import { inPackUnits } from '#shop/text/numbers.ts';
import { makeVocabularySource } from '#assistant/retrieval/vocabulary.ts';
import { readSlots } from '#assistant/rules/criteria/slots.ts';
import { readSiteSearch } from '#app/site/site-search.ts';
import {
  explainSearch,
  type ResultExplanation,
  type SearchExplanation,
} from '#catalog/search/explain/explain-results.ts';
import type { ScorePart, ScorePartKind } from '#catalog/search/explain/explain-score.ts';
import type { WordExplanation } from '#catalog/search/explain/explain-words.ts';
import { useSearchSettings } from '#catalog/search/settings/search-settings.ts';
import type { ReaderContext } from '#commerce/port.ts';
import type { Config } from '#config.ts';
import { readConstraints, type SearchConstraints } from '#shop/listing/search-constraints.ts';
import { formatMoney, fractionDigits } from '#shop/product/money.ts';
import { languageOf } from '#messages/messages.ts';
import { parseArguments } from '../../arguments.ts';
import { type CommandContext, type CommandOutcome, MissingInputError, UsageError } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';
import { type SearchedShop, withSearchedShop } from './searched-shop.ts';

/** The number of results that are explained when no product is named. */
const explainedResults = 10;

export const explain: Subcommand = {
  usage: '"<query>" [product]',
  summary: 'Show how a search is understood, and why its results rank as they do',
  run: async (args, context) => {
    const [term = '', handle] = parseArguments(args, { positionals: [1, 2] }).positionals;
    if (term.trim() === '') throw new UsageError('The query is empty.');
    return withSearchedShop(context, async (shop): Promise<CommandOutcome> => {
      const { settings } = readSiteSearch(context.config.SITE_DIR);
      useSearchSettings(shop.store, settings);
      const products = handle === undefined ? { limit: explainedResults } : { handles: [handle] };
      const filters = await readFilters(term, shop, context);
      const explanation = explainSearch(shop.store, filters?.term || term, products);
      if (handle !== undefined && explanation.results.length === 0)
        throw new MissingInputError(`No product has the handle ${handle}.`);
      const conditions = await describeConditions(term, shop, context);
      const written = filters?.phrases.map(({ text }) => text) ?? [];
      if (written.length > 0) context.terminal.print(`Filters: ${written.join('; ')}`);
      for (const line of describeSearch(explanation, conditions)) context.terminal.print(line);
      return 'done';
    });
  },
};

/** What the page of results makes filters of; only the other words are searched for. */
async function readFilters(
  term: string,
  { content }: SearchedShop,
  { config }: CommandContext,
): Promise<SearchConstraints | null> {
  const { currency } = await content(readerOf(config)).profile();
  return readConstraints(term, currency);
}

/** What the assistant makes a condition of the search, in which it also knows the values of filters. */
async function describeConditions(
  term: string,
  { catalog, content }: SearchedShop,
  { config, now }: CommandContext,
): Promise<readonly string[]> {
  const reader = readerOf(config);
  const { currency, locale } = await content(reader).profile();
  const vocabulary = await makeVocabularySource(() => now().getTime())(catalog(reader));
  const message = inPackUnits(translateMessage(term, detectLanguage(term) ?? languageOf(locale)));
  const {
    terms,
    priceMin,
    priceMax,
    available,
    excluded = [],
  } = readSlots(message, vocabulary, fractionDigits(currency));
  const price = (amount: number): string => formatMoney({ amount, currency }, locale);
  return [
    ...terms.map(({ label, negated, readings }) => {
      const kinds = [...new Set(readings.map(({ kind, name }) => name || kind))].join(' or ');
      return `${negated ? 'not ' : ''}${label}: ${kinds}`;
    }),
    ...excluded.map((word) => `not ${word}`),
    ...(priceMin === null ? [] : [`price from ${price(priceMin)}`]),
    ...(priceMax === null ? [] : [`price up to ${price(priceMax)}`]),
    ...(available ? ['in stock'] : []),
  ];
}

function readerOf({ COUNTRY }: Config): ReaderContext {
  return { context: { country: COUNTRY, language: '', currency: '' }, draft: false, record: () => {} };
}

function describeSearch(explanation: SearchExplanation, conditions: readonly string[]): readonly string[] {
  const { words, ignored, types, corrected, total, partial, results } = explanation;
  return [
    ...words.flatMap(describeWord),
    ...(ignored.length > 0 ? [`Not looked for: ${ignored.join(', ')}`] : []),
    ...(types.length > 0 ? [`Types named: ${types.join(', ')}`] : []),
    ...(corrected === null ? [] : [`Searched for: ${corrected}`]),
    ...(conditions.length > 0 ? [`The assistant reads: ${conditions.join('; ')}`] : []),
    `Results: ${total}${partial > 0 ? `, ${partial} of them without some word` : ''}`,
    ...results.flatMap((result) => ['', ...describeResult(result)]),
  ];
}

function describeWord(word: WordExplanation): readonly string[] {
  const { surface, term, isHeadNoun, corrected, synonyms, lexicon, others, isUnknown } = word;
  const facts = [
    ...(term === surface ? [] : [`compared as ${term}`]),
    ...(isHeadNoun ? ['says what the thing is'] : []),
    ...(isUnknown ? ['no product has it'] : []),
    ...(corrected === null ? [] : [`corrected to ${corrected}`]),
  ];
  return [
    `${surface}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`,
    ...(synonyms.length > 0 ? [`  synonyms of the shop: ${synonyms.join(', ')}`] : []),
    ...(lexicon.length > 0 ? [`  synonyms of the lexicon: ${lexicon.join(', ')}`] : []),
    ...(others.length > 0 ? [`  also found as: ${others.join(', ')}`] : []),
  ];
}

const arrangements = {
  pinned: 'pinned to this search, whatever its score is',
  exact: 'has this SKU, barcode or handle, and comes before others',
  hidden: 'hidden from searches',
} as const;

function describeResult(result: ResultExplanation): readonly string[] {
  const { place, title, handle, score, parts, factor, arrangement, isPartial } = result;
  return [
    `${place === null ? 'Not found' : `${place}.`} ${title} (${handle})  ${score.toFixed(1)}`,
    ...(arrangement === null ? [] : [`   ${arrangements[arrangement]}`]),
    ...(isPartial ? ['   lacks a word of the query'] : []),
    ...parts.filter(isVisible).map((part) => `   ${amountOf(part).padStart(8)}  ${describePart(part)}`),
    ...(factor === 1 || parts.length === 0
      ? []
      : [`   ${`×${factor.toFixed(2)}`.padStart(8)}  boosts, demotions and soldOut in search.yaml`]),
  ];
}

/** Less than is shown. */
function isVisible({ operation, amount }: ScorePart): boolean {
  return operation === 'multiply' || amount >= 0.05;
}

function amountOf({ operation, amount }: ScorePart): string {
  return operation === 'add' ? `+${amount.toFixed(1)}` : `×${amount.toFixed(2)}`;
}

function describePart({ kind, surface, terms, fields }: ScorePart): string {
  if (kind !== 'word') return partTexts[kind];
  const found = terms.join(' ');
  return `${surface}${found === surface ? '' : ` as ${found}`} in ${fields.join(', ')}`;
}

const partTexts: Readonly<Record<Exclude<ScorePartKind, 'word'>, string>> = {
  adjacent: 'words side by side, as in the query',
  'named-type': 'its type is named',
  thing: 'is what the query names',
  'other-thing': 'is something else than the query names',
  accessory: 'is only for what the query names',
  incomplete: 'words are missing, or only in the description',
  'likely-type': 'of the type of the best results',
  kind: 'other things of the kind match better',
};
