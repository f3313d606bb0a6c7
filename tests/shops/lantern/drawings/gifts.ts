import { book, box, circle, crescent, group, paints, type Paint, shape, star, stroke } from './shapes.ts';

interface Gift {
  readonly backdrop: Paint;
  readonly drawing: string;
}

const ground = `<ellipse cx="600" cy="1090" rx="400" ry="46" fill="#15123a" opacity=".25" filter="url(#shadow)"/>`;

/** Things that are no books. */
export const gifts: Readonly<Record<string, Gift>> = {
  'reading-light': {
    backdrop: 'dusk',
    drawing: [
      `<path d="M700 470L330 1050H1050z" fill="${paints.butter}" opacity=".35"/>`,
      ground,
      stroke('M380 1060V760Q380 380 640 380', 'marigold', 34),
      group(
        'translate(690 410) rotate(24)',
        shape('M-110 0Q-110-120 0-120T110 0z', 'coral'),
        circle([0, 6], 44, 'butter'),
      ),
      book([660, 1010], 460, ['cream', 'butter']),
      box([320, 1010], [150, 80], { paint: 'coral', round: 24 }),
    ].join(''),
  },
  'book-box': {
    backdrop: 'mint',
    drawing: [
      ground,
      group(
        'translate(430 470) rotate(-9)',
        box([0, 0], [150, 360], { paint: 'violet', round: 8 }),
        star([75, 90], 34, 'butter'),
      ),
      group(
        'translate(590 430) rotate(3)',
        box([0, 0], [170, 400], { paint: 'coral', round: 8 }),
        crescent([85, 110], 44),
      ),
      group('translate(760 480) rotate(11)', box([0, 0], [120, 340], { paint: 'butter', round: 8 })),
      box([300, 740], [600, 350], { paint: 'dusk', round: 14 }),
      shape('M300 740L190 640H460L600 740zM900 740L1010 640H740L600 740z', 'night'),
      crescent([600, 910], 88),
      star([700, 850], 26, 'butter'),
    ].join(''),
  },
  'moon-bookends': {
    backdrop: 'butter',
    drawing: [
      ground,
      ...(['violet', 'coral', 'leaf', 'night', 'rose', 'sea'] as const).map((paint, index) =>
        box([435 + index * 55, 640 - ((index * 37) % 90)], [50, 450 + ((index * 37) % 90)], { paint, round: 6 }),
      ),
      shape('M425 1090V590A250 250 0 0 0 425 1090z', 'marigold'),
      shape('M775 1090V590A250 250 0 0 1 775 1090z', 'marigold'),
      circle([330, 820], 30, 'coral') +
        circle([380, 940], 20, 'coral') +
        circle([880, 780], 26, 'coral') +
        circle([840, 960], 34, 'coral'),
    ].join(''),
  },
  'library-card-pouch': {
    backdrop: 'rose',
    drawing: [
      ground,
      group(
        'translate(520 330) rotate(-7)',
        box([0, 0], [300, 300], { paint: 'cream', round: 16 }),
        stroke('M40 70H260M40 120H260M40 170H180', 'lilac', 12),
      ),
      group(
        'translate(820 300) rotate(14)',
        box([0, 0], [36, 330], { paint: 'marigold', round: 6 }),
        shape('M0 0L18-60L36 0z', 'night'),
      ),
      box([250, 520], [700, 560], { paint: 'cream', round: 40 }),
      stroke('M300 590H900', 'night', 16),
      circle([900, 590], 24, 'marigold'),
      ...[0, 1, 2, 3].map((row) => stroke(`M380 ${710 + row * 74}H${[640, 700, 600, 680][row] ?? 640}`, 'dusk', 20)),
      group(
        'translate(790 820) rotate(-14)',
        `<circle r="92" fill="none" stroke="${paints.coral}" stroke-width="14"/>`,
        crescent([0, 0], 48, 'coral'),
      ),
    ].join(''),
  },
};
