import { findListedPicture } from '#media/library/list-media.ts';
import type { FocalPoint } from '#shop/content/picture.ts';
import { setAlt, setFocus } from '#storage/media/pictures.ts';
import { findVideo, setVideoAlt } from '#storage/media/videos.ts';
import { parseArguments } from '../../arguments.ts';
import { UsageError } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';

export const edit: Subcommand = {
  usage: '<key> [--alt <text>] [--focus <x,y>]',
  summary: 'Change the text of a picture or film, or the focal point of a picture',
  run: async (args, { terminal, openShop }) => {
    const { positionals, options } = parseArguments(args, { positionals: [1, 1], options: ['alt', 'focus'] });
    const [key = ''] = positionals;
    const [alt, focus] = [options.get('alt'), parseFocus(options.get('focus'))];
    if (alt === undefined && focus === null) throw new UsageError('Expected --alt or --focus.');
    const { store } = openShop();
    const isFilm = findVideo(store, key) !== null;
    if (!isFilm && !findListedPicture(store, key)) {
      terminal.report(`No picture or film with the key ${key}.`);
      return 'failed';
    }
    if (isFilm && focus !== null) throw new UsageError('A film has no focal point: it is shown whole.');
    store.transaction(() => {
      if (alt !== undefined) (isFilm ? setVideoAlt : setAlt)(store, key, alt);
      if (focus !== null) setFocus(store, key, focus);
    });
    terminal.print(`Changed ${key}.`);
    return 'done';
  },
};

/** A point such as `50,30`, in percent from the left and the top; null: none is given. Throws UsageError. */
export function parseFocus(text: string | undefined): FocalPoint | null {
  if (text === undefined) return null;
  const [, x = '', y = ''] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  if (x === '' || Number(x) > 100 || Number(y) > 100)
    throw new UsageError(`Not a focal point: ${text}. Write two percentages such as 50,30.`);
  return { x: Number(x), y: Number(y) };
}
