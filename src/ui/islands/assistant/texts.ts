import type { CatalogueOfTexts } from '#shop/catalogue-of-texts.ts';
import type { texts as english } from './texts.en.ts';

/** The panel's texts in one language. */
export type Texts = CatalogueOfTexts<typeof english>;

export type FailureCode = keyof Texts['failures'];
