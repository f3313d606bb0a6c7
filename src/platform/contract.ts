import { cartContract } from './contract-carts.ts';
import { catalogContract } from './contract-catalog.ts';
import { contentContract } from './contract-content.ts';
import { listContract } from './contract-lists.ts';
import type { OpenSubject } from './contract-subject.ts';

/** What every adapter promises, as tests: call it in the adapter's own test file. */
export function platformContract(open: OpenSubject): void {
  catalogContract(open);
  listContract(open);
  contentContract(open);
  cartContract(open);
}
