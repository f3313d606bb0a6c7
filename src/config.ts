import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { modelVariables } from '#assistant/settings.ts';
import { missingShopifyVariables, shopifyVariables } from '#connectors/shopify/settings.ts';
import { mediaVariables } from '#media/settings.ts';

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const port = wholeNumber(0, 65_535);
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
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && countryName.of(code) !== undefined;
const imageHost = z
  .string()
  .regex(/^(?:https:\/\/)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d{1,5})?\/?$/i, {
    error: 'must be hosts without a path, e.g. cdn.example.com or https://cdn.example.com',
  })
  .transform((host) => new URL(`https://${host.replace(/^https:\/\//i, '')}`).origin);
/** An address alone, or `Name <address>`. */
const sender = z.string().regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  error: 'must be an email address, e.g. shop@example.com or My Shop <shop@example.com>',
});
const publicUrl = z.string().refine(isOrigin, 'must be a scheme and host without a path, e.g. https://shop.example');
const contact = z.union(
  [z.email(), z.url({ protocol: /^(?:https|mailto|tel)$/ }).regex(/^[!-~]+$/)],
  'must be an email address or an https:, mailto: or tel: URL',
);
const secret = z.string().min(32, 'must have at least 32 characters');

/** The platforms that connectors are for; `embedded` is the shop's own. */
export const platforms = ['embedded', 'shopify'] as const;

