import type { Buyer } from './order.ts';

/** A buyer in the demo shop's country. */
export const sampleBuyer: Buyer = {
  email: 'kari@example.org',
  name: 'Kari Nordmann',
  phone: '',
  street: 'Storgata 1',
  addition: '',
  postcode: '0155',
  city: 'Oslo',
  country: 'NO',
};
