import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import ts from 'typescript';
import { filesReachableFrom, importCycles, type ImportEdge, importersOf, importGraph } from './import-graph.ts';
import { type CodeFile, isSource, isTestCode, type Project, visitNodes } from './project.ts';
import { filesOfTasks, type TaskFiles } from './tasks.ts';
import { printTable } from './table.ts';

const largestFolder = 12;
const smallestFile = 30;

export interface SourceMeasures {
  /** As git describes it; the folder where git knows none. */
  readonly commit: string;
  readonly files: number;
  readonly lines: number;
  readonly fileLines: Distribution;
  /** Declarations, expressions, arrow functions, methods and accessors with a body. */
  readonly functionLines: Distribution;
  /** Folders of src, tests, bench and scripts with more than 12 code files, tests not counted. */
  readonly largeFolders: Readonly<Record<string, number>>;
  /** Interfaces, type aliases and classes of one name in several files, with those; `Props` of components excepted. */
  readonly duplicateTypes: Readonly<Record<string, readonly string[]>>;
  /** Sources of at most 30 lines. */
  readonly smallFiles: readonly string[];
  /** Sources that exactly one other source imports. */
  readonly singleImporterFiles: readonly string[];
  /** Sources that are reached by imports of tests and benchmarks alone: support that lies in src. */
  readonly testOnlyFiles: readonly string[];
  readonly importCycles: readonly (readonly string[])[];
  /** Files with the number of times that the type `any` is written in them. */
  readonly anyTypes: Readonly<Record<string, number>>;
  /** Lines of tests and of all in `tests/`. */
  readonly testLines: number;
  readonly testLinesPerSourceLine: number;
  readonly tasks: readonly TaskFiles[];
}

export interface Distribution {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

export function measureSources(project: Project): SourceMeasures {
  const { root, files } = project;
  const sources = files.filter(isSource);
  const graph = importGraph(project);
  const lines = sum(sources.map((file) => file.lines));
  const testLines = sum(
    files.filter(({ path, isTest }) => isTest || path.startsWith('tests/')).map((file) => file.lines),
  );
  return {
    commit: commitOf(root),
    files: sources.length,
    lines,
    fileLines: distribution(sources.map((file) => file.lines)),
    functionLines: distribution(sources.flatMap(functionLengths)),
    largeFolders: largeFolders(files),
    duplicateTypes: duplicateTypes(files),
    smallFiles: sources.filter((file) => file.lines <= smallestFile).map(({ path }) => path),
    ...measureImporters(files, graph),
    importCycles: importCycles(graph),
    anyTypes: Object.fromEntries(
      files.map((file) => [file.path, countAny(file)] as const).filter(([, count]) => count > 0),
    ),
    testLines,
    testLinesPerSourceLine: Number((testLines / lines).toFixed(2)),
    tasks: filesOfTasks(root, sources),
  };
}

function commitOf(root: string): string {
  const { stdout } = spawnSync('git', ['-C', root, 'describe', '--always', '--dirty'], { encoding: 'utf8' });
  return stdout.trim() || root;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Percentiles by nearest rank. */
function distribution(lengths: readonly number[]): Distribution {
  const sorted = lengths.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}

function functionLengths(file: CodeFile): readonly number[] {
  const lengths: number[] = [];
  visitNodes(file, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
    const source = node.getSourceFile();
    const [start, end] = [node.getStart(source), node.getEnd()].map(
      (at) => source.getLineAndCharacterOfPosition(at).line,
    );
    lengths.push((end ?? 0) - (start ?? 0) + 1);
  });
  return lengths;
}

function largeFolders(files: readonly CodeFile[]): Readonly<Record<string, number>> {
  const byFolder = Map.groupBy(
    files.filter(({ isTest }) => !isTest),
    ({ path }) => dirname(path),
  );
  const large = Array.from(byFolder, ([folder, { length }]) => [folder, length] as const)
    .filter(([, count]) => count > largestFolder)
    .toSorted(([, one], [, other]) => other - one);
  return Object.fromEntries(large);
}

export function duplicateTypes(files: readonly CodeFile[]): Readonly<Record<string, readonly string[]>> {
  const declared = files.flatMap((file) => typeNames(file).map((name) => ({ name, path: file.path })));
  const byName = Array.from(
    Map.groupBy(declared, ({ name }) => name),
    ([name, all]) => {
      const paths = [...new Set(all.map(({ path }) => path))];
      return [name, paths] as const;
    },
  );
  const duplicates = byName.filter(([, paths]) => paths.length > 1);
  return Object.fromEntries(duplicates.toSorted(([, one], [, other]) => other.length - one.length));
}

/** What a file adds to the declarations of a package or of the environment is not a type of its own. */
function typeNames(file: CodeFile): readonly string[] {
  const names = new Set<string>();
  const isComponent = /\.(?:astro|tsx)$/.test(file.path);
  visitNodes(file, (node) => {
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node) && !ts.isClassDeclaration(node)) return;
    if (!node.name || ts.isModuleBlock(node.parent) || (isComponent && node.name.text === 'Props')) return;
    names.add(node.name.text);
  });
  return [...names];
}

function measureImporters(
  files: readonly CodeFile[],
  graph: readonly ImportEdge[],
): Pick<SourceMeasures, 'singleImporterFiles' | 'testOnlyFiles'> {
  const paths = new Set(files.filter(isSource).map(({ path }) => path));
  const importers = importersOf(graph);
  const entries = files.filter((file) => !isTestCode(file) && !importers.has(file.path)).map(({ path }) => path);
  return {
    singleImporterFiles: [...paths].filter((path) => paths.intersection(importers.get(path) ?? new Set()).size === 1),
    testOnlyFiles: [...paths.difference(filesReachableFrom(entries, graph))],
  };
}

function countAny(file: CodeFile): number {
  let count = 0;
  visitNodes(file, ({ kind }) => {
    if (kind === ts.SyntaxKind.AnyKeyword) count += 1;
  });
  return count;
}

export function printSources(measures: SourceMeasures): void {
  const { fileLines, functionLines, largeFolders, duplicateTypes, anyTypes, tasks } = measures;
  const spread = ({ median, p95, longest }: Distribution): string => `${median} / ${p95} / ${longest}`;
  printTable(`Sources at ${measures.commit}`, [
    ['source files', measures.files],
    ['source lines', measures.lines],
    ['lines of a file, median / 95th percentile / longest', spread(fileLines)],
    ['lines of a function, median / 95th percentile / longest', spread(functionLines)],
    [`folders with more than ${largestFolder} files`, Object.keys(largeFolders).length],
    ['type names defined more than once', Object.keys(duplicateTypes).length],
    [`files of at most ${smallestFile} lines`, measures.smallFiles.length],
    ['files with a single importer', measures.singleImporterFiles.length],
    ['source files that only tests and benchmarks import', measures.testOnlyFiles.length],
    ['import cycles', measures.importCycles.length],
    ['uses of any', sum(Object.values(anyTypes))],
    ['test lines per source line', measures.testLinesPerSourceLine],
    ...tasks.map(({ task, files }): [string, number] => [`files to touch to ${task}`, files.length]),
  ]);
  printTable(`Folders with more than ${largestFolder} files`, Object.entries(largeFolders));
  for (const { task, unmatched } of tasks.filter(({ unmatched }) => unmatched.length > 0)) {
    console.error(`No source contains ${unmatched.join(' or ')} (${task}): correct scripts/structure/tasks.json.`);
  }
}
