import { mailCheck, pictureCheck, shopChecks } from '#app/checks/doctor-checks.ts';
import { connectShop } from '#app/platform/choose-platform.ts';
import { copyChecks } from '#app/platform/copy-checks.ts';
import type { Config } from '#config.ts';
import { readCommerceSettings } from '#connectors/embedded/commerce-settings.ts';
import { readDeliveryStatus } from '#connectors/embedded/forms/form-webhook.ts';
import { countWaitingMessages } from '#connectors/embedded/forms/visitor-forms.ts';
import { hasStarterName } from '#connectors/embedded/seed/seed.ts';
import { countFailedMail } from '#connectors/embedded/orders/mail-queue.ts';
import type { DoctorCheck, DoctorFinding } from '#commerce/setup.ts';
import { integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { parseArguments } from '../arguments.ts';
import type { CliCommand, CommandContext } from '../command.ts';
import { checkLine, runChecks } from '../run-checks.ts';
import { editProfile } from '../embedded-shop.ts';

export const doctor: CliCommand = {
  name: 'doctor',
  usage: '',
  summary: 'Check configuration, database and platform, and count the data',
  details: [
    '',
    'Prints one line for each check, with what to do about a finding.',
    'Exits with 1 when a check has failed; warnings do not count.',
  ],
  run: async (args, context) => {
    parseArguments(args, { positionals: [0, 0] });
    const { terminal, config } = context;
    terminal.print(checkLine('configuration', `ok, data in ${config.DATA_DIR}`));
    const isSound = await runChecks(shopChecks(config), terminal);
    const isPlatformSound =
      config.PLATFORM === 'embedded' ? await checkEmbedded(context) : await checkPlatform(config, context);
    return isSound && isPlatformSound ? 'done' : 'failed';
  },
};

async function checkPlatform(config: Config, { terminal }: CommandContext): Promise<boolean> {
  const connected = await connectShop(config);
  if (!connected) return true;
  const { connector } = connected;
  try {
    return await runChecks([...connector.setup.checks, ...copyChecks(config, connected)], terminal);
  } finally {
    await connector.close();
  }
}

async function checkEmbedded({ terminal, config, openShop, now }: CommandContext): Promise<boolean> {
  const { store } = openShop();
  const checks = [
    profileCheck(store, now()),
    mailCheck(config),
    pictureCheck(config, store),
    queueCheck(store, now()),
    formCheck(config, store, now()),
  ];
  const isSound = await runChecks(checks, terminal);
  const faults = [...integrityFaults(store), ...derivedTableFaults(store)];
  for (const fault of faults) terminal.print(checkLine('database', fault));
  if (faults.length === 0) terminal.print(checkLine('database', 'ok'));
  for (const [name, table] of countedTables) {
    const { count } = store.first(`SELECT count(*) count FROM ${table}`) ?? {};
    terminal.print(checkLine(name, String(count)));
  }
  return isSound && faults.length === 0;
}

/** What a new shop sells in until its merchant says so. */
function profileCheck(store: Database, now: Date): DoctorCheck {
  return {
    name: 'profile',
    run: async () => {
      const settings = readCommerceSettings(store, now.toISOString());
      const { name, currency, locale, timeZone } = settings;
      const line = `${name} sells in ${currency}, its language is ${locale} and its time zone ${timeZone}`;
      if (hasStarterName(settings))
        return { status: 'warning', line: `${line}, as every new shop does`, remedy: editProfile };
      if (settings.zones.size > 0) return { status: 'ok', line };
      const remedy = 'Add "zones" under "delivery" in the profile: docs/profile.md has an example.';
      return { status: 'warning', line: `${line}; it delivers nowhere, so nothing can be ordered`, remedy };
    },
  };
}

/** Emails that the mail server has refused. */
function queueCheck(store: Database, now: Date): DoctorCheck {
  return {
    name: 'emails',
    run: async () => {
      const { failing, givenUp } = countFailedMail(store, now.toISOString());
      if (failing + givenUp === 0) return { status: 'ok', line: 'none has failed' };
      const remedy = 'See `npm run shop -- mail list`, and afterwards run `npm run shop -- mail retry`.';
      if (givenUp === 0) return { status: 'warning', line: `${failing} failed and will be tried again`, remedy };
      return { status: 'failed', line: `${givenUp} could not be sent and will not be tried again`, remedy };
    },
  };
}

function formCheck({ FORM_WEBHOOK_URL }: Config, store: Database, now: Date): DoctorCheck {
  if (FORM_WEBHOOK_URL === undefined) return messageCheck(store, now);
  return { name: 'forms', run: async () => checkDeliveries(store, new URL(FORM_WEBHOOK_URL).host) };
}

/** What visitors send by forms, which waits while the merchant's own system does not take it. */
function checkDeliveries(store: Database, host: string): DoctorFinding {
  const { waiting, failing, lastError } = readDeliveryStatus(store);
  if (lastError === null) return { status: 'ok', line: `are delivered to ${host}, ${waiting} to be sent` };
  const line = `${failing} could not be delivered to ${host} and will be tried again: ${lastError}`;
  return { status: 'failed', line, remedy: 'Check that FORM_WEBHOOK_URL answers with a status from 200 to 299.' };
}

/** Messages of visitors, which wait while the shop has no address for them. */
function messageCheck(store: Database, now: Date): DoctorCheck {
  return {
    name: 'messages',
    run: async () => {
      const waiting = countWaitingMessages(store);
      const { messagesTo } = readCommerceSettings(store, now.toISOString());
      if (messagesTo !== null)
        return { status: 'ok', line: `from visitors go to ${messagesTo}, ${waiting} to be sent` };
      const remedy = 'Set "email" under "contact" in the profile.';
      return { status: 'warning', line: `the shop has no address for messages from visitors, ${waiting} wait`, remedy };
    },
  };
}

const countedTables = [
  ['products', 'product'],
  ['on sale', 'product_list WHERE published'],
  ['variants', 'variant'],
  ['collections', 'collection'],
  ['documents', 'document'],
  ['events due', 'change_note'],
] as const;

function integrityFaults(store: Database): readonly string[] {
  const damage = store.all('PRAGMA integrity_check').map((row) => text(row, 'integrity_check'));
  const dangling = store.all('PRAGMA foreign_key_check').map((row) => `${text(row, 'table')} refers to a missing row`);
  return [...damage.filter((line) => line !== 'ok'), ...new Set(dangling)];
}

/** The tables that are derived from products have a row for each. */
function derivedTableFaults(store: Database): readonly string[] {
  const missing = (table: string): number =>
    integer(
      store.first(
        `SELECT count(*) count FROM product p WHERE NOT EXISTS (SELECT 1 FROM ${table} d WHERE d.product_id = p.id)`,
      ) ?? {},
      'count',
    );
  return (['product_list', 'search_document'] as const).flatMap((table) => {
    const count = missing(table);
    return count === 0 ? [] : [`${count} ${count === 1 ? 'product is' : 'products are'} missing in ${table}`];
  });
}
