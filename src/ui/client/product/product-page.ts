import './gallery.ts';
import './variant-picker.ts';
import './wishlist-buttons.ts';
