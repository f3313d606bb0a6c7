import type { english } from '../en/messages.ts';
import type { Translation } from '../message.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { layout } from './layout.ts';
import { listing } from './listing.ts';
import { search } from './search.ts';

export const german: Translation<typeof english> = { layout, listing, search, content, cart, checkout, errors };
