import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { copyDatabase } from '#storage/copy-database.ts';
import { createFolder } from '#storage/create-folder.ts';
import { parseArguments } from '../arguments.ts';
import { type CliCommand, UsageError } from '../command.ts';
import { requireShop } from '../embedded-shop.ts';
import { counted } from '../terminal.ts';

export const backup: CliCommand = {
  name: 'backup',
  usage: '<new folder>',
  summary: 'Copy the data of the shop into a folder, while it is open',
  details: [
    '',
    'Copies DATA_DIR: databases, each as it is at one moment, then pictures and films, secrets and emails. The sizes and',
    'formats of pictures are left out, because the shop makes them again. The copy has names and addresses of buyers:',
    'keep it where nobody else reads it.',
    '',
    'To restore it, stop the shop, move DATA_DIR away, put a copy of the folder in its place, and start the shop.',
  ],
  run: async (args, { terminal, config }) => {
    const [given = ''] = parseArguments(args, { positionals: [1, 1] }).positionals;
    requireShop(config);
    const [source, target] = [resolve(config.DATA_DIR), resolve(given)];
    if (existsSync(target)) throw new UsageError(`${target} exists already. Name a folder that does not.`);
    if (!relative(source, target).startsWith('..'))
      throw new UsageError(`${target} is inside of the shop’s own folder.`);
    createFolder(target);
    chmodSync(target, onlyOwner);
    const names = readdirSync(source);
    const databases = names.filter((name) => name.endsWith('.sqlite'));
    // Pictures come after what names them: none that the copy needs is missing.
    for (const name of databases) copyDatabase(join(source, name), join(target, name));
    for (const name of names.filter(isCopied)) await cp(join(source, name), join(target, name), { recursive: true });
    terminal.print(`Copied ${counted(databases.length, 'database')} and the files of the shop to ${target}.`);
    return 'done';
  },
};

/** The rights of a folder that nobody but its owner reads. */
const onlyOwner = 0o700;

/** Databases with what SQLite keeps beside them, and what the shop makes again, are no files to copy. */
function isCopied(name: string): boolean {
  return !name.includes('.sqlite') && name !== 'renditions';
}
