/** The symbols of `icons.svg`; a test holds the two together. */
export const iconNames = [
  'search',
  'bag',
  'menu',
  'close',
  'chevron-down',
  'chevron-right',
  'chevron-left',
  'arrow-right',
  'plus',
  'minus',
  'check',
  'filter',
  'truck',
  'return',
  'hand',
  'repair',
  'leaf',
  'spark',
  'send',
  'stop',
  'retry',
  'settings',
  'warning',
  'offline',
  'eye',
  'trash',
  'tag',
  'clock',
  'copy',
  'box',
  'thumb-up',
  'thumb-down',
  'play',
  'heart',
] as const;

export type IconName = (typeof iconNames)[number];

/** The icon of that name; null for a name the sprite does not have. */
export function findIcon(name: string | null): IconName | null {
  return iconNames.find((known) => known === name) ?? null;
}
