import type { english } from '../en/messages.ts';
import type { Translation } from '../message.ts';
import { errors } from './errors.ts';
import { layout } from './layout.ts';

export const norwegian: Translation<typeof english> = { layout, errors };
