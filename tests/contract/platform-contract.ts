import { cartContract } from './cart-contract.ts';
import { catalogContract } from './catalog-contract.ts';
import { contentContract } from './content-contract.ts';
import { listContract } from './list-contract.ts';
import type { OpenSubject } from './contract-subject.ts';

/** The tests that every connector must pass: call it in `contract.data.test.ts` of the connector. */
export function platformContract(open: OpenSubject): void {
  catalogContract(open);
  listContract(open);
  contentContract(open);
  cartContract(open);
}
