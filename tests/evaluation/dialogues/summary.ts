import { type JudgedDialogue, type Grade, grades } from './judge/judge-dialogue.ts';
import { type Fault, faults } from './judge/judge-turn.ts';

/** One row of the table: dialogues of one shop, set or kind. */
export type SummaryRow = { readonly of: string; readonly dialogues: number } & Readonly<
  Record<Grade | Fault | 'right %', number>
>;

/** How many dialogues are right, partly right and wrong, and how many have each fault. */
export function summarize(of: string, judged: readonly JudgedDialogue[]): SummaryRow {
  const graded = (grade: Grade): number => judged.filter((each) => each.grade === grade).length;
  const [right, partly, wrong] = grades.map(graded);
  return {
    of,
    dialogues: judged.length,
    right: right ?? 0,
    partly: partly ?? 0,
    wrong: wrong ?? 0,
    'right %': judged.length === 0 ? 0 : Math.round((1000 * (right ?? 0)) / judged.length) / 10,
    ...countFaults(judged),
  };
}

/** How many dialogues have each fault. */
export function countFaults(judged: readonly JudgedDialogue[]): Readonly<Record<Fault, number>> {
  const [writes, statements, constraints] = faults.map((fault) => withFault(judged, fault).length);
  return { 'wrong write': writes ?? 0, 'false statement': statements ?? 0, 'broken constraint': constraints ?? 0 };
}

function withFault(judged: readonly JudgedDialogue[], fault: Fault): readonly JudgedDialogue[] {
  return judged.filter(({ findings }) => findings.some(({ check }) => check.fault === fault));
}

/** A row for each value that dialogues have of something, in the order of their first appearance, and one for all. */
export function summarizeBy(
  judged: readonly JudgedDialogue[],
  valueOf: (each: JudgedDialogue) => string,
): readonly SummaryRow[] {
  const values = [...new Set(judged.map(valueOf))];
  const rows = values.map((value) =>
    summarize(
      value,
      judged.filter((each) => valueOf(each) === value),
    ),
  );
  return [...rows, summarize('all', judged)];
}

/** What was found in dialogues that are not right, a line each: for reading, not for counting. */
export function describeFindings(judged: readonly JudgedDialogue[]): readonly string[] {
  return judged.flatMap(({ dialogue, findings }) =>
    findings.map(({ say, text, check }) => {
      const fault = check.fault === null ? '' : ` [${check.fault}]`;
      return `${dialogue.shop}, ${dialogue.kind}: “${say}” → ${check.name}${fault}: ${check.detail}\n    ${text}`;
    }),
  );
}
