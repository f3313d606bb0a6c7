import type { Server } from 'node:http';
import type { Config } from '#config.ts';
import { limits } from '#http/limits.ts';
import type { DrainTimeouts } from '#http/operations/drain.ts';
import { listenOn } from '#http/operations/listen.ts';
import type { LogOutput, ServerLog } from '#http/operations/log.ts';
import { createOperatorServer } from '#http/operations/operator-server.ts';
import type { PageRenderer } from '#http/request/request-context.ts';
import type { CreateLocals } from '#http/response/render-page.ts';
import { createHttpServer } from '#http/server.ts';
import type { BuiltFiles } from '#http/static/built-files.ts';
import { createPictureProcess } from '#media/renditions/picture-process.ts';
import { mediaFolder } from '#media/settings.ts';
import { routes } from '#routes.ts';
import { formKinds } from '#shop/content/visitor-form.ts';
import type { OutboxSender } from '#sync/outbox-sender.ts';
import { databaseFiles, type IntegrityChecks, startIntegrityChecks } from './checks/integrity-checks.ts';
import { compose, type ComposeOptions, type Service } from './compose.ts';
import { openDraftMode } from './draft-mode.ts';
import { openFreshness } from './freshness.ts';
import { createImageHosts } from './image-hosts.ts';
import { createIconDrawer, openPictures } from './pictures.ts';
import type { ConnectedShop, CopiedPlatform } from './platform/copied-platform.ts';
import { reportFailedChecks } from './platform/report-setup.ts';
import { createClientCounts } from './processes/shared-counts.ts';
import type { Worker } from './processes/worker.ts';
import { systemRuntime } from './runtime.ts';

/** The whole service of one process, except the port that it listens on. */
export interface ShopServer {
  /** The HTTP server, which does not listen yet. */
  readonly server: Server;
  /** Sets the address and starts what needs it: canonical links, deliveries to this process, the operator API. Throws ListenError. */
  readonly announce: (url: string) => Promise<void>;
  /** Loads what the first requests would wait for. */
  readonly warm: () => Promise<void>;
  /** Finishes running requests, then closes the platform and every file. */
  readonly close: (timeouts: DrainTimeouts) => Promise<void>;
}

export interface ShopServerOptions {
  readonly logOutput: LogOutput;
  /** Receives one line for each piece of content that cannot be shown. */
  readonly warn: (line: string) => void;
  readonly createRenderer: (createLocals: CreateLocals) => PageRenderer;
  readonly builtFiles: BuiltFiles;
  /** `development`: no page is cached, and the content security policy allows Vite's client. */
  readonly mode: 'production' | 'development';
  /** What this process shares with others on the same port; null: it is the only one. */
  readonly worker: Worker | null;
  /** Opens the connector of a platform on the network; by default the one that the configuration names. */
  readonly connect?: (config: Config) => Promise<ConnectedShop | null>;
}

/** Throws DatabaseUnusableError. */
export async function createShopServer(config: Config, options: ShopServerOptions): Promise<ShopServer> {
  const { logOutput, warn, createRenderer, builtFiles, mode, worker } = options;
  const { log } = logOutput;
  const { HOST, METRICS_PORT } = config;
  const site = { origin: '' };
  const counts = worker?.counts ?? createClientCounts();
  const pictureProcess = createPictureProcess();
  const drawIcon = createIconDrawer({ process: pictureProcess, warn });
  const service = await composeShop(config, options, { counts, origin: () => site.origin, drawIcon });
  const integrity = checkDatabases(config, log);
  const freshness = await openFreshness(config, { ...service, log, metrics: integrity.metrics });
  const operator = createOperatorServer(freshness.answerOperator);
  worker?.answerOperator(freshness.answerOperator);
  const findMadePicture = openPictures(config, { platform: service.platform, process: pictureProcess, warn });
  const drafts = openDraftMode(config, () => site.origin);
  const { server, drain } = createHttpServer({
    config,
    mode,
    render: createRenderer(mode === 'production' ? service.sharedLocals(freshness.entities) : service.locals),
    ...(mode === 'production' && config.CACHE_PAGES && { cache: freshness.cache }),
    apiRoutes: new Map([...freshness.apiRoutes, ...service.assistance.apiRoutes, [routes.draft(), drafts.route]]),
    drafts,
    formBodyLimits: new Map(formPaths.map((path) => [path, limits.formBytes])),
    builtFiles,
    mediaFolder: mediaFolder(config.DATA_DIR),
    ...(findMadePicture && { findMadePicture }),
    imageHosts: createImageHosts({ config, platform: service.platform, warn }),
    site,
    consumeRateLimit: counts.consumeRateLimit,
    language: { locale: service.context.language, messages: service.messages },
    platformReady: async () => {
      integrity.assertIntact();
      await service.platform.ready();
    },
    log,
    writeAccessLine: logOutput.writeAccessLine,
  });
  let sender: OutboxSender | null = null;
  return {
    server,
    announce: async (url) => {
      site.origin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : url;
      if (METRICS_PORT !== undefined && !worker)
        await listenOn(operator, { host: HOST, port: METRICS_PORT, variable: 'METRICS_PORT' });
      sender = freshness.startEventSender(url);
      if (service.copied) startSynchronization(service.copied, { warn, worker });
    },
    warm: async () => service.platform.warm?.(),
    close: async (timeouts) => {
      await drain(timeouts);
      operator.close();
      await sender?.stop();
      await integrity.stop();
      await freshness.close();
      service.assistance.close();
      pictureProcess.close();
      await service.close();
    },
  };
}

/** Only the first of several processes checks whether the platform still lets them read. */
function startSynchronization(
  { sync, setup }: CopiedPlatform,
  { warn, worker }: Pick<ShopServerOptions, 'warn' | 'worker'>,
): void {
  sync.start();
  if (worker === null || worker.id === 1) void reportFailedChecks(setup, warn);
}

function composeShop(
  config: Config,
  { logOutput: { log }, warn, connect }: ShopServerOptions,
  shared: Pick<ComposeOptions, 'counts' | 'origin' | 'drawIcon'>,
): Promise<Service> {
  const report = (error: unknown): void => log.error({ err: error }, 'assistant failed');
  return compose(config, { ...shared, warn, report, ...(connect && { connect }) });
}

function checkDatabases(config: Config, log: ServerLog): IntegrityChecks {
  const report = (error: unknown): void => log.error({ err: error }, 'check of the database failed');
  return startIntegrityChecks({ files: databaseFiles(config), runtime: systemRuntime, report });
}

/** Pages with forms. */
const formPaths: readonly string[] = [
  routes.cart(),
  routes.cartDrawer(),
  routes.checkout(),
  routes.orders(),
  routes.withdrawal(),
  routes.stockAlert(),
  ...formKinds.map((kind) => routes.form(kind)),
  routes.assistant(),
];
