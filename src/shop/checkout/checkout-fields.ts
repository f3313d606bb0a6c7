export const checkoutFields = [
  'email',
  'name',
  'phone',
  'street',
  'addition',
  'postcode',
  'city',
  'region',
  'country',
  'method',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];

/** What the buyer typed into the checkout form, by field. */
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;

/** A sentence about what is wrong with a field. */
export type CheckoutErrors = Readonly<Partial<Record<CheckoutField, string>>>;

export const emptyCheckoutValues: CheckoutValues = {
  email: '',
  name: '',
  phone: '',
  street: '',
  addition: '',
  postcode: '',
  city: '',
  region: '',
  country: '',
  method: '',
};
