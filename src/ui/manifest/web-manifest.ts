import { routes } from '#routes.ts';
import type { Profile } from '#shop/profile.ts';
import { manifestIcons, type ManifestIcon } from './app-icons.ts';

/** What a phone needs to put the shop on its home screen: https://www.w3.org/TR/appmanifest/ */
export interface WebManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  /** BCP 47. */
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: 'minimal-ui';
  /** `#rrggbb`, as the next. */
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly ManifestIcon[];
}

/** The manifest of a shop. Opened from a home screen, it keeps the browser's back button. */
export function webManifest({ name, locale }: Pick<Profile, 'name' | 'locale'>, pageColor: string): WebManifest {
  return {
    id: routes.home(),
    name,
    short_name: name,
    lang: locale,
    start_url: routes.home(),
    scope: routes.home(),
    display: 'minimal-ui',
    theme_color: pageColor,
    background_color: pageColor,
    icons: manifestIcons,
  };
}
