/** How to give a shop its own name, currency and language. */
export const editProfile =
  'Set name, currency, language, timeZone, delivery and vat in the file that `npm run shop -- content pull profile` writes, then run `npm run shop -- content push content/shop.yaml --publish`.';
