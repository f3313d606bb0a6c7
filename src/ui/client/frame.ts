import { showCartCount } from './cart-count.ts';

showCartCount();
addEventListener('pageshow', showCartCount);
