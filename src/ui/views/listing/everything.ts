/** The collection of all products: no platform has it, the service makes it up. */
export const allProductsCollection = { handle: 'all', title: 'Everything', picture: null } as const;
