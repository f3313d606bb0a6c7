import { formatDate } from '../text/dates.ts';
import { cachedFormatters } from '../text/intl.ts';
import { htmlToText } from '../text/html/plain-text.ts';
import type { EntryField, FieldValue } from './entry.ts';
import { formatOpeningHours } from './opening-hours.ts';

/** What the values of fields are written with. */
export interface FieldLanguage {
  readonly locale: string;
  /** In place of times on days without any. */
  readonly closed: string;
}

/** The value of a field as plain text in one line; empty for pictures and products, which are shown. */
export function fieldText(value: FieldValue, language: FieldLanguage): string {
  switch (value.type) {
    case 'text':
      return value.text;
    case 'html':
      return htmlToText(value.html);
    case 'number':
    case 'date':
      return shortValueText(value, language.locale);
    case 'list':
      return value.items.join(', ');
    case 'hours':
      return hoursText(value, language);
    case 'links':
      return value.links.map(({ label }) => label).join(', ');
    case 'picture':
    case 'products':
      return '';
    default:
      return value satisfies never;
  }
}

/** `1,200 m²`, `1 May 2026` */
function shortValueText(value: Extract<FieldValue, { readonly type: 'number' | 'date' }>, locale: string): string {
  if (value.type === 'date') return formatDate(`${value.day}T12:00:00Z`, locale, 'UTC');
  return [numberFormats(locale, {}).format(value.number), value.unit].filter((part) => part !== null).join('\u00A0');
}

const numberFormats = cachedFormatters(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** `Monday–Friday 10:00–18:00; Sunday closed` */
function hoursText({ hours }: Extract<FieldValue, { readonly type: 'hours' }>, language: FieldLanguage): string {
  return formatOpeningHours(hours, language.locale)
    .map(({ days, times }) => `${days} ${times ?? language.closed.toLocaleLowerCase(language.locale)}`)
    .join('; ');
}

/** The fields of an entry in sentences: `City: Oslo. Opening hours: Monday–Friday 10:00–18:00.` */
export function fieldSentences(fields: readonly EntryField[], language: FieldLanguage): string {
  return fields
    .map(({ label, value }) => [label, fieldText(value, language)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text.replace(/[.!?]?$/u, '.')}`)
    .join(' ');
}
