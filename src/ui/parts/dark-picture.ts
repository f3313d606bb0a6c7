import type { Picture } from '#shop/picture.ts';

/** Below this relative luminance (WCAG 2) light text is read better than dark text. */
const darkLuminance = 0.179;

/** Whether words on a picture have to be light, judged by its average colour. */
export function isDarkPicture({ colour }: Pick<Picture, 'colour'>): boolean {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? '')?.slice(1) ?? ['ff', 'ff', 'ff'];
  const [red = 1, green = 1, blue = 1] = channels.map((hex) => linearChannel(Number.parseInt(hex, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < darkLuminance;
}

function linearChannel(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
