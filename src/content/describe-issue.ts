import type { z } from 'zod';

/**
 * What is wrong with a value that a merchant wrote, as the rest of a sentence that begins with its name: `is missing`,
 * `must be a text`. An error map for schemas; messages of their own take precedence.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kindNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${oneOf(issue.values.map(String))}`;
    case 'too_small':
      return describeBound(issue.origin, { bound: issue.minimum, word: 'at least' });
    case 'too_big':
      return describeBound(issue.origin, { bound: issue.maximum, word: 'at most' });
    case 'unrecognized_keys':
      return `has the unknown ${issue.keys.length === 1 ? 'field' : 'fields'} ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return issue.input === undefined ? 'is missing' : 'has none of the forms that are possible here';
    case 'invalid_format':
      return `must be a valid ${issue.format}`;
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
    default:
      return 'is invalid';
  }
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'a text; put it in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping of names and values',
  record: 'a mapping of names and values',
  null: 'empty',
  date: 'a date',
};

interface Bound {
  readonly bound: number | bigint;
  readonly word: 'at least' | 'at most';
}

function describeBound(origin: string, { bound, word }: Bound): string {
  if (origin === 'string') return bound === 1 ? 'must not be empty' : `must have ${word} ${bound} characters`;
  if (origin !== 'array') return `must be ${word} ${bound}`;
  return bound === 1 && word === 'at least' ? 'must not be empty' : `must have ${word} ${bound} entries`;
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `${values[0]}` : `one of: ${values.join(', ')}`;
}
