/** What a shop shows that has not written its home page, the page about itself or its menus. */
export const home = {
  products: 'Our products',
  about: 'About {shop}',
  promises: 'Good to know',
  contact: 'Email {email}',
  menus: { shop: 'Shop', help: 'Help' },
} as const;
