import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EvaluationShop, openShopOf, plainShop } from '../dialogues/evaluation-shop.ts';
import { startEvaluation } from '../dialogues/run-dialogue.ts';

/**
 * Pages of small shops of several trades and what shoppers ask them, in other words than the pages; written by somebody who
 * knew neither rules nor lists of words. The thresholds of the classifier of matters were set by them.
 */
export const pageShops = ['wool', 'music', 'fueller', 'schuhe', 'mobler', 'gullsmed'] as const;

export type PageShopName = (typeof pageShops)[number];

const languages: Readonly<Record<PageShopName, string>> = {
  wool: 'en-GB',
  music: 'en-IE',
  fueller: 'de-DE',
  schuhe: 'de-AT',
  mobler: 'nb-NO',
  gullsmed: 'nb-NO',
};

/** How the assistant answered a message. */
export interface PageAnswer {
  readonly asked: string;
  /** `goods`: the message asks for goods. `none`: it asks the shop what no page says. */
  readonly kind: 'page' | 'goods' | 'none';
  /** What a right answer contains; empty unless a page says it. */
  readonly expected: string;
  readonly text: string;
  /** Whether a text of the shop was quoted. */
  readonly isQuoted: boolean;
  readonly isRight: boolean;
}

/** Asks a shop all its questions, each in a conversation of its own. It sells the goods of another trade. */
export async function askPageShop(name: PageShopName): Promise<readonly PageAnswer[]> {
  const shop = await openPageShop(name);
  const assistant = startEvaluation(shop);
  const answers: PageAnswer[] = [];
  for (const { asked, kind, expected } of questionsTo(name)) {
    const { text, parts } = await assistant.visitor().ask(asked);
    const isQuoted = parts.some(({ type }) => type === 'source-url');
    const isRight = kind === 'page' ? plain(text).includes(plain(expected)) : !isQuoted;
    answers.push({ asked, kind, expected, text, isQuoted, isRight });
  }
  await shop.close();
  return answers;
}

function openPageShop(name: PageShopName): Promise<EvaluationShop> {
  const documents = readText(name, 'pages.md')
    .split(/^# /m)
    .slice(1)
    .map((page, index) => {
      const [title = '', ...lines] = page.split('\n');
      return { kind: 'page', handle: `page-${index + 1}`, title: title.trim(), body: lines.join('\n') };
    });
  const products = readFileSync(join(import.meta.dirname, '../dialogues/shops/electronics/products.txt'), 'utf8');
  return openShopOf({ source: plainShop(documents, languages[name]), products });
}

function questionsTo(name: PageShopName): readonly Pick<PageAnswer, 'asked' | 'kind' | 'expected'>[] {
  const asked = linesOf(name, 'questions.tsv').map((line) => {
    const [question = '', section = '', expected = ''] = line.split('\t');
    return { asked: question, kind: section === 'NONE' ? ('none' as const) : ('page' as const), expected };
  });
  const goods = linesOf(name, 'goods.tsv').map((line) => ({ asked: line, kind: 'goods' as const, expected: '' }));
  return [...asked, ...goods];
}

function linesOf(name: PageShopName, file: string): readonly string[] {
  return readText(name, file)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function readText(name: PageShopName, file: string): string {
  return readFileSync(join(import.meta.dirname, name, file), 'utf8');
}

/** Without marks and line ends, in lower case. */
function plain(text: string): string {
  return text
    .replaceAll(/[\s“”„"*_]+/gu, ' ')
    .trim()
    .toLowerCase();
}
