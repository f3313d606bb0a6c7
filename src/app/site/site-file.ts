import { existsSync, readFileSync } from 'node:fs';
import { type Document, isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { ConfigurationError } from '#config.ts';

/** A YAML file of the merchant's folder. */
export interface SiteFile {
  /** Its content; an empty mapping where there is no such file. */
  readonly value: unknown;
  /** Throws a ConfigurationError of one line that names the file, the line of what the path leads to, and the message. */
  readonly fail: (path: readonly PropertyKey[], message: string) => never;
  /** The file and the line of what a path leads to, as `fail` names them. */
  readonly locate: (path: readonly PropertyKey[]) => string;
}

/** Reads a YAML file. Throws a ConfigurationError of one line that names file and line if it is not YAML. */
export function readSiteFile(file: string): SiteFile {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const place = (offset: number): string => `${file}:${lines.linePos(offset).line}`;
  const failAt = (offset: number, message: string): never => {
    throw new ConfigurationError(`${place(offset)}: ${message}`);
  };
  const [syntaxError] = document.errors;
  if (syntaxError) failAt(syntaxError.pos[0], syntaxError.message.split(/ at line|\n/u)[0] ?? 'not YAML');
  return {
    value: toValue(document, failAt),
    fail: (path, message) =>
      failAt(offsetOf(document.contents, path), `${path.join('.')}${path.length > 0 ? ': ' : ''}${message}`),
    locate: (path) => place(offsetOf(document.contents, path)),
  };
}

/** An alias of nothing, or aliases of aliases without end, show only here. */
function toValue(document: Document, failAt: (offset: number, message: string) => never): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (error) {
    if (error instanceof ReferenceError) return failAt(0, error.message);
    throw error;
  }
}

/** Where the nearest part of a path is in the file; of an entry of a mapping the place of its key. */
function offsetOf(node: unknown, [name, ...rest]: readonly PropertyKey[]): number {
  const own = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  if (name === undefined || !isCollection(node)) return own;
  if (isMap(node) && rest.length === 0)
    return offsetOf(node.items.find(({ key }) => String(key) === name)?.key, []) || own;
  const next = node.get(name, true);
  return next === undefined ? own : offsetOf(next, rest);
}
