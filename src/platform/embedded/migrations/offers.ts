/** Notes which products can be bought, of which type and how well they sell, apart from everything else of them. */
export const offers = `
CREATE TRIGGER note_offer_changed AFTER UPDATE OF available, sales_rank ON product_list
WHEN old.available <> new.available OR old.sales_rank <> new.sales_rank BEGIN
  INSERT INTO change_note VALUES ('product', new.product_id), ('offer', new.product_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_type_changed AFTER UPDATE OF type ON product WHEN old.type IS NOT new.type BEGIN
  INSERT INTO change_note VALUES ('product', new.id), ('offer', new.id) ON CONFLICT DO NOTHING;
END;
`;
