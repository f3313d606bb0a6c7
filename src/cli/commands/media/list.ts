import { type ListedPicture, listPictures, listUnused } from '#media/library/list-pictures.ts';
import { parseArguments } from '../../arguments.ts';
import type { Subcommand } from '../../subcommands.ts';

export const list: Subcommand = {
  usage: '[--unused]',
  summary: 'List the pictures with their sizes',
  run: async (args, { terminal, openShop }) => {
    const { flags } = parseArguments(args, { positionals: [0, 0], flags: ['unused'] });
    const { store } = openShop();
    const unused = flags.has('unused') ? new Set(listUnused(store)) : null;
    const pictures = listPictures(store).filter(({ key }) => unused?.has(key) ?? true);
    if (pictures.length === 0) terminal.report('No pictures.');
    for (const picture of pictures) terminal.print(describePicture(picture));
    return 'done';
  },
};

function describePicture({ key, width, height, bytes, source, focus, alt }: ListedPicture): string {
  const size = bytes === null ? [] : [`${Math.ceil(bytes / 1024)} KB`];
  return [
    key,
    `${width} × ${height}`,
    ...size,
    ...(focus === null ? [] : [`focus ${focus}`]),
    ...(source === null || source === key ? [] : [source]),
    alt === '' ? '(no text)' : alt,
  ].join('  ');
}
