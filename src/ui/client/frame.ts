import { showCartCount } from './cart-count.ts';
import { enhanceCart } from './cart-forms.ts';
import { followCart } from './follow-cart.ts';
import { enhanceSearchBoxes } from './search-boxes.ts';

showCartCount();
followCart();
addEventListener('pageshow', showCartCount);
enhanceCart();
enhanceSearchBoxes();
