import type { Database } from '#storage/database.ts';
import { integer, type SqlRow } from '#storage/row.ts';
import type { MailMessage } from './mailers.ts';
import type { MailOptions } from './mail-sender.ts';
import type { OptInTable } from './opt-in.ts';
import { before } from './opt-in.ts';

/** An email that this process has taken to send. */
export interface ClaimedMail {
  readonly compose: () => MailMessage;
  readonly markSent: () => void;
}

/**
 * Sends one email after another, as long as `claim` takes one; never rejects. `subject` completes the warning "An email
 * about … could not be sent". One that fails is claimed again after some minutes.
 */
export async function sendClaimed(
  { send, warn }: Pick<MailOptions, 'send' | 'warn'>,
  subject: string,
  claim: () => ClaimedMail | null,
): Promise<void> {
  try {
    for (let mail = claim(); mail; mail = claim()) await sendOne({ send, warn }, subject, mail);
  } catch (error) {
    warn(`Emails about ${subject} could not be sent: ${String(error)}`);
  }
}

async function sendOne(
  { send, warn }: Pick<MailOptions, 'send' | 'warn'>,
  subject: string,
  { compose, markSent }: ClaimedMail,
): Promise<void> {
  try {
    await send(compose());
    markSent();
  } catch (error) {
    warn(`An email about ${subject} could not be sent: ${String(error)}`);
  }
}

/** Before an email that failed is tried again. */
const retryMs = 5 * 60_000;

/**
 * Takes the row of a table that `find` gives, so that no other process takes it for some minutes. `find` is given the
 * moment (ISO 8601) before which it may have been tried, and names its id `mail_id`.
 */
export function claimRow(
  store: Database,
  { table, now }: { readonly table: OptInTable | 'contact_message'; readonly now: Date },
  find: (triedBefore: string) => SqlRow | null,
): SqlRow | null {
  const triedBefore = before(now, retryMs);
  if (!find(triedBefore)) return null;
  return store.transaction(() => {
    const row = find(triedBefore);
    if (row)
      store.run(`UPDATE ${table} SET mail_tried_at = ? WHERE id = ?`, now.toISOString(), integer(row, 'mail_id'));
    return row;
  });
}
