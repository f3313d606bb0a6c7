import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type CodeFile, type Project, visitNodes } from './project.ts';

/** One file importing another, statically or by `import()`. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
  /** Nothing is left of it when the code runs. */
  readonly isTypeOnly: boolean;
}

/** Every import of a file of the project by another; packages and style sheets are left out. */
export function importGraph({ root, files, aliases }: Project): readonly ImportEdge[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ name, isTypeOnly }) => {
      const to = resolveImport(file.path, name, aliases);
      if (to === null || !/\.(?:ts|tsx|astro)$/.test(to)) return [];
      if (!known.has(to) && !existsSync(join(root, to))) throw new Error(`${file.path} imports ${name}: no such file.`);
      return known.has(to) ? [{ from: file.path, to, isTypeOnly }] : [];
    }),
  );
}

interface NamedImport {
  readonly name: string;
  readonly isTypeOnly: boolean;
}

function importsOf(file: CodeFile): readonly NamedImport[] {
  const imports: NamedImport[] = [];
  visitNodes(file, (node) => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      imports.push({ name: specifier.text, isTypeOnly: isTypeOnly(node) });
    }
  });
  return imports;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { isTypeOnly: whole, name, namedBindings } = node.importClause;
  if (whole || name || !namedBindings || !ts.isNamedImports(namedBindings)) return whole;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

/** A path below the root; null for packages. */
function resolveImport(from: string, name: string, aliases: Project['aliases']): string | null {
  const plain = name.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return join(dirname(from), plain).replaceAll('\\', '/');
  if (!plain.startsWith('#')) return null;
  for (const [alias, target] of Object.entries(aliases)) {
    const [start = '', end] = alias.split('*');
    const isMatch = end === undefined ? plain === alias : plain.startsWith(start) && plain.endsWith(end);
    if (isMatch) return join(target.replace('*', plain.slice(start.length)));
  }
  throw new Error(`${from} imports ${name}, which package.json does not resolve.`);
}

/** The importers of each file that has any. */
export function importersOf(graph: readonly ImportEdge[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byTarget = Map.groupBy(graph, ({ to }) => to);
  return new Map(Array.from(byTarget, ([to, edges]) => [to, new Set(edges.map(({ from }) => from))]));
}

/** These files and all that they import, directly or not. */
export function filesReachableFrom(files: readonly string[], graph: readonly ImportEdge[]): ReadonlySet<string> {
  const targets = Map.groupBy(graph, ({ from }) => from);
  const reached = new Set(files);
  for (const file of reached) for (const { to } of targets.get(file) ?? []) reached.add(to);
  return reached;
}

/** Groups of files that reach each other: the strongly connected components of more than one file (Tarjan). */
export function importCycles(graph: readonly ImportEdge[]): readonly (readonly string[])[] {
  const targets = Map.groupBy(graph, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string): number => {
    const index = order.size;
    let low = index;
    order.set(file, index);
    stack.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, lowest.get(to) ?? order.get(to) ?? low);
      lowest.set(file, low);
    }
    if (low === index) {
      const component = stack.splice(stack.indexOf(file));
      if (component.length > 1) cycles.push(component.toSorted());
    }
    return low;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
