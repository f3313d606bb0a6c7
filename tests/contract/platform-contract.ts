import { cartContract } from './cart-contract.ts';
import { catalogContract } from './catalog-contract.ts';
import { contentContract } from './content-contract.ts';
import { listContract } from './list-contract.ts';
import type { OpenSubject } from './contract-subject.ts';

/** Tests that every platform must pass; call it in the connector's own test file. */
export function platformContract(open: OpenSubject): void {
  catalogContract(open);
  listContract(open);
  contentContract(open);
  cartContract(open);
}
