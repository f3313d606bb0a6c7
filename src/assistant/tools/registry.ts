import { addCartNote, addToCart, applyDiscount, clearCart, getCart, updateCartItem } from './cart-tools.ts';
import { browseCollection, compareProducts, getProduct, getRecommendations, listCollections } from './catalog-tools.ts';
import { navigate } from './navigate.ts';
import { searchPolicies } from './search-policies.ts';
import { searchProducts } from './search-products.ts';
import type { Tool } from './tool.ts';

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
