import { join } from 'node:path';
import { z } from 'zod';
import { readSiteFile } from './site-file.ts';

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
  const { value, fail } = readSiteFile(join(siteDir, 'search.yaml'));
  const result = searchSettings.safeParse(value);
  if (result.success) return result.data;
  const { path, message } = describeIssue(result.error.issues[0]);
  return fail(path, message);
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
