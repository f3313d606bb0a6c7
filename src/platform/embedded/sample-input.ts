import { routes } from '#routes.ts';
import type { Option } from '#shop/product.ts';
import { demoDay } from './sample-shop.ts';
import type { MediaInput, ProductInput, VariantInput } from './write/input.ts';

/** A product to write in tests: one variant without options unless told otherwise. */
export function sampleProductInput(given: Partial<ProductInput> & Pick<ProductInput, 'handle'>): ProductInput {
  return {
    id: null,
    status: 'published',
    title: given.handle,
    subtitle: null,
    description: '',
    type: null,
    vendor: null,
    home: null,
    tags: [],
    options: [],
    variants: [sampleVariantInput({})],
    pictures: [],
    details: [],
    fulfilment: 'stock',
    fulfilmentNote: null,
    requiresShipping: true,
    salesRank: null,
    createdAt: demoDay.toISOString(),
    updatedAt: demoDay.toISOString(),
    ...given,
  };
}

export function sampleVariantInput(given: Partial<VariantInput>): VariantInput {
  return {
    id: null,
    title: (given.values ?? []).join(' / ') || 'Default',
    values: [],
    sku: null,
    barcode: null,
    price: 1000,
    compareAt: null,
    unitPrice: null,
    stock: 5,
    weightGrams: null,
    picture: null,
    ...given,
  };
}

export function sampleOption(name: string, values: readonly string[]): Option {
  return { name, values: values.map((value) => ({ value, swatch: null })) };
}

export function sampleMediaInput(key: string): MediaInput {
  const size = { width: 1000, height: 1000, widths: [320, 1000], colour: '#cccccc' };
  return { key, template: routes.media(`${key}-{width}.{format}`), formats: ['avif', 'jpeg'], alt: key, ...size };
}
