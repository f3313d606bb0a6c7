import type { Entry, Policy } from '#shop/content.ts';
import { formatDate } from '#shop/dates.ts';
import { routes } from '#routes.ts';
import type { Frame } from '../layout/frame.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { document, line, link, list } from './write.ts';

export function policyMarkdown({ origin, profile }: Frame, { title, body, updatedAt }: Policy): string {
  const changed = formatDate(updatedAt, profile.locale, profile.timeZone);
  return document([`# ${line(title)}`, `Last changed on ${changed}.`, htmlToMarkdown(body, origin)]);
}

export function policiesMarkdown({ origin }: Pick<Frame, 'origin'>, policies: readonly Entry[]): string {
  const lines = policies.map(
    ({ handle, title, excerpt }) => `${link(title, origin + routes.policy(handle))}: ${line(excerpt)}`,
  );
  return document(['# Policies', list(lines)]);
}
