import { parseArgs } from 'node:util';
import { evaluationSets, isReadable } from '../../tests/evaluation/dialogues/dialogue.ts';
import { evaluate } from '../../tests/evaluation/dialogues/evaluation.ts';
import { describeFindings, summarizeBy } from '../../tests/evaluation/dialogues/summary.ts';
import { writeReport } from '../harness/report.ts';

/**
 * The built-in assistant in dialogues of shoppers with five shops that its rules were not written for: right, partly
 * right and wrong by set, shop and kind, and what must never happen. Of newcomers and strangers only figures are printed.
 * `node bench/assistant/assistant-evaluation.ts [--findings] [--kind <kind>] [--set tuning|test|newcomers|strangers]`
 */
const { values } = parseArgs({
  options: { findings: { type: 'boolean' }, kind: { type: 'string' }, set: { type: 'string' } },
});

const sets = evaluationSets.filter((set) => values.set === undefined || values.set === set);
const judged = (await evaluate(sets)).filter(
  ({ dialogue }) => values.kind === undefined || dialogue.kind === values.kind,
);

if (values.findings) console.log(describeFindings(judged.filter(({ dialogue }) => isReadable(dialogue))).join('\n'));
for (const set of sets) {
  const ofSet = judged.filter(({ dialogue }) => dialogue.set === set);
  console.log(`\nThe dialogues of ${set}, by kind`);
  console.table(summarizeBy(ofSet, ({ dialogue }) => dialogue.kind));
}
console.log('\nBy language');
console.table(summarizeBy(judged, ({ dialogue }) => `${dialogue.set}, ${dialogue.language}`));
writeReport(
  'assistant-evaluation',
  summarizeBy(judged, ({ dialogue }) => `${dialogue.set}, ${dialogue.shop}`),
);
