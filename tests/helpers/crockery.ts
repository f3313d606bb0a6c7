import { startAssistant } from './assistant.ts';
import { product, variant } from './memory-catalog.ts';
import { policy } from './memory-content.ts';
import { memoryShop } from './memory-shop.ts';

const colors = [
  { value: 'Red', swatch: '#b00020' },
  { value: 'Blue', swatch: '#2030b0' },
];
const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' });
/** Cups in two colours, a plate, and a lamp that is sold out. */
export const crockery = [
  product({
    handle: 'cup',
    title: 'Plain cup',
    type: 'Cup',
    options: [{ name: 'Colour', values: colors }],
    variants: [
      variant({ id: 'cup-red', values: ['Red'], price: euros(10) }),
      variant({ id: 'cup-blue', values: ['Blue'], price: euros(12), stock: 2 }),
    ],
    details: [{ name: 'Height', value: '9 cm' }],
    goesWith: ['plate'],
  }),
  product({
    handle: 'plate',
    title: 'Wide plate',
    type: 'Plate',
    variants: [variant({ id: 'plate-1', price: euros(20) })],
  }),
  product({
    handle: 'lamp',
    title: 'Tall lamp',
    type: 'Lamp',
    variants: [variant({ id: 'lamp-1', price: euros(90), available: false, stock: 0 })],
  }),
];
const policies = [policy('refund', 'Returns', '<p>You may return things within thirty days.</p>')];

/** An assistant of a shop that sells them. */
export function openCrockeryAssistant(overrides = {}) {
  const shop = memoryShop({ products: crockery, policies });
  return { shop, ...startAssistant(shop, overrides) };
}
