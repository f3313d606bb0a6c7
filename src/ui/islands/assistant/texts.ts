import type { MessageCatalog } from '#shop/catalogue-of-texts.ts';
import type { texts as english } from './texts.en.ts';

/** The panel's texts in one language. */
export type PanelTexts = MessageCatalog<typeof english>;

export type FailureCode = keyof PanelTexts['failures'];
