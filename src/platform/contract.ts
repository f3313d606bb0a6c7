import { catalogContract } from './contract-catalog.ts';
import { contentContract } from './contract-content.ts';
import { listContract } from './contract-lists.ts';
import type { CommercePlatform, ContentSource } from './port.ts';

/** A platform to be tried, over a shop that has products, collections and content. */
export interface Subject {
  readonly commerce: CommercePlatform;
  /** The platform's own content, or that of the source it is paired with. */
  readonly content: ContentSource;
}

/** What every adapter promises, as tests: call it in the adapter's own test file. */
export function platformContract(open: () => Promise<Subject>): void {
  catalogContract(open);
  listContract(open);
  contentContract(open);
}
