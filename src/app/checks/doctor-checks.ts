import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { type Config, ConfigurationError } from '#config.ts';
import type { DoctorCheck, DoctorFinding } from '#commerce/setup.ts';
import { checkIntegrity } from '#storage/check-integrity.ts';
import { checkEnvironmentFile } from './environment-file.ts';
import { databaseFiles } from './integrity-checks.ts';
import type { Database } from '#storage/database.ts';
import { readHttpPictures } from '#storage/media/pictures.ts';
import { misplacedFiles } from '../site/misplaced-files.ts';
import { readSiteMessages } from '../site/site-messages.ts';
import { readSiteSearch } from '../site/site-search.ts';

/** What `doctor` checks of every shop, whatever its platform. */
export function shopChecks(config: Config): readonly DoctorCheck[] {
  return [
    { name: 'address', run: async () => checkAddress(config) },
    { name: 'secrets', run: async () => checkSecrets(config) },
    { name: 'database file', run: (signal) => checkDatabaseFiles(config, signal) },
    { name: '.env', run: async () => checkEnvironmentFile() },
    { name: 'site folder', run: async () => checkSite(config) },
  ];
}

/** What `doctor` checks besides where the shop itself sends mail: a hosted checkout sends its own. */
export function mailCheck(config: Config): DoctorCheck {
  return { name: 'mail', run: () => checkMail(config) };
}

/** What `doctor` checks of the pictures in the shop's own database. */
export function pictureCheck({ PUBLIC_URL }: Config, store: Database): DoctorCheck {
  return { name: 'pictures', run: async () => checkPictures(store, PUBLIC_URL?.startsWith('https:') ?? false) };
}

const maxNamedPictures = 1000;

/** Browsers do not load http pictures on an https page. */
function checkPictures(store: Database, isEncrypted: boolean): DoctorFinding {
  const addresses = readHttpPictures(store, maxNamedPictures);
  if (addresses.length === 0) return { status: 'ok', line: 'all are available over https' };
  const count = addresses.length === 1 ? '1 is' : `${addresses.length} are`;
  const line = `${count} available only over http: ${addresses.slice(0, 3).join(', ')}`;
  const remedy = 'Import those products again to download them, or use https addresses.';
  if (!isEncrypted) return { status: 'ok', line: `${line}; a shop with https would not show them` };
  return { status: 'warning', line: `${line}, which browsers do not show on a shop with https`, remedy };
}

function checkAddress({ PUBLIC_URL }: Config): DoctorFinding {
  if (PUBLIC_URL === undefined)
    return {
      status: 'warning',
      line: 'PUBLIC_URL is not set, so emails, the sitemap and canonical links name the address that the service listens on',
      remedy: 'Set PUBLIC_URL to the address of the shop.',
    };
  if (PUBLIC_URL.startsWith('https:')) return { status: 'ok', line: PUBLIC_URL };
  return {
    status: 'warning',
    line: `${PUBLIC_URL} is not encrypted: anyone on the way can read its cookies`,
    remedy: 'Serve the shop over https and set PUBLIC_URL to that address.',
  };
}

function checkSecrets({ SECRET, CACHE_LOG, DATA_DIR }: Config): DoctorFinding {
  if (SECRET !== undefined) return { status: 'ok', line: 'SECRET is set' };
  if (CACHE_LOG === undefined) return { status: 'ok', line: `kept in ${join(DATA_DIR, 'secret')}` };
  return {
    status: 'warning',
    line: 'SECRET is not set: each machine signs cookies and links with its own',
    remedy: 'Set SECRET to the same value on all machines.',
  };
}

async function checkDatabaseFiles(config: Config, signal: AbortSignal): Promise<DoctorFinding> {
  const files = databaseFiles(config).filter((path) => existsSync(path));
  try {
    for (const path of files) await checkIntegrity(path, signal);
    return { status: 'ok', line: files.length === 0 ? 'not created yet' : `${files.join(', ')} without damage` };
  } catch (error) {
    if (error instanceof DatabaseUnusableError)
      return { status: 'failed', line: error.message.replace(/\.$/, ''), remedy: 'Stop the shop before you do so.' };
    const line = `${files.join(', ')} could not be checked: ${error instanceof Error ? error.message : String(error)}`;
    return {
      status: 'warning',
      line,
      remedy: 'A large file takes longer than this check; a running shop checks it daily.',
    };
  }
}

/** The files that are read at the start, where a mistake would end it. */
function checkSite({ SITE_DIR }: Config): DoctorFinding {
  try {
    const messages = readSiteMessages(SITE_DIR);
    const { synonymGroups } = readSiteSearch(SITE_DIR);
    const misplaced = misplacedFiles(SITE_DIR);
    if (misplaced.length > 0)
      return {
        status: 'warning',
        line: `nothing reads ${misplaced.map(({ file }) => file).join(', ')}`,
        remedy: `Move or rename: ${misplaced.map(({ place }) => place).join(', ')}.`,
      };
    const count = Object.values(messages).reduce((sum, each) => sum + Object.keys(each ?? {}).length, 0);
    return {
      status: 'ok',
      line: `texts of your own in ${SITE_DIR}: ${count}, groups of synonyms: ${synonymGroups.length}`,
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { status: 'failed', line: error.message, remedy: 'Correct that file.' };
  }
}

const connectMs = 5000;

/** Connects to the mail server and signs in, without sending anything. */
async function checkMail({ SMTP_URL, DATA_DIR }: Config): Promise<DoctorFinding> {
  if (SMTP_URL === undefined)
    return {
      status: 'warning',
      line: `order confirmations are written to ${join(DATA_DIR, 'outbox')}`,
      remedy: 'Set SMTP_URL to a mail server.',
    };
  const { host } = new URL(SMTP_URL);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: SMTP_URL, connectionTimeout: connectMs, greetingTimeout: connectMs });
  try {
    await transport.verify();
    return { status: 'ok', line: `${host} accepts mail` };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 200) : String(error);
    return { status: 'failed', line: `${host}: ${reason}`, remedy: 'Check SMTP_URL: host, port, user and password.' };
  } finally {
    transport.close();
  }
}
