import { showCartCount } from './cart-count.ts';
import { enhanceCart } from './cart-forms.ts';

showCartCount();
addEventListener('pageshow', showCartCount);
enhanceCart();
