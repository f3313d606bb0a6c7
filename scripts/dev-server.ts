import { dev } from 'astro';
import { ConfigurationError, readConfig } from '../src/config.ts';

/** Serves the shop from its sources: `npm run dev`, with the same variables as the built service. */
try {
  const { HOST, PORT, DATA_DIR } = readConfig(process.env);
  await dev({
    server: { host: HOST, port: PORT },
    vite: { server: { strictPort: true, watch: { ignored: [`**/${DATA_DIR}/**`, '**/{bench,demo,dist,tests}/**'] } } },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof ConfigurationError ? 78 : 1);
}
