import type { Choice } from './filter-sql.ts';
import type { Scope } from './scope.ts';
import type { Visit } from './visit.ts';

/** What facets are counted for. */
export interface Counting {
  readonly visit: Visit;
  readonly scope: Scope;
  readonly choice: Choice;
}
