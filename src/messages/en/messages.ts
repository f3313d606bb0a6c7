import { errors } from './errors.ts';
import { layout } from './layout.ts';

/** Every sentence of the shop in English, which sets the names and placeholders for all other languages. */
export const english = { layout, errors } as const;
