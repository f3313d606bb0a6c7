import { defineMiddleware } from 'astro:middleware';
import { readConfig } from '#config.ts';
import { compose, type Service } from '#app/compose.ts';

/**
 * Under `astro dev` no front stands before the pages, so they are given here what they need. In the built service they
 * come with it, and nothing of this is left.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV && !('catalog' in locals))
    Object.assign(locals, (await serviceFor(url.origin)).locals({ ...devLocalsInput, url }, untrackedReads));
  return next();
});

const devLocalsInput = { id: 'dev', draft: null, format: 'html' } as const;

const untrackedReads = { record: () => {}, limitFreshness: () => {}, recordParameters: () => {} };

let service: Promise<Service> | undefined;

function serviceFor(origin: string): Promise<Service> {
  const warn = (line: string): unknown => process.stderr.write(`${line}\n`);
  const report = (error: unknown): unknown => warn(String(error));
  service ??= compose(readConfig(process.env), { origin: () => origin, warn, report });
  return service;
}
