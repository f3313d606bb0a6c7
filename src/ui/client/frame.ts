import { showCartCount } from './cart-count.ts';
import { enhanceCart } from './cart-forms.ts';
import { enhanceSearchBoxes } from './search-boxes.ts';

showCartCount();
addEventListener('pageshow', showCartCount);
enhanceCart();
enhanceSearchBoxes();
