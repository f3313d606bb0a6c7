import { routes } from '#routes.ts';
import type { Profile } from '#shop/profile.ts';
import { manifestIcons, type ManifestIcon } from './app-icons.ts';

/** https://www.w3.org/TR/appmanifest/ */
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

/** The web app manifest of a shop. A shop that is opened from a home screen keeps the browser's back button. */
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
