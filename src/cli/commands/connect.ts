import { openConnector } from '#app/platform/open-connector.ts';
import type { Connector } from '#commerce/port.ts';
import { ConfigurationError, platforms } from '#config.ts';
import { routes } from '#routes.ts';
import { parseArguments } from '../arguments.ts';
import { type CliCommand, type CommandContext, type CommandOutcome, UsageError } from '../command.ts';
import { publicOrigin } from '../embedded-shop.ts';
import { checkLine, runChecks } from '../run-checks.ts';
import { synchronizeOnce } from './sync.ts';

/** The platforms on the network. */
const connectedPlatforms = platforms.filter((name) => name !== 'embedded');

const registrationMs = 120_000;

export const connect: CliCommand = {
  name: 'connect',
  usage: connectedPlatforms.join(' | '),
  summary: 'Check the access to the platform, register its webhooks and copy its catalog',
  details: [
    '',
    'Needs PLATFORM set to it, and its variables; PUBLIC_URL with https for the webhooks.',
    'It may be repeated: webhooks that are registered already stay as they are.',
    'Without access to register them it prints the configuration that does the same.',
    'Then it copies the catalog, or brings the copy up to date.',
  ],
  run: async (args, context) => {
    const { positionals } = parseArguments(args, { positionals: [1, 1] });
    const platform = connectedPlatforms.find((name) => name === positionals[0]);
    if (!platform) throw new UsageError(`Expected one of: ${connectedPlatforms.join(', ')}`);
    const connector = context.config.PLATFORM === platform ? await openConnector(context.config) : null;
    if (!connector) throw new ConfigurationError(`PLATFORM: must be ${platform}, with all of its variables`);
    try {
      if (!(await runChecks(connector.setup.checks, context.terminal))) return 'failed';
      const registered = await registerWebhooks(connector, context);
      const synchronized = await synchronizeOnce(context);
      return registered === 'done' ? synchronized : registered;
    } finally {
      await connector.close();
    }
  },
};

/** Webhooks keep the copy fresh within seconds; without them it is at most as old as the bounds that `doctor` prints. */
async function registerWebhooks({ setup }: Connector, { terminal, config }: CommandContext): Promise<CommandOutcome> {
  const origin = publicOrigin(config);
  if (!setup.webhooks) return 'done';
  if (!origin?.startsWith('https:')) {
    terminal.report('PUBLIC_URL is not set or not https: no webhooks were registered, since none could arrive.');
    return 'failed';
  }
  const url = origin + routes.webhooks();
  const registration = await setup.webhooks.register(url, AbortSignal.timeout(registrationMs));
  if (registration.ok) {
    const { added, present, notes } = registration;
    terminal.print(checkLine('webhooks', `ok, ${added.length} added, ${present.length} present: ${url}`));
    for (const note of notes) terminal.print(checkLine('webhooks', note));
    return 'done';
  }
  for (const line of registration.instructions) terminal.print(line);
  return 'failed';
}
