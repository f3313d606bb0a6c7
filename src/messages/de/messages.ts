import type { english } from '../en/messages.ts';
import type { Translation } from '../message.ts';
import { answers } from './answers.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { content, feeds, home } from './content.ts';
import { draft } from './draft.ts';
import { chatProblems, errors, problems } from './errors.ts';
import { forms } from './forms.ts';
import { layout } from './layout.ts';
import { listing } from './listing.ts';
import { mail } from './mail.ts';
import { panel } from './panel.ts';
import { product } from './product.ts';
import { search } from './search.ts';

export const german: Translation<typeof english> = {
  layout,
  product,
  listing,
  search,
  content,
  cart,
  checkout,
  mail,
  draft,
  panel,
  answers,
  feeds,
  forms,
  errors,
  home,
  problems,
  chatProblems,
};
