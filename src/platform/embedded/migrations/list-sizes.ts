const collectionsOfProduct = (product: string): string =>
  `(SELECT 0 UNION ALL SELECT collection_id FROM collection_product WHERE product_id = ${product})`;
const isPublished = (product: string): string => `(SELECT published FROM product_list WHERE product_id = ${product})`;

/**
 * How many published products a collection has, kept as they come and go: every page's menus tell it, and to count
 * 50,000 takes longer than to write the page. `collection_id` 0 is for all products.
 */
export const listSizes = `
CREATE TABLE list_size (
  collection_id INTEGER PRIMARY KEY,
  products INTEGER NOT NULL CHECK (products >= 0)
) STRICT;
INSERT INTO list_size SELECT 0, count(*) FROM product_list WHERE published;
INSERT INTO list_size
SELECT c.id, (SELECT count(*) FROM collection_product m JOIN product_list l USING (product_id)
              WHERE m.collection_id = c.id AND l.published)
FROM collection c;

CREATE TRIGGER size_collection_added AFTER INSERT ON collection BEGIN
  INSERT INTO list_size VALUES (new.id, 0);
END;
CREATE TRIGGER size_collection_removed AFTER DELETE ON collection BEGIN
  DELETE FROM list_size WHERE collection_id = old.id;
END;
CREATE TRIGGER size_member_added AFTER INSERT ON collection_product WHEN ${isPublished('new.product_id')} BEGIN
  UPDATE list_size SET products = products + 1 WHERE collection_id = new.collection_id;
END;
CREATE TRIGGER size_member_removed AFTER DELETE ON collection_product WHEN ${isPublished('old.product_id')} BEGIN
  UPDATE list_size SET products = products - 1 WHERE collection_id = old.collection_id;
END;
CREATE TRIGGER size_product_added AFTER INSERT ON product_list WHEN new.published BEGIN
  UPDATE list_size SET products = products + 1 WHERE collection_id IN ${collectionsOfProduct('new.product_id')};
END;
CREATE TRIGGER size_product_changed AFTER UPDATE OF published ON product_list WHEN new.published <> old.published BEGIN
  UPDATE list_size SET products = products + new.published - old.published
  WHERE collection_id IN ${collectionsOfProduct('new.product_id')};
END;
CREATE TRIGGER size_product_removed AFTER DELETE ON product_list WHEN old.published BEGIN
  UPDATE list_size SET products = products - 1 WHERE collection_id IN ${collectionsOfProduct('old.product_id')};
END;
`;
