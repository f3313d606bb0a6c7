/** Prices are in the currency that the shop's own data names: the one place where it is said. */
export const currency = `
DROP TABLE setting;
CREATE VIEW shop_currency AS
SELECT coalesce(
  (SELECT json_extract(front, '$.currency') FROM document WHERE kind = 'profile' AND handle = 'shop' AND status <> 'draft'),
  'EUR'
) currency;
`;
