import type { AstroGlobal } from 'astro';
import type { Cart } from '#shop/cart.ts';
import type { Recommendation } from '#shop/product.ts';

interface ShownCart {
  readonly cart: Cart;
  /** Where the visitor pays; null while the platform cannot say. */
  readonly checkout: string | null;
  readonly goesWith: readonly Recommendation[];
}

/** Reads the visitor's cart with what goes well with it; null without one, or with nothing in it. */
export async function readCart({ locals, cookies }: AstroGlobal): Promise<ShownCart | null> {
  const ref = cookies.get('__Host-cart')?.value ?? cookies.get('cart')?.value;
  const cart = ref ? await locals.carts.read(ref) : null;
  if (!ref || !cart || cart.lines.length === 0) return null;
  const products = cart.lines.map(({ productId }) => productId);
  const [checkout, goesWith] = await Promise.all([
    locals.carts.checkoutUrl(ref),
    locals.catalog.cartRecommendations(products, 4),
  ]);
  return { cart, checkout, goesWith };
}
