import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { layout } from './layout.ts';
import { listing } from './listing.ts';
import { search } from './search.ts';

/** Every sentence of the shop in English, which sets the names and placeholders for all other languages. */
export const english = { layout, listing, search, content, cart, checkout, errors } as const;
