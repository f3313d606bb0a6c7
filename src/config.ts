import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { missingShopifyVariables, shopifyVariables } from '#connectors/shopify/settings.ts';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
);
const addressRange = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be addresses or ranges, e.g. 10.0.0.0/8',
);
const hostName = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/i, 'must be host names without scheme, port or path');
const countryName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && countryName.of(code) !== undefined;
const imageHost = z
  .string()
  .regex(/^(?:https:\/\/)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d{1,5})?\/?$/i, {
    error: 'must be hosts without path, e.g. cdn.example.com or https://cdn.example.com',
  })
  .transform((host) => new URL(`https://${host.replace(/^https:\/\//i, '')}`).origin);
/** An address alone, or `Name <address>`. */
const sender = z.string().regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  error: 'must be an e-mail address, e.g. shop@example.com or My Shop <shop@example.com>',
});
const publicUrl = z.string().refine(isOrigin, 'must be scheme and host without a path, e.g. https://shop.example');
const contact = z.union(
  [z.email(), z.url({ protocol: /^(?:https|mailto|tel)$/ }).regex(/^[!-~]+$/)],
  'must be an e-mail address, or an address with https:, mailto: or tel:',
);
const secret = z.string().min(32, 'must have at least 32 characters');

/** Every environment variable of the service. The README's table and `.env.example` are held to it by a test. */
export const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  PORT: port.default(3000).describe('Port to listen on; 0 picks a free one.'),
  PUBLIC_URL: publicUrl.optional().describe('Address the shop is known under; canonical links use it.'),
  ALLOWED_HOSTS: list
    .pipe(z.array(hostName))
    .optional()
    .describe('Host names answered besides the one of PUBLIC_URL, separated by commas; unset without PUBLIC_URL: any.'),
  TRUSTED_PROXIES: list
    .pipe(z.array(addressRange))
    .optional()
    .describe('Addresses or CIDR ranges whose X-Forwarded-* headers are believed.'),
  DATA_DIR: z.string().min(1).default('data').describe('Folder of the database, pictures and outbox.'),
  SITE_DIR: z
    .string()
    .min(1)
    .default('site')
    .describe('Folder of your own theme, sections, messages and search settings: see site/README.md.'),
  PLATFORM: z
    .enum(['embedded', 'shopify'], 'must be one of: embedded, shopify')
    .default('embedded')
    .describe('The commerce platform behind the shop: embedded or shopify.'),
  ...shopifyVariables,
  SEED_DEMO: flag
    .optional()
    .describe(
      'Fill an empty database with the demo shop at the first start: true or false. Unset: true, but with PUBLIC_URL an empty database needs one of the two.',
    ),
  VARIANT_URLS: z.enum(['options', 'id', 'path']).default('options').describe('How the shop links to a variant.'),
  COUNTRY: z
    .string()
    .refine(isCountry, 'must be a country of ISO 3166 in two capital letters, e.g. NO')
    .default('NO')
    .describe('Country for which prices and delivery are read.'),
  SHOP_LOCALE: z
    .string()
    .refine(isLocale, 'must be a language tag of BCP 47, e.g. de-DE')
    .optional()
    .describe(
      'Language of the pages and how dates and prices are written, e.g. de-DE; unset: that of the shop’s profile.',
    ),
  IMAGE_HOSTS: list
    .pipe(z.array(imageHost))
    .optional()
    .describe(
      'Hosts that pages may load pictures from, separated by commas, besides the shop’s own and those of its imported pictures, which are allowed already.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server for confirmations of orders; unset: they become files in the outbox folder of DATA_DIR.'),
  MAIL_FROM: sender.default('shop@localhost').describe('Sender of confirmations of orders.'),
  SECURITY_CONTACT: contact
    .optional()
    .describe(
      'Whom to report weaknesses to, in /.well-known/security.txt: an e-mail address or an https: address. Unset: the e-mail address of the shop’s profile.',
    ),
  OPENAI_API_KEY: z.string().min(1).optional().describe('Key of OpenAI: its model answers in the assistant.'),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Another address of the OpenAI interface.'),
  ANTHROPIC_API_KEY: z.string().min(1).optional().describe('Key of Anthropic: its model answers in the assistant.'),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Any server with the OpenAI interface (Ollama, vLLM), e.g. http://127.0.0.1:11434/v1; needs AI_MODEL.'),
  AI_API_KEY: z.string().min(1).optional().describe('Key of the server at AI_BASE_URL, where it wants one.'),
  AI_MODEL: z.string().min(1).optional().describe('Name of the model, for whichever provider is set.'),
  AI_DAILY_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_000_000)
    .describe('Tokens a day for the model; when they are used up the built-in assistant answers.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
  CACHE_MEGABYTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_536)
    .default(256)
    .describe('Memory for finished pages in each process.'),
  METRICS_PORT: port
    .optional()
    .describe('Port for Prometheus (`/metrics`) and for `cache explain`, on the same HOST. Unset: none is opened.'),
  CACHE_LOG: z
    .url({ protocol: /^(?:redis|valkey)s?$/ })
    .optional()
    .describe(
      'Address of a Valkey or Redis, e.g. valkey://cache:6379/0, by which the processes of several machines agree on what is fresh and share the assistant’s conversations. Unset: files in DATA_DIR, for those of one machine.',
    ),
  CDN: z
    .enum(['cloudflare', 'fastly', 'varnish'])
    .optional()
    .describe(
      'The CDN in front of the shop: responses to TRUSTED_PROXIES state what it may keep, purges what to drop.',
    ),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where the CDN takes purges by tag, e.g. https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache.'),
  CDN_TOKEN: z.string().min(1).optional().describe('Token with which the CDN takes purges.'),
  CDN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(300)
    .describe('How long the CDN may keep a page that is not purged: the bound when purges do not reach it.'),
  WEBHOOK_SECRETS: list
    .pipe(z.array(z.string().min(16, 'must each have at least 16 characters')))
    .optional()
    .describe(
      'Secrets that deliveries of events are signed with, separated by commas; every one is tried, the first signs what the embedded shop sends. Unset, the embedded shop has one of its own.',
    ),
  WEBHOOK_TARGETS: list
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional()
    .describe('Addresses that the embedded shop sends its events to besides itself, separated by commas.'),
  SHUTDOWN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(20)
    .describe('How long running requests may finish after SIGTERM.'),
  DRAFT_SECRET: secret
    .optional()
    .describe('Opens draft mode by /api/draft?secret=…&slug=…; at least 32 characters. Unset: only signed links do.'),
  DRAFT_FRAME_ANCESTORS: list
    .pipe(z.array(z.url({ protocol: /^https$/ }).transform((url) => new URL(url).origin)))
    .optional()
    .describe(
      'Origins that may show drafts in a frame, e.g. of an editor’s tool, separated by commas; needs PUBLIC_URL with https.',
    ),
  SECRET: secret
    .optional()
    .describe('Signs cookies and links; at least 32 characters. Unset: one is made and kept in DATA_DIR.'),
});

