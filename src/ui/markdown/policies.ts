import type { ContentEntry, Policy } from '#shop/content.ts';
import { formatDate } from '#shop/dates.ts';
import { routes } from '#routes.ts';
import type { Frame } from '../layout/frame.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { markdownDocument, oneLine, markdownLink, markdownList } from './write.ts';

export function policyMarkdown({ origin, profile }: Frame, { title, body, updatedAt }: Policy): string {
  const changed = formatDate(updatedAt, profile.locale, profile.timeZone);
  return markdownDocument([`# ${oneLine(title)}`, `Last changed on ${changed}.`, htmlToMarkdown(body, origin)]);
}

export function policiesMarkdown({ origin }: Pick<Frame, 'origin'>, policies: readonly ContentEntry[]): string {
  const lines = policies.map(
    ({ handle, title, excerpt }) => `${markdownLink(title, origin + routes.policy(handle))}: ${oneLine(excerpt)}`,
  );
  return markdownDocument(['# Policies', markdownList(lines)]);
}
