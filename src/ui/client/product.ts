import './gallery.ts';
import './quantity.ts';
import './variant-picker.ts';
