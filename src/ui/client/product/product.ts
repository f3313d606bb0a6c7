import './gallery.ts';
import './variant-picker.ts';
