import type { EntryField, EntryOfKind, FieldValue } from '../content/entry.ts';
import { schemaDay } from '../content/opening-hours.ts';
import { htmlToText } from '../text/html/plain-text.ts';
import { absolutePicture, absoluteUrl, type Json, type SiteIdentity, thing, type Thing } from './structured-data.ts';

/** The entry at a path as what its kind says its entries are; null where it does not say. */
export function entryData(site: SiteIdentity, { kind, entry }: EntryOfKind, path: string): Thing | null {
  if (kind.schema === null) return null;
  const properties = entry.fields.flatMap((field) => {
    const name = propertyOf(field);
    return name === null ? [] : [[name, valueData(site, field.value)] as const];
  });
  return thing(kind.schema, {
    name: entry.title,
    description: entry.description,
    url: absoluteUrl(site.origin, path),
    image: entry.picture ? absolutePicture(site.origin, entry.picture) : null,
    ...Object.fromEntries(properties),
  });
}

function propertyOf({ property, value }: EntryField): string | null {
  return property ?? (value.type === 'hours' ? 'openingHoursSpecification' : null);
}

function valueData({ origin }: SiteIdentity, value: FieldValue): Json {
  switch (value.type) {
    case 'text':
      return value.text;
    case 'html':
      return htmlToText(value.html);
    case 'number':
      return value.number;
    case 'date':
      return value.day;
    case 'picture':
      return absolutePicture(origin, value.picture);
    case 'list':
      return value.items;
    case 'hours':
      return value.hours.flatMap(({ days, spans }) => {
        const dayOfWeek = days.map(schemaDay);
        // A day that is closed has no times between which it is open: https://schema.org/openingHoursSpecification
        const times = spans.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : spans;
        return times.map(({ opens, closes }) =>
          thing('OpeningHoursSpecification', { dayOfWeek, opens, closes: closes === '24:00' ? '23:59' : closes }),
        );
      });
    case 'links':
      return value.links.map(({ href }) => absoluteUrl(origin, href));
    case 'products':
      return value.products;
    default:
      return value satisfies never;
  }
}
