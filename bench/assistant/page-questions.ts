import { parseArgs } from 'node:util';
import { askPageShop, type PageAnswer, pageShops } from '../../tests/evaluation/pages/page-shops.ts';
import { type ReportRow, writeReport } from '../harness/report.ts';

/**
 * The built-in assistant and what the pages of six shops say, asked in other words than theirs: how many answers have what
 * is right, and how often a page is quoted where none should be.
 * `node bench/assistant/page-questions.ts [--answers]`: prints the answers that are not right as well.
 */
const { values } = parseArgs({ options: { answers: { type: 'boolean' } } });

const rows: ReportRow[] = [];
const all: PageAnswer[] = [];
for (const name of pageShops) {
  const answers = await askPageShop(name);
  rows.push({ shop: name, ...countsOf(answers) });
  all.push(...answers);
}
if (values.answers) for (const { asked, text, isRight } of all) if (!isRight) console.log(`${asked}\n    ${text}`);
writeReport('page-questions', [...rows, { shop: 'all', ...countsOf(all) }]);

function countsOf(answers: readonly PageAnswer[]): ReportRow {
  const of = (kind: PageAnswer['kind']) => answers.filter((each) => each.kind === kind);
  const quoted = (some: readonly PageAnswer[]): number => some.filter(({ isQuoted }) => isQuoted).length;
  return {
    questions: of('page').length,
    right: of('page').filter(({ isRight }) => isRight).length,
    'quoted another text': quoted(of('page').filter(({ isRight }) => !isRight)),
    'asked what no page says': of('none').length,
    'quoted then': quoted(of('none')),
    goods: of('goods').length,
    'quoted for goods': quoted(of('goods')),
  };
}
