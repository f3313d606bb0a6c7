import { existsSync, readFileSync } from 'node:fs';
import { isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { ConfigurationError } from '#config.ts';

/** A YAML file of the merchant's folder. */
export interface SiteFile {
  /** Its content; an empty mapping where there is no such file. */
  readonly value: unknown;
  /** Throws a ConfigurationError of one line that names the file, the line of what the path leads to, and the message. */
  readonly fail: (path: readonly PropertyKey[], message: string) => never;
}

/** Reads a YAML file. Throws a ConfigurationError of one line that names file and line if it is not YAML. */
export function readSiteFile(file: string): SiteFile {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const failAt = (offset: number, message: string): never => {
    throw new ConfigurationError(`${file}:${lines.linePos(offset).line}: ${message}`);
  };
  const [syntaxError] = document.errors;
  if (syntaxError) failAt(syntaxError.pos[0], syntaxError.message.split(/ at line|\n/u)[0] ?? 'not YAML');
  return {
    value: document.toJS({ maxAliasCount: 100 }) ?? {},
    fail: (path, message) =>
      failAt(offsetOf(document.contents, path), `${path.join('.')}${path.length > 0 ? ': ' : ''}${message}`),
  };
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
