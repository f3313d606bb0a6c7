import { parseArgs } from 'node:util';
import { evaluate } from '../../tests/evaluation/dialogues/evaluation.ts';
import { describeFindings, summarizeBy } from '../../tests/evaluation/dialogues/summary.ts';
import { writeReport } from '../harness/report.ts';

/**
 * The built-in assistant in dialogues of shoppers with three shops that its rules were not written for: right, partly
 * right and wrong by half, shop and kind, and what must never happen. Of the test half only figures are printed.
 * `node bench/assistant/assistant-evaluation.ts [--findings] [--kind <kind>]`
 */
const { values } = parseArgs({ options: { findings: { type: 'boolean' }, kind: { type: 'string' } } });

const judged = (await evaluate()).filter(({ dialogue }) => values.kind === undefined || dialogue.kind === values.kind);
const tuning = judged.filter(({ dialogue }) => dialogue.half === 'tuning');

if (values.findings) console.log(describeFindings(tuning).join('\n'));
for (const half of ['tuning', 'test'] as const) {
  const ofHalf = judged.filter(({ dialogue }) => dialogue.half === half);
  console.log(`\nThe ${half} half, by kind`);
  console.table(summarizeBy(ofHalf, ({ dialogue }) => dialogue.kind));
}
console.log('\nBy language');
console.table(summarizeBy(judged, ({ dialogue }) => `${dialogue.half}, ${dialogue.language}`));
writeReport(
  'assistant-evaluation',
  summarizeBy(judged, ({ dialogue }) => `${dialogue.half}, ${dialogue.shop}`),
);
