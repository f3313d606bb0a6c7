import { parseArgs } from 'node:util';
import { evaluateGenerated } from '../../tests/evaluation/generated/evaluate-generated.ts';
import type { JudgedDialogue } from '../../tests/evaluation/dialogues/judge/judge-dialogue.ts';
import { countFaults, describeFindings, summarizeBy } from '../../tests/evaluation/dialogues/summary.ts';
import { writeReport } from '../harness/report.ts';

/**
 * Generated shops with generated requests, of which no answer may be wrong: what is written is what was named, what is
 * said is what the catalog has, what is shown meets the conditions. `--findings` also prints answers that are only not
 * right. `node bench/assistant/assistant-properties.ts [shops] [products] [--findings]`
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { findings: { type: 'boolean' } } });
const [shops = '10', products = '30'] = positionals;

const judged: JudgedDialogue[] = [];
for (let seed = 1; seed <= Number(shops); seed += 1) judged.push(...(await evaluateGenerated(seed, Number(products))));

const isFaulty = ({ findings }: JudgedDialogue): boolean => findings.some(({ check }) => check.fault !== null);
console.log(describeFindings(values.findings ? judged : judged.filter(isFaulty)).join('\n'));
writeReport(
  'assistant-properties',
  summarizeBy(judged, ({ dialogue }) => `${dialogue.kind}, ${dialogue.language}`),
  Object.entries(countFaults(judged)).map(([what, measured]) => ({ what, measured, atMost: 0 })),
);
