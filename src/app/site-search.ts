import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { ConfigurationError } from '#config.ts';

const terms = z.array(z.string('must be text').min(1, 'must not be empty'), 'must be a list of words').min(1);

const synonymGroup = z.union(
  [z.strictObject({ equal: terms }), z.strictObject({ oneway: z.strictObject({ from: terms, to: terms }) })],
  'must be equal: [a, b] or oneway: { from: [a], to: [b] }',
);

const searchSettings = z.strictObject(
  { synonyms: z.array(synonymGroup, 'must be a list').default([]) },
  { error: ({ code }) => (code === 'invalid_type' ? 'must be a mapping, e.g. synonyms: []' : undefined) },
);

/** Search settings of the merchant's folder. */
export type SiteSearch = z.infer<typeof searchSettings>;

/**
 * Reads `search.yaml` of the merchant's folder; without that file there are no settings. Throws a ConfigurationError
 * of one line that names the file, the line in it and what is expected there.
 */
export function readSiteSearch(siteDir: string): SiteSearch {
  const file = join(siteDir, 'search.yaml');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const fail = (offset: number, message: string): never => {
    throw new ConfigurationError(`${file}:${lines.linePos(offset).line}: ${message}`);
  };
  const [syntaxError] = document.errors;
  if (syntaxError) return fail(syntaxError.pos[0], syntaxError.message.split(/ at line|\n/u)[0] ?? 'not YAML');
  const result = searchSettings.safeParse(document.toJS({ maxAliasCount: 100 }) ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const { path, message } = describeIssue(issue);
  return fail(offsetOf(document.contents, path), `${path.join('.')}${path.length > 0 ? ': ' : ''}${message}`);
}

interface LocatedIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function describeIssue(issue: z.core.$ZodIssue | undefined): LocatedIssue {
  if (issue?.code !== 'unrecognized_keys') return { path: issue?.path ?? [], message: issue?.message ?? 'invalid' };
  const expected = issue.path.length === 0 ? `, expected one of: ${Object.keys(searchSettings.shape).join(', ')}` : '';
  return { path: [...issue.path, issue.keys[0] ?? ''], message: `unknown key${expected}` };
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
