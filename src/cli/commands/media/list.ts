import { type ListedPicture, listPictures, listUnused, listUnusedVideos } from '#media/library/list-media.ts';
import { listVideos, type StoredVideo } from '#storage/media/videos.ts';
import { parseArguments } from '../../arguments.ts';
import type { Subcommand } from '../../subcommands.ts';

export const list: Subcommand = {
  usage: '[--unused]',
  summary: 'List the pictures and films with their sizes',
  run: async (args, { terminal, openShop }) => {
    const { flags } = parseArguments(args, { positionals: [0, 0], flags: ['unused'] });
    const { store } = openShop();
    const unused = flags.has('unused') ? new Set([...listUnused(store), ...listUnusedVideos(store)]) : null;
    const isShown = ({ key }: { readonly key: string }): boolean => unused?.has(key) ?? true;
    const [pictures, films] = [listPictures(store).filter(isShown), listVideos(store).filter(isShown)];
    if (pictures.length + films.length === 0) terminal.report('No pictures.');
    for (const picture of pictures) terminal.print(describePicture(picture));
    for (const film of films) terminal.print(describeFilm(film));
    return 'done';
  },
};

function describeFilm({ key, sources: [first], page, file, alt }: StoredVideo): string {
  const source = file?.source ?? page ?? first?.url ?? '';
  return [
    key,
    ...(first ? [`${first.width} × ${first.height}`] : []),
    'film',
    ...(file ? [`${Math.ceil(file.bytes / 1024)} KB`] : []),
    ...(source === key ? [] : [source]),
    alt === '' ? '(no text)' : alt,
  ].join('  ');
}

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
