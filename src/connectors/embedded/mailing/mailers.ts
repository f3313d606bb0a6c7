import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '#storage/create-folder.ts';

/** An email in plain text. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to; absent: the sender. */
  readonly replyTo?: string;
  /** Where a mail program unsubscribes with one request (RFC 8058); absent: the message was not subscribed to. */
  readonly unsubscribe?: string;
}

/** Sends a message; rejects if the server did not accept it. */
export type SendMail = (message: MailMessage) => Promise<void>;

/** Sends messages by SMTP. */
export function smtpMailer(url: string, from: string): SendMail {
  const openTransport = once(async () =>
    (await import('nodemailer')).createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }),
  );
  return async (message) => void (await (await openTransport()).sendMail({ from, ...toEnvelope(message) }));
}

/** Writes messages to a folder as `.eml` files, for a shop without a mail server. */
export function fileMailer(folder: string, from: string): SendMail {
  const openTransport = once(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true }),
  );
  return async (message) => {
    const transport = await openTransport();
    const { message: bytes, messageId } = await transport.sendMail({ from, ...toEnvelope(message) });
    createFolder(folder);
    await writeFile(join(folder, `${messageId.replace(/[^\w.-]/g, '')}.eml`), bytes, { flag: 'wx' });
  };
}

/** Opens something when it is first needed: each process has a mailer, and few of them send. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return async () => (opened ??= open());
}

function toEnvelope({ unsubscribe, ...message }: MailMessage) {
  if (unsubscribe === undefined) return message;
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  };
  return { ...message, headers };
}