/** Every environment variable of the service. The table of docs/settings.md and `.env.example` are compared with it by a test. */
export const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  PORT: port.default(3000).describe('Port to listen on; 0 picks a free port.'),
  PUBLIC_URL: publicUrl.optional().describe('Public address of the shop, used for canonical links.'),
  ALLOWED_HOSTS: list
    .pipe(z.array(hostName))
    .optional()
    .describe(
      'Host names that are accepted besides that of PUBLIC_URL, separated by commas. Unset without PUBLIC_URL: any.',
    ),
  TRUSTED_PROXIES: list
    .pipe(z.array(addressRange))
    .optional()
    .describe('Addresses or CIDR ranges whose X-Forwarded-* headers are trusted, separated by commas.'),
  SEARCH_ENGINES: flag
    .default(true)
    .describe(
      'Whether search engines may list the shop; false for a staging shop, so that every response has `X-Robots-Tag: noindex`.',
    ),
  DATA_DIR: z.string().min(1).default('data').describe('Folder for the database, pictures and outbox.'),
  SITE_DIR: z
    .string()
    .min(1)
    .default('site')
    .describe('Folder with your own theme, components, sections, messages and search settings; see site/README.md.'),
  PLATFORM: z
    .enum(platforms)
    .default('embedded')
    .describe(`The commerce platform behind the shop: ${platforms.join(' or ')}.`),
  ...shopifyVariables,
  OPEN_EARLY: flag
    .default(false)
    .describe(
      'Open the shop while the first copy of the platform’s catalog is still being made; also `npm start -- --open-early`.',
    ),
  KEEP_COPY_DAYS: wholeNumber(0, 3650)
    .default(30)
    .describe('Days after which the copy of a catalog is deleted when its platform has withdrawn access.'),
  SEED_DEMO: flag
    .optional()
    .describe(
      'Whether an empty database is filled with the demo shop on first start: true or false. Defaults to true; must be set explicitly when PUBLIC_URL is set and the database is empty.',
    ),
  VARIANT_URLS: z
    .enum(['options', 'id', 'path'])
    .default('options')
    .describe('How links name a variant: options (?colour=…), id (?variant=…) or path.'),
  COUNTRY: z
    .string()
    .refine(isCountry, 'must be an ISO 3166 country code in capital letters, e.g. NO')
    .default('NO')
    .describe('Country that prices and delivery are shown for.'),
  SHOP_LOCALE: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/, 'must be a BCP 47 language tag, e.g. de-DE')
    .optional()
    .describe(
      'Language and number, date and price formats of the pages, e.g. de-DE. Unset: the locale in the shop’s profile.',
    ),
  IMAGE_HOSTS: list
    .pipe(z.array(imageHost))
    .optional()
    .describe(
      'Additional hosts that pages may load pictures from, separated by commas. The shop’s own host and those of imported pictures are always allowed.',
    ),
  ...mediaVariables,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server for emails about orders. Unset: they are written to the outbox folder in DATA_DIR.'),
  MAIL_FROM: sender.default('shop@localhost').describe('Sender of emails about orders.'),
  FORM_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL that messages of visitors and changes of the newsletter’s list are sent to as signed JSON. Unset: messages are emailed to the address in the shop’s profile.',
    ),
  FORM_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Secret that these deliveries are signed with (Standard Webhooks), e.g. `whsec_…`.'),
  SECURITY_CONTACT: contact
    .optional()
    .describe(
      'Contact for security reports in /.well-known/security.txt: an email address or an https: URL. Unset: the email address in the shop’s profile.',
    ),
  ...modelVariables,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Log level.'),
  CACHE_MEGABYTES: wholeNumber(0, 65_536)
    .default(256)
    .describe(
      'Memory for cached pages and what they are made of, in megabytes; the processes of PROCESSES share it. With 0 nothing is kept.',
    ),
  CACHE_PAGES: flag.default(true).describe('Whether rendered pages are kept; false renders each request anew.'),
  PROCESSES: z
    .union([z.literal('auto'), wholeNumber(1, 64)], 'must be auto or a number from 1 to 64')
    .default(1)
    .describe('Processes that serve on one port: a number, or auto for one on each core, as far as memory allows.'),
  METRICS_PORT: port
    .optional()
    .describe('Port for Prometheus (`/metrics`) and `cache explain`, on the same HOST. Unset: disabled.'),
  CACHE_LOG: z
    .url({ protocol: /^(?:redis|valkey)s?$/ })
    .optional()
    .describe(
      'URL of a Valkey or Redis server, e.g. valkey://cache:6379/0, through which processes on several machines share invalidations and the assistant’s conversations. Unset: files in DATA_DIR, for processes on one machine.',
    ),
  CDN: z
    .enum(['cloudflare', 'fastly', 'varnish'])
    .optional()
    .describe(
      'The CDN in front of the shop: cloudflare, fastly or varnish. Requests through TRUSTED_PROXIES get its cache headers, and it is purged by tag.',
    ),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL that the CDN accepts purges by tag at, e.g. https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache.',
    ),
  CDN_TOKEN: z.string().min(1).optional().describe('Token for purging the CDN.'),
  CDN_SECONDS: wholeNumber(0, 86_400)
    .default(300)
    .describe(
      'How long the CDN may cache a page without a purge, in seconds: the limit on stale pages if purges fail.',
    ),
  WEBHOOK_SECRETS: list
    .pipe(z.array(z.string().min(16, 'must each have at least 16 characters')))
    .optional()
    .describe(
      'Secrets that webhook deliveries are signed with, separated by commas. Any of them is accepted; the embedded shop signs with the first. Unset: the embedded shop generates its own.',
    ),
  WEBHOOK_TARGETS: list
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional()
    .describe('Additional URLs that the embedded shop sends its webhooks to, separated by commas.'),
  SHUTDOWN_SECONDS: wholeNumber(0, 600)
    .default(20)
    .describe('Seconds that open requests have to finish after SIGTERM.'),
  DRAFT_SECRET: secret
    .optional()
    .describe(
      'Secret for opening draft mode with /api/draft?secret=…&slug=…; at least 32 characters. Unset: only signed links open it.',
    ),
  DRAFT_FRAME_ANCESTORS: list
    .pipe(z.array(z.url({ protocol: /^https$/ }).transform((url) => new URL(url).origin)))
    .optional()
    .describe(
      'Origins that may show drafts in a frame, such as a content editor, separated by commas; requires an https PUBLIC_URL.',
    ),
  SECRET: secret
    .optional()
    .describe('Secret for signing cookies and links; at least 32 characters. Unset: generated and stored in DATA_DIR.'),
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
      ? [['DRAFT_FRAME_ANCESTORS', 'requires a PUBLIC_URL that starts with https://'] as const]
      : []),
    ...(values.PLATFORM === 'shopify' ? missingShopifyVariables(values) : []),
    ...(values.AI_BASE_URL && !values.AI_MODEL
      ? [['AI_BASE_URL', 'requires AI_MODEL, the name of the model to use'] as const]
      : []),
    ...(values.FORM_WEBHOOK_URL && !values.FORM_WEBHOOK_SECRET
      ? [['FORM_WEBHOOK_URL', 'requires FORM_WEBHOOK_SECRET, the secret that deliveries are signed with'] as const]
      : []),
    ...(values.CDN && !values.CDN_PURGE_URL
      ? [['CDN', 'requires CDN_PURGE_URL, the URL that the CDN accepts purges at'] as const]
      : []),
    ...(METRICS_PORT === PORT && PORT !== 0 ? [['METRICS_PORT', 'must differ from PORT'] as const] : []),
  ];
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.href === `${url.origin}/` && !/[?#]/.test(text);
}

export type Config = z.infer<typeof variables>;

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
    throw new ConfigurationError(
      `${file}: could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
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
    'SEED_DEMO: required when PUBLIC_URL is set and the database is empty. Use true for the demo shop or false for an empty one.',
  );
}

/** Reads the configuration; empty values count as unset. Throws ConfigurationError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = checkedVariables.safeParse(given, { error: expectedValue });
  if (result.success) return result.data;
  throw new ConfigurationError(result.error.issues.map(describeIssue).join('\n'));
}

/** What a value must be, where its schema has no words of its own for it. */
function expectedValue(issue: z.core.$ZodRawIssue): string | undefined {
  const isNumber = ['number', 'int'].includes(String(issue.code === 'invalid_type' ? issue.expected : issue.origin));
  if (issue.code === 'invalid_type' && isNumber) return 'must be a whole number';
  if (issue.code === 'too_small' && isNumber) return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big' && isNumber) return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'must be a complete URL, with its scheme';
  return undefined;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])}: ${issue.message}`;
}
