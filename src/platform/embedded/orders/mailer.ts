import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailMessage } from './order-message.ts';

/** Sends one letter; rejects when it could not be handed over. */
export type SendMail = (message: MailMessage) => Promise<void>;

/** Letters by SMTP. */
export function smtpMailer(url: string, from: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async (message) => void (await transport.sendMail({ from, ...message }));
}

/** Letters as `.eml` files in a folder, for a shop that has no mail server yet. */
export function fileMailer(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { message: bytes, messageId } = await transport.sendMail({ from, ...message });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${messageId.replace(/[^\w.-]/g, '')}.eml`), bytes, { flag: 'wx' });
  };
}
