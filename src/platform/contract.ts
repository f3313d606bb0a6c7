import { catalogContract } from './contract-catalog.ts';
import { contentContract } from './contract-content.ts';
import { listContract } from './contract-lists.ts';
import type { CommercePlatform, ContentSource } from './port.ts';

/** A platform to be tried, over a shop that has products, collections and content. */
export interface Subject {
  readonly commerce: CommercePlatform;
  /** null for a platform that is paired with another's content. */
  readonly content: ContentSource | null;
}

/** What every adapter promises, as tests: call it in the adapter's own test file. */
export function platformContract(open: () => Promise<Subject>): void {
  catalogContract(open);
  listContract(open);
  contentContract(open);
}
