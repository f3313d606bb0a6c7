/** What shops call a text on sizes, in the languages of the assistant; folded. */
export const namesOfSizeGuides =
  'size guide,size chart,grossentabelle,grossenberatung,storrelsesguide,storrelsestabell'.split(',');