/** What no variable can say alone. */
const checkedVariables = variables.superRefine((values, context) => {
  for (const [name, message] of contradictionsIn(values)) context.addIssue({ code: 'custom', path: [name], message });
});

/** The variables that contradict others, and what they need. A frame on another site gets cookies only over https. */
function contradictionsIn(values: Config): readonly (readonly [name: keyof Config, message: string])[] {
  const { PORT, METRICS_PORT, PUBLIC_URL = '', DRAFT_FRAME_ANCESTORS = [] } = values;
  const isHttps = PUBLIC_URL.startsWith('https:');
  return [
    ...(DRAFT_FRAME_ANCESTORS.length > 0 && !isHttps
      ? [['DRAFT_FRAME_ANCESTORS', 'needs a PUBLIC_URL that begins with https://'] as const]
      : []),
    ...(values.PLATFORM === 'shopify' ? missingShopifyVariables(values) : []),
    ...(values.AI_BASE_URL && !values.AI_MODEL
      ? [['AI_BASE_URL', 'needs AI_MODEL, the name of the model at that address'] as const]
      : []),
    ...(values.CDN && !values.CDN_PURGE_URL
      ? [['CDN', 'needs CDN_PURGE_URL, the address at which the CDN takes purges'] as const]
      : []),
    ...(METRICS_PORT === PORT && PORT !== 0 ? [['METRICS_PORT', 'must be another port than PORT'] as const] : []),
  ];
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.href === `${url.origin}/` && !/[?#]/.test(text);
}

export type Config = z.infer<typeof variables>;

/** Where the shop's pictures and downloads lie in a data folder; they are served under `routes.media`. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/** A wrong configuration: one line for each mistake, naming the variable and what it expects. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * The variables of this process with those of the file `.env` in a folder, if there is one. Variables that are set
 * already take precedence. Throws ConfigurationError.
 */
export function readEnvironment(folder = '.'): NodeJS.ProcessEnv {
  return { ...readEnvironmentFile(join(folder, '.env')), ...process.env };
}

function readEnvironmentFile(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Whether an empty database is filled with the demo shop. Throws ConfigurationError when the shop has a public address
 * and nobody chose: a shop whose data folder is missing must not open as the demo shop to its customers.
 */
export function seedsDemo({ SEED_DEMO, PUBLIC_URL }: Pick<Config, 'SEED_DEMO' | 'PUBLIC_URL'>): boolean {
  if (SEED_DEMO !== undefined) return SEED_DEMO;
  if (PUBLIC_URL === undefined) return true;
  throw new ConfigurationError(
    'SEED_DEMO: PUBLIC_URL is set and the database is empty. Set true to open the demo shop or false to open an empty one.',
  );
}

/** Reads the configuration; empty values count as unset. Throws ConfigurationError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = checkedVariables.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigurationError(result.error.issues.map(describeIssue).join('\n'));
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])}: ${issue.message}`;
}
