import { routes } from '#routes.ts';
import { integer, text } from '#storage/row.ts';
import { readCommerceSettings } from '../commerce-settings.ts';
import { before, confirmWithinMs, markLinkSent } from '../mailing/opt-in.ts';
import { type ClaimedMail, claimRow, sendClaimed } from '../mailing/send-claimed.ts';
import type { MailMessage } from '../mailing/mailers.ts';
import type { MailOptions } from '../mailing/mail-sender.ts';

/** Sends what is due: messages of visitors to the merchant, and links that confirm a subscription of the newsletter. */
export async function sendForms(mailing: MailOptions): Promise<void> {
  await sendClaimed(mailing, 'a message from a visitor', () => claimMessage(mailing));
  await sendClaimed(mailing, 'the newsletter', () => claimSubscription(mailing));
}

/** A message waits until the shop has an address for it. What was sent is erased but for its digest. */
function claimMessage(mailing: MailOptions): ClaimedMail | null {
  const { store, clock } = mailing;
  const { messagesTo } = readCommerceSettings(store, clock().toISOString());
  if (messagesTo === null) return null;
  const row = claimRow(store, { table: 'contact_message', now: clock() }, (triedBefore) =>
    store.first(
      `SELECT id mail_id, name, email, message FROM contact_message
       WHERE sent_at IS NULL AND (mail_tried_at IS NULL OR mail_tried_at < ?) ORDER BY id LIMIT 1`,
      triedBefore,
    ),
  );
  if (!row) return null;
  const from = { name: text(row, 'name'), email: text(row, 'email'), message: text(row, 'message') };
  return {
    compose: () => composeMessage(mailing, from, messagesTo),
    markSent: () => {
      const sentAt = clock().toISOString();
      const erase = "UPDATE contact_message SET name = '', email = '', message = '', sent_at = ? WHERE id = ?";
      store.run(erase, sentAt, integer(row, 'mail_id'));
    },
  };
}

interface VisitorMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

function composeMessage(
  { store, clock, languageOf }: MailOptions,
  { name, email, message }: VisitorMessage,
  to: string,
): MailMessage {
  const { name: shop, locale } = readCommerceSettings(store, clock().toISOString());
  const { contact: texts } = languageOf(locale).messages;
  const lines = [message, texts.from({ name, email })];
  return { to, replyTo: email, subject: texts.subject({ name, shop }), text: `${lines.join('\n\n')}\n` };
}

function claimSubscription(mailing: MailOptions): ClaimedMail | null {
  const { store, clock } = mailing;
  const now = clock();
  const row = claimRow(store, { table: 'subscriber', now }, (triedBefore) =>
    store.first(
      `SELECT id mail_id, token, email FROM subscriber WHERE (mail_tried_at IS NULL OR mail_tried_at < ?)
       AND confirmed_at IS NULL AND confirm_mailed_at IS NULL AND requested_at > ? ORDER BY id LIMIT 1`,
      triedBefore,
      before(now, confirmWithinMs),
    ),
  );
  if (!row) return null;
  return {
    compose: () => composeConfirmation(mailing, text(row, 'email'), text(row, 'token')),
    markSent: () => markLinkSent(store, 'subscriber', { id: integer(row, 'mail_id'), now: clock() }),
  };
}

function composeConfirmation(
  { store, clock, origin, languageOf }: MailOptions,
  email: string,
  token: string,
): MailMessage {
  const { name: shop, locale } = readCommerceSettings(store, clock().toISOString());
  const { newsletter: texts, backInStock } = languageOf(locale).messages;
  const link = origin() + routes.form('newsletter', token);
  const lines = [texts.confirm({ shop, link }), texts.keep, backInStock.ignore, shop];
  return { to: email, subject: texts.confirmSubject({ shop }), text: `${lines.join('\n\n')}\n`, unsubscribe: link };
}
