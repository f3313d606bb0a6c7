import { sampleProductInput, sampleVariantInput } from '../sample-input.ts';
import type { ProductInput } from '../write/input.ts';

/** A class of furniture, what it is also called, and things that are named after it but are something else. */
interface FurnitureKind {
  readonly type: string;
  readonly category: string;
  readonly names: readonly string[];
}

const kinds: readonly FurnitureKind[] = [
  {
    type: 'Coffee Tables',
    category: 'Furniture / Living Room / Tables',
    names: ['Coffee Table', 'Lift Top Coffee Table'],
  },
  { type: 'Coffee Makers', category: 'Kitchen / Small Appliances', names: ['12 Cup Coffee Maker'] },
  { type: 'Table Lamps', category: 'Lighting / Lamps', names: ['Table Lamp', 'Bedside Lamp'] },
  { type: 'Floor Lamps', category: 'Lighting / Lamps', names: ['Floor Lamp', 'Arched Floor Lamp'] },
  { type: 'Dining Chairs', category: 'Furniture / Kitchen & Dining', names: ['Side Chair', 'Dining Chair (Set of 2)'] },
  {
    type: 'Dining Tables',
    category: 'Furniture / Kitchen & Dining',
    names: ['Dining Table', 'Extendable Dining Table'],
  },
  { type: 'Chair Cushions', category: 'Decor / Pillows', names: ['Outdoor Dining Chair Cushion', 'Chair Pad'] },
  { type: 'Beds', category: 'Furniture / Bedroom', names: ['Platform Bed', 'Upholstered Storage Bed'] },
  { type: 'Bed Frames', category: 'Furniture / Bedroom', names: ['Metal Bed Frame'] },
  { type: 'Bedding Sets', category: 'Bedding', names: ['Comforter Set', 'Duvet Cover Set'] },
  { type: 'Area Rugs', category: 'Rugs', names: ['Area Rug', 'Runner Rug'] },
  { type: 'Rug Pads', category: 'Rugs', names: ['Non-Slip Rug Pad'] },
  { type: 'Headsets', category: 'Office / Electronics', names: ['Wireless Headset'] },
  { type: 'Wall Shelves', category: 'Furniture / Storage', names: ['Floating Shelf', 'Wall Shelving Unit'] },
  { type: 'Bookcases', category: 'Furniture / Storage', names: ['Bookcase', 'Bookshelf'] },
  { type: 'Bathroom Vanities', category: 'Home Improvement / Bathroom', names: ['Single Bathroom Vanity'] },
  { type: 'Patio Umbrellas', category: 'Outdoor', names: ['Market Umbrella'] },
  { type: 'Umbrella Stands', category: 'Outdoor', names: ['Patio Umbrella Base'] },
];

const colours = ['Black', 'White', 'Gray', 'Navy Blue', 'Walnut', 'Turquoise'] as const;
const materials = ['Solid Wood', 'Metal', 'Glass', 'Velvet', 'Wicker', 'Marble'] as const;
const brands = ['Alder Lane', 'Brookside', 'Corvin', 'Dunmore'] as const;
const sizes = [24, 36, 48, 60, 72] as const;
const series = ['Abbott', 'Berwick', 'Calder', 'Delmar', 'Ellery', 'Farrow', 'Galen'] as const;

/** Products of furniture, the same at each call: every kind in every colour, with material, size and brand in turn. */
export function sampleFurniture(): readonly ProductInput[] {
  return kinds.flatMap((kind, row) =>
    colours.flatMap((colour, column) =>
      kind.names.map((name, turn) => furniture(kind, name, { colour, at: row * 7 + column * 3 + turn })),
    ),
  );
}

function furniture(kind: FurnitureKind, name: string, { colour, at }: { colour: string; at: number }): ProductInput {
  const pick = <T>(from: readonly [T, ...T[]], step: number): T => from[(at * step) % from.length] ?? from[0];
  const [material, brand, size, model] = [pick(materials, 1), pick(brands, 3), pick(sizes, 2), pick(series, 5)];
  const others = kinds[(at * 5 + 3) % kinds.length]?.names[0] ?? '';
  return sampleProductInput({
    handle: `${model}-${name}-${colour}-${at}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title: `${model} ${size}" ${name}`,
    type: kind.type,
    vendor: brand,
    description: `This ${name.toLowerCase()} suits any room. Pair it with a ${others.toLowerCase()} from the same series and a table, lamp or rug of your choice.`,
    details: [
      { name: 'Category', value: kind.category },
      { name: 'Color', value: colour },
      { name: 'Material', value: material },
      { name: 'Overall width', value: `${size} inches` },
      { name: 'Assembly required', value: 'Yes' },
    ],
    variants: [sampleVariantInput({ sku: `${model.slice(0, 3).toUpperCase()}-${1000 + at}` })],
  });
}
