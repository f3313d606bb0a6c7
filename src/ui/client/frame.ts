import { showCartCount } from './cart-count.ts';
import { enhanceCart } from './cart-forms.ts';
import { followCartEvents } from './follow-cart.ts';
import { enhanceSearchBoxes } from './search-boxes.ts';

showCartCount();
followCartEvents();
addEventListener('pageshow', showCartCount);
enhanceCart();
enhanceSearchBoxes();
