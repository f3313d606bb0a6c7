import { addCartNote } from './add-cart-note.ts';
import { addToCart } from './add-to-cart.ts';
import { applyDiscount } from './apply-discount.ts';
import { browseCollection } from './browse-collection.ts';
import { clearCart } from './clear-cart.ts';
import { compareProducts } from './compare-products.ts';
import { getCart } from './get-cart.ts';
import { getProduct } from './get-product.ts';
import { getRecommendations } from './get-recommendations.ts';
import { listCollections } from './list-collections.ts';
import { navigate } from './navigate.ts';
import { searchPolicies } from './search-policies.ts';
import { searchProducts } from './search-products.ts';
import type { Tool } from './tool.ts';
import { updateCartItem } from './update-cart-item.ts';

/** All the assistant can do. Nothing here pays, sees another visitor, fetches an address or changes the shop. */
export const registry = {
  search_products: searchProducts,
  get_product: getProduct,
  compare_products: compareProducts,
  list_collections: listCollections,
  browse_collection: browseCollection,
  get_recommendations: getRecommendations,
  get_cart: getCart,
  search_policies: searchPolicies,
  navigate,
  add_to_cart: addToCart,
  update_cart_item: updateCartItem,
  add_cart_note: addCartNote,
  apply_discount: applyDiscount,
  clear_cart: clearCart,
} as const satisfies Readonly<Record<string, Tool>>;

export type ToolName = keyof typeof registry;

export const toolNames: readonly ToolName[] = Object.keys(registry).filter(isToolName);

function isToolName(name: string): name is ToolName {
  return name in registry;
}
