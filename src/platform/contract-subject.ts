import type { CommercePlatform, ContentSource } from './port.ts';

/** A platform to be tried, over a shop that has products, collections and content. */
export interface ContractSubject {
  readonly commerce: CommercePlatform;
  /** The platform's own content, or that of the source it is paired with. */
  readonly content: ContentSource;
}

export type OpenSubject = () => Promise<ContractSubject>;
