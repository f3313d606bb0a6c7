import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** A checkout of this project. */
export interface Project {
  readonly root: string;
  readonly files: readonly CodeFile[];
  /** The table of `imports` in package.json: what a name that begins with # stands for. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** A `.ts`, `.tsx` or `.astro` file. */
export interface CodeFile {
  /** Below the root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** Whether it holds tests, by its name; what lies in `tests/` besides supports them. */
  readonly isTest: boolean;
  /** The whole file; of a component its frontmatter and the scripts that are bundled. */
  readonly code: readonly ts.SourceFile[];
}

const folders = ['src', 'tests', 'bench', 'scripts'];

export function readProject(root: string): Project {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const configuration = readdirSync(root).filter((name) => name.endsWith('.ts'));
  const paths = [...folders.flatMap((folder) => codePaths(root, folder)), ...configuration];
  return { root, aliases: imports, files: paths.map((path) => readCodeFile(root, path)) };
}

function codePaths(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|tsx|astro)$/.test(path))
    .toSorted();
}

function readCodeFile(root: string, path: string): CodeFile {
  const text = readFileSync(join(root, path), 'utf8');
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path);
  return { path, text, lines: countLines(text), isTest, code: parse(path, text) };
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function parse(path: string, text: string): readonly ts.SourceFile[] {
  const kind = extname(path) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parts = extname(path) === '.astro' ? codeOfComponent(text) : [text];
  return parts.map((part) => ts.createSourceFile(path, part, ts.ScriptTarget.Latest, true, kind));
}

function codeOfComponent(text: string): readonly string[] {
  const frontmatter = /^---\r?\n([\s\S]*?)^---/m.exec(text)?.[1] ?? '';
  const scripts = text.matchAll(/<script(?![^>]*\bis:inline)[^>]*>([\s\S]*?)<\/script>/g);
  return [frontmatter, ...Array.from(scripts, ([, script = '']) => script)];
}

/** Tests, what supports them, and benchmarks. */
export function isTestCode({ path, isTest }: CodeFile): boolean {
  return isTest || path.startsWith('tests/') || path.startsWith('bench/');
}

/** What the service consists of: code below `src`, without tests. */
export function isSource({ path, isTest }: CodeFile): boolean {
  return path.startsWith('src/') && !isTest;
}

/** Calls back with every node of a file's code. */
export function visitNodes({ code }: CodeFile, callback: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    callback(node);
    ts.forEachChild(node, visit);
  };
  code.forEach(visit);
}
