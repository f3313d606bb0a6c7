import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { sectionTypes } from './section-types.ts';

/**
 * Views by type: the component of each folder whose name ends in `Section.astro`. One of the site replaces the built-in
 * one. Throws an error that names a missing or surplus file.
 */
function collectSectionViews<View>(
  types: Iterable<string>,
  builtIn: Readonly<Record<string, View>>,
  site: Readonly<Record<string, View>>,
): ReadonlyMap<string, View> {
  const views = new Map([...viewsByFolder(builtIn), ...viewsByFolder(site)]);
  const known = new Set(types);
  for (const type of known)
    if (!views.has(type)) throw new Error(`site/sections/${type}: there is no view, a file *Section.astro.`);
  for (const type of views.keys())
    if (!known.has(type)) throw new Error(`site/sections/${type}: there is no section.ts, and no built-in type.`);
  return views;
}

function viewsByFolder<View>(files: Readonly<Record<string, View>>): ReadonlyMap<string, View> {
  const views = new Map<string, View>();
  for (const [path, view] of Object.entries(files)) {
    const folder = path.split('/').at(-2) ?? '';
    if (views.has(folder))
      throw new Error(`${path}: the folder has two views. Only one name may end in Section.astro.`);
    views.set(folder, view);
  }
  return views;
}

export const sectionViews: ReadonlyMap<string, AstroComponentFactory> = collectSectionViews(
  sectionTypes.keys(),
  import.meta.glob<AstroComponentFactory>('./*/*Section.astro', { eager: true, import: 'default' }),
  import.meta.glob<AstroComponentFactory>('#site/sections/*/*Section.astro', { eager: true, import: 'default' }),
);
