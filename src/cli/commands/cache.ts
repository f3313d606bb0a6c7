import { invalidationOf } from '#cache/log/invalidation-log.ts';
import { parseCacheTag, type CacheTag, tags } from '#cache/tags.ts';
import type { Config } from '#config.ts';
import { operatorToken } from '#app/freshness.ts';
import { parseArguments } from '../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../command.ts';
import { appendInvalidation, processUrl, requireShop } from '../embedded-shop.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../subcommands.ts';

const explain: Subcommand = {
  usage: '<url | tag>',
  summary:
    'Show the key, age, tags and hits of a page, or the pages with a tag; the running process needs METRICS_PORT',
  run: async (args, context) => {
    const [subject = ''] = parseArguments(args, { positionals: [1, 1] }).positionals;
    return explainSubject(subject, context);
  },
};

const purge: Subcommand = {
  usage: '<url | tag | all>',
  summary: 'Invalidate pages in every process before it returns; a URL stands for its path with any query',
  run: async (args, { terminal, config }) => {
    const [subject = ''] = parseArguments(args, { positionals: [1, 1] }).positionals;
    const tag = purgeTag(subject);
    if (!config.CACHE_LOG) requireShop(config);
    await appendInvalidation(config, invalidationOf([tag]));
    terminal.print(`Invalidated: ${tag === tags.everything ? 'all pages' : tag}`);
    return 'done';
  },
};

const subcommands: Subcommands = { explain, purge };

export const cache: CliCommand = {
  name: 'cache',
  usage: '<subcommand> <args>',
  summary: 'Explain the state of a cached page, or invalidate pages',
  details: [
    '',
    ...describeSubcommands('cache', subcommands),
    '',
    `Tags are those that explain lists, such as ${tags.productHandle('morgen-mug')}.`,
  ],
  run: async (args, context) => runSubcommand(subcommands, args, context),
};

async function explainSubject(subject: string, { terminal, config }: CommandContext): Promise<CommandOutcome> {
  const { METRICS_PORT } = config;
  if (METRICS_PORT === undefined) {
    terminal.report('METRICS_PORT is not set. Set it both for the shop and for this command.');
    return 'failed';
  }
  const url = processUrl(config, METRICS_PORT);
  const response = await fetchExplanation(url, config, subject);
  if (!response?.ok) {
    terminal.report(response ? statusMessage(response) : `Could not connect to ${url}. Is the shop running?`);
    return 'failed';
  }
  terminal.print(JSON.stringify(await response.json(), null, 2));
  return 'done';
}

function statusMessage({ status }: Response): string {
  if (status === 401) return 'The shop uses a different secret. Run this command with the same DATA_DIR or SECRET.';
  return `The shop responded with status ${status}.`;
}

/** null when the process cannot be reached. */
async function fetchExplanation(url: string, config: Config, subject: string): Promise<Response | null> {
  const target = pathAndQuery(subject);
  const query = new URLSearchParams(target === null ? { tag: parseTag(subject) } : { path: target });
  try {
    return await fetch(`${url}/explain?${query.toString()}`, {
      headers: { authorization: `Bearer ${operatorToken(config)}` },
      signal: AbortSignal.timeout(5000),
    });
  } catch {
    return null;
  }
}

function purgeTag(subject: string): CacheTag {
  if (subject === 'all') return tags.everything;
  const target = pathAndQuery(subject);
  if (target === null) return parseTag(subject);
  const [path = target] = target.split('?', 1);
  return tags.address(path);
}

function parseTag(subject: string): CacheTag {
  const tag = parseCacheTag(subject);
  if (tag) return tag;
  throw new UsageError(`Not a URL or page tag: ${subject}. Example of a tag: ${tags.productHandle('morgen-mug')}`);
}

/** Path and query of a URL or a path; null when it is neither. */
function pathAndQuery(subject: string): string | null {
  if (!subject.startsWith('/') && !/^https?:\/\//.test(subject)) return null;
  const url = URL.parse(subject, 'http://shop.invalid');
  if (!url) throw new UsageError(`Invalid URL: ${subject}`);
  return url.pathname + url.search;
}
