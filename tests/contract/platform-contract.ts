import { catalogContract } from './catalog-contract.ts';
import { contentContract } from './content-contract.ts';
import { listContract } from './list-contract.ts';
import type { OpenSubject } from './contract-subject.ts';

/** The tests of what pages read: the embedded shop, and the copy of any other platform. */
export function platformContract(open: OpenSubject): void {
  catalogContract(open);
  listContract(open);
  contentContract(open);
}
