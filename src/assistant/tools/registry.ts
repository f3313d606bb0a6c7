import { callBackRule, offTopicRules } from '../answers/off-topic.ts';
import { orderRule, smallTalkRules } from '../answers/small-talk.ts';
import type { Rule } from '../rules/rule.ts';
import { addCartNote, addToCart, applyDiscount, clearCart, exchangeCartItem, updateCartItem } from './change-cart.ts';
import { browseCollection, collectionsRule, listCollections } from './collections.ts';
import { compareProducts, compareRule } from './compare-products.ts';
import { freeDeliveryRule } from './free-delivery.ts';
import { cartRule, getCart } from './get-cart.ts';
import { getProduct } from './get-product.ts';
import { getRecommendations, recommendRule } from './get-recommendations.ts';
import { checkoutRule, navigate, navigateRule } from './navigate.ts';
import { noteRule } from '../rules/request/answer-cart-change.ts';
import { bothRule } from '../rules/shown/comparing/price-of-both.ts';
import { searchPolicies } from './search/search-policies.ts';
import { moreRule } from './search/search-further.ts';
import { searchProducts } from './search/search-products.ts';
import { sizeAdviceRule } from '../rules/size-advice.ts';
import type { Tool } from './tool.ts';
import { neverMindRule, undoRule } from './undo-change.ts';

/** All the assistant can do. Nothing here pays, sees another visitor, fetches an address or changes the shop. */
export const tools: readonly Tool[] = [
  searchProducts,
  getProduct,
  compareProducts,
  listCollections,
  browseCollection,
  getRecommendations,
  getCart,
  searchPolicies,
  navigate,
  addToCart,
  updateCartItem,
  exchangeCartItem,
  addCartNote,
  applyDiscount,
  clearCart,
];

/** What the built-in assistant recognizes by a pattern; the first rule that matches answers. */
export const rules: readonly Rule[] = [
  callBackRule,
  ...smallTalkRules,
  ...offTopicRules,
  noteRule,
  freeDeliveryRule,
  orderRule,
  undoRule,
  neverMindRule,
  checkoutRule,
  bothRule,
  cartRule,
  compareRule,
  recommendRule,
  collectionsRule,
  navigateRule,
  sizeAdviceRule,
  moreRule,
];
