// Imported first: the variables of .env apply to everything that a script starts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../.env', import.meta.url));
if (existsSync(file)) {
  if (!process.loadEnvFile) {
    console.error(`Node ${process.versions.node} cannot read .env: update Node to 20.12 or later.`);
    process.exit(1);
  }
  process.loadEnvFile(file);
}
