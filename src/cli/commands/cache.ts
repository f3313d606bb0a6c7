import { invalidationOf } from '#cache/log.ts';
import { readTag, type Tag, tags } from '#cache/tags.ts';
import type { Config } from '#config.ts';
import { operatorToken } from '#freshness.ts';
import { Misuse, splitFlags, type Command, type Outcome, type Surroundings } from '../command.ts';
import { invalidate } from '../invalidate.ts';
import { needShop } from '../open-shop.ts';

export const cache: Command = {
  name: 'cache',
  usage: 'explain <url or tag> | purge <url, tag or all>',
  summary: 'Say why a page is what it is, or have it made anew',
  details: [
    '',
    'explain asks the running process, which needs METRICS_PORT: key, age, tags, hits of a page, or the pages of a tag.',
    'purge reaches every process at once. A URL stands for its path with any query; a tag is what explain lists,',
    'such as product-handle:morgen-mug.',
  ],
  run: async (args, surroundings) => {
    const { words } = splitFlags(args, []);
    const [deed, subject, ...others] = words;
    if (subject === undefined || others.length > 0) throw new Misuse('Name a URL or a tag.');
    if (deed === 'explain') return explain(subject, surroundings);
    if (deed === 'purge') return purge(subject, surroundings);
    throw new Misuse('Say explain or purge.');
  },
};

async function explain(subject: string, { terminal, config }: Surroundings): Promise<Outcome> {
  if (config.METRICS_PORT === undefined) {
    terminal.tell('Set METRICS_PORT for the shop and for this command: what is kept is in the memory of the process.');
    return 'failed';
  }
  const answer = await askOperator(config, subject);
  if (!answer?.ok) {
    terminal.tell(answer ? refusalOf(answer) : `Nobody answers at ${operatorUrl(config)}: does the shop run with it?`);
    return 'failed';
  }
  terminal.say(JSON.stringify(await answer.json(), null, 2));
  return 'done';
}

function refusalOf({ status }: Response): string {
  if (status === 401) return 'The process has another secret: run this with its DATA_DIR or SECRET.';
  return `The process answered ${status}.`;
}

function operatorUrl({ HOST, METRICS_PORT }: Config): string {
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${METRICS_PORT}`;
}

/** null: nobody answers. */
async function askOperator(config: Config, subject: string): Promise<Response | null> {
  const target = targetOf(subject);
  const question = new URLSearchParams(target === null ? { tag: tagNamed(subject) } : { path: target });
  try {
    return await fetch(`${operatorUrl(config)}/explain?${question.toString()}`, {
      headers: { authorization: `Bearer ${operatorToken(config)}` },
      signal: AbortSignal.timeout(5000),
    });
  } catch {
    return null;
  }
}

async function purge(subject: string, { terminal, config }: Surroundings): Promise<Outcome> {
  const tag = tagOf(subject);
  if (!config.CACHE_LOG) needShop(config);
  await invalidate(config, invalidationOf([tag]));
  terminal.say(tag === tags.everything ? 'Every page is made anew.' : `Pages with the tag ${tag} are made anew.`);
  return 'done';
}

function tagOf(subject: string): Tag {
  if (subject === 'all') return tags.everything;
  const target = targetOf(subject);
  if (target === null) return tagNamed(subject);
  const [path = target] = target.split('?', 1);
  return tags.address(path);
}

function tagNamed(subject: string): Tag {
  const tag = readTag(subject);
  if (tag) return tag;
  throw new Misuse(
    `${subject} is neither a URL nor a tag that pages carry, such as ${tags.productHandle('morgen-mug')}.`,
  );
}

/** Path and query of a URL or a path; null: it is neither. */
function targetOf(subject: string): string | null {
  if (!subject.startsWith('/') && !/^https?:\/\//.test(subject)) return null;
  const url = URL.parse(subject, 'http://shop.invalid');
  if (!url) throw new Misuse(`${subject} is no URL.`);
  return url.pathname + url.search;
}
