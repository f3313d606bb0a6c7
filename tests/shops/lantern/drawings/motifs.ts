import type { Motif } from './motif.ts';
import { wildLife } from './motifs-animals.ts';
import { places } from './motifs-places.ts';
import { things } from './motifs-things.ts';

export const motifs: Readonly<Record<string, Motif>> = { ...wildLife, ...places, ...things };
