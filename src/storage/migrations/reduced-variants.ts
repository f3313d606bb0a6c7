/** Finds the variants whose merchant announces a reduction among hundreds of thousands. */
export const reducedVariants = `
CREATE INDEX variant_reduced ON variant (product_id) WHERE compare_at > price;
`;
