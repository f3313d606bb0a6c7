import { readCommerceSettings } from '#connectors/embedded/commerce-settings.ts';
import type { EditContext } from '#content/revisions/history.ts';
import { formatMoment, parseLocalMoment } from '#shop/text/dates.ts';
import { UsageError } from '../../command.ts';

/** When something is to be published. */
export interface PublishTime {
  /** ISO 8601. */
  readonly moment: string;
  /** In the shop's time zone, e.g. `1 December 2026 at 08:00, Europe/Oslo`. */
  readonly text: string;
}

/** Reads a time of the shop's time zone, or one with a UTC offset. Throws UsageError. */
export function readPublishTime({ store, now }: EditContext, written: string): PublishTime {
  const { timeZone } = readCommerceSettings(store, now);
  const moment = isTimestamp(written) ? new Date(written).toISOString() : parseLocalMoment(written, timeZone);
  if (moment === null) throw new UsageError(`Not a time: ${written}. Example: 2026-12-01T08:00`);
  return { moment, text: `${formatMoment(moment, 'en-GB', timeZone)}, ${timeZone}` };
}

function isTimestamp(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}
