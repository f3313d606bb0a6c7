import { invalidationOf } from '#cache/log/invalidation-log.ts';
import { parseCacheTag, type CacheTag, tags } from '#cache/tags.ts';
import type { Config } from '#config.ts';
import { operatorToken } from '#app/freshness.ts';
import { UsageError, splitFlags, type CliCommand, type CommandOutcome, type CommandContext } from '../command.ts';
import { appendInvalidation, requireShop } from '../embedded-shop.ts';

export const cache: CliCommand = {
  name: 'cache',
  usage: 'explain <url or tag> | purge <url, tag or all>',
  summary: 'Say why a page is what it is, or have it made anew',
  details: [
    '',
    'explain asks the running process, which needs METRICS_PORT: key, age, tags, hits of a page, or the pages of a tag.',
    'purge reaches every process at once. A URL stands for its path with any query; a tag is what explain lists,',
    'such as product-handle:morgen-mug.',
  ],
  run: async (args, context) => {
    const { words } = splitFlags(args, []);
    const [action, subject, ...others] = words;
    if (subject === undefined || others.length > 0) throw new UsageError('Name a URL or a tag.');
    if (action === 'explain') return explain(subject, context);
    if (action === 'purge') return purge(subject, context);
    throw new UsageError('Say explain or purge.');
  },
};

async function explain(subject: string, { terminal, config }: CommandContext): Promise<CommandOutcome> {
  if (config.METRICS_PORT === undefined) {
    terminal.tell('Set METRICS_PORT for the shop and for this command: what is kept is in the memory of the process.');
    return 'failed';
  }
  const response = await fetchExplanation(config, subject);
  if (!response?.ok) {
    terminal.tell(
      response ? statusMessage(response) : `Nobody answers at ${operatorUrl(config)}: does the shop run with it?`,
    );
    return 'failed';
  }
  terminal.say(JSON.stringify(await response.json(), null, 2));
  return 'done';
}

function statusMessage({ status }: Response): string {
  if (status === 401) return 'The process has another secret: run this with its DATA_DIR or SECRET.';
  return `The process answered ${status}.`;
}

function operatorUrl({ HOST, METRICS_PORT }: Config): string {
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${METRICS_PORT}`;
}

/** null: nobody answers. */
async function fetchExplanation(config: Config, subject: string): Promise<Response | null> {
  const target = pathAndQuery(subject);
  const query = new URLSearchParams(target === null ? { tag: parseTag(subject) } : { path: target });
  try {
    return await fetch(`${operatorUrl(config)}/explain?${query.toString()}`, {
      headers: { authorization: `Bearer ${operatorToken(config)}` },
      signal: AbortSignal.timeout(5000),
    });
  } catch {
    return null;
  }
}

async function purge(subject: string, { terminal, config }: CommandContext): Promise<CommandOutcome> {
  const tag = purgeTag(subject);
  if (!config.CACHE_LOG) requireShop(config);
  await appendInvalidation(config, invalidationOf([tag]));
  terminal.say(tag === tags.everything ? 'Every page is made anew.' : `Pages with the tag ${tag} are made anew.`);
  return 'done';
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
  throw new UsageError(
    `${subject} is neither a URL nor a tag that pages carry, such as ${tags.productHandle('morgen-mug')}.`,
  );
}

/** Path and query of a URL or a path; null: it is neither. */
function pathAndQuery(subject: string): string | null {
  if (!subject.startsWith('/') && !/^https?:\/\//.test(subject)) return null;
  const url = URL.parse(subject, 'http://shop.invalid');
  if (!url) throw new UsageError(`${subject} is no URL.`);
  return url.pathname + url.search;
}
