import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A change of the code at one place. Lines and columns begin with 1; `key` distinguishes it from all others of its file. */
export interface DrawnMutant {
  readonly file: string;
  readonly key: string;
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

/** What Stryker's instrumenter says of a mutant: lines and columns begin with 0. */
interface InstrumenterMutant {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: SourcePosition; readonly end: SourcePosition };
}

interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Draws mutants of a folder of src: those whose digests with the seed are the lowest. So the same are drawn on every
 * machine, and an edit of one place changes nothing about the others.
 */
export async function drawMutants(request: {
  readonly folder: string;
  readonly seed: string;
  readonly count: number;
}): Promise<readonly DrawnMutant[]> {
  const files = globSync(`src/${request.folder}/**/*.ts`).filter((file) => !/\.(test|d)\.ts$/.test(file));
  const mutants = (await Promise.all(files.map(mutantsOf))).flat();
  return mutants
    .map((mutant) => ({ mutant, rank: digest(`${request.seed} ${mutant.file} ${mutant.key}`) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, request.count)
    .map(({ mutant }) => mutant);
}

async function mutantsOf(file: string): Promise<readonly DrawnMutant[]> {
  const content = readFileSync(file, 'utf8');
  const instrumenter = new Instrumenter(silentLogger);
  const { mutants } = await instrumenter.instrument([{ name: file, content, mutate: true }], instrumenterOptions);
  const keys = mutantKeys(mutants, content);
  return mutants.map((mutant, index) => ({
    file,
    key: keys[index] ?? '',
    line: mutant.location.start.line + 1,
    column: mutant.location.start.column + 1,
    mutator: mutant.mutatorName,
    original: originalOf(mutant, content),
    replacement: mutant.replacement,
  }));
}

/** A name of each mutant of a file that does not depend on its place, so that an edit elsewhere draws the same again. */
function mutantKeys(mutants: readonly InstrumenterMutant[], content: string): readonly string[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const name = digest(`${mutant.mutatorName} ${originalOf(mutant, content)} ${mutant.replacement}`);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name}-${count}`;
  });
}

function originalOf({ location: { start, end } }: InstrumenterMutant, content: string): string {
  const lines = content.split('\n').slice(start.line, end.line + 1);
  return lines
    .map((line, index) => (index === lines.length - 1 ? line.slice(0, end.column) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column) : line))
    .join('\n');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** No mutator is left out. */
const instrumenterOptions = { excludedMutations: [], ignorers: [], plugins: null };

export const silentLogger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => {},
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  fatal: () => {},
};
