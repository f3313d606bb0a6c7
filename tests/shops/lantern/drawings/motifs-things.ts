import type { Motif } from './motif.ts';
import { box, circle, ellipse, eyes, group, hill, paints, shape, star, stars, stroke } from './shapes.ts';

const biscuit = (x: number, y: number, r: number): string =>
  circle([x, y], r, 'marigold') +
  circle([x, y], r * 0.84, 'butter') +
  [
    [-0.4, -0.3],
    [0.3, -0.45],
    [0, 0.1],
    [-0.45, 0.4],
    [0.45, 0.35],
  ]
    .map(([dx = 0, dy = 0]) => circle([x + dx * r, y + dy * r], r * 0.1, 'brick'))
    .join('');

const note = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    stroke('M20 0V-90L70-104V-14', 'night', 10),
    ellipse([4, 0], [20, 15], 'night'),
    ellipse([54, -14], [20, 15], 'night'),
  );

/** Covers with a thing. */
export const things: Readonly<Record<string, Motif>> = {
  'peas-and-thank-you': {
    title: 'Peas and Thank You',
    author: 'Jonah Pell',
    backdrop: 'coral',
    ground: 'cream',
    ink: 'pine',
    isSquare: true,
    titleSize: 112,
    draw: () =>
      group(
        'translate(440 600) rotate(-12)',
        shape('M-340 0Q-180-190 120-150T360 0Q180 170-60 160T-340 0z', 'leaf'),
        ...[-200, -70, 70, 200].map(
          (x, index) =>
            circle([x, 4 - (index % 2) * 8], 76, 'mint') +
            eyes([x, -8], 22, { size: 8 }) +
            stroke(`M${x - 18} 24q18 16 36 0`, 'night', 7),
        ),
        stroke('M340-4Q400-40 420-90', 'pine', 18),
      ),
  },
  'the-biscuit-detective': {
    title: 'The Biscuit Detective',
    author: 'Roz Tennant',
    backdrop: 'sky',
    ground: 'coral',
    ink: 'cream',
    draw: () =>
      biscuit(230, 560, 110) +
      biscuit(560, 800, 100) +
      group(
        'translate(420 610) rotate(-38)',
        box([-26, 170], [52, 230], { paint: 'night', round: 24 }),
        `<circle r="190" fill="${paints.sky}" stroke="${paints.night}" stroke-width="34"/>`,
        biscuit(0, 0, 110),
      ),
  },
  'the-biscuit-detective-2': {
    title: 'The Biscuit Detective and the Cold Tea',
    author: 'Roz Tennant',
    backdrop: 'coral',
    ground: 'sea',
    ink: 'cream',
    titleSize: 82,
    draw: () =>
      shape('M180 560H560V700Q560 860 370 860T180 700z', 'cream') +
      `<path d="M560 600q110-10 100 90t-130 90" fill="none" stroke="${paints.cream}" stroke-width="32"/>` +
      ellipse([370, 562], [190, 40], 'lilac') +
      ellipse([370, 566], [160, 28], 'brick') +
      box([140, 872], [460, 26], { paint: 'marigold', round: 13 }) +
      eyes([370, 690], 56, { size: 18 }) +
      stroke('M330 770q40-26 80 0', 'night', 12) +
      biscuit(620, 470, 66),
  },
  'three-wheels-are-plenty': {
    title: 'Three Wheels Are Plenty',
    author: 'Samir Haddad',
    backdrop: 'leaf',
    ground: 'butter',
    ink: 'brick',
    authorInk: 'cream',
    draw: (size) =>
      hill(size, 840, 'leaf') +
      group(
        'translate(370 760)',
        `<g fill="none" stroke="${paints.night}" stroke-width="22"><circle cx="170" cy="0" r="110"/><circle cx="-150" cy="40" r="66"/><circle cx="-50" cy="46" r="60"/></g>`,
        stroke('M170 0L120-230M-150 40L140-120M-60-90V-20', 'coral', 24),
        stroke('M60-250L170-220', 'night', 20),
        box([-120, -130], [120, 34], { paint: 'night', round: 17 }),
      ),
  },
  'the-clockmakers-daughter': {
    title: 'The Clockmaker’s Other Daughter',
    author: 'Hester Bloom',
    backdrop: 'lilac',
    ground: 'pine',
    ink: 'marigold',
    titleSize: 84,
    draw: () =>
      circle([380, 640], 240, 'marigold') +
      circle([380, 640], 204, 'cream') +
      Array.from({ length: 12 }, (_, index) =>
        group(`translate(380 640) rotate(${index * 30})`, stroke('M0-180V-160', 'night', 12)),
      ).join('') +
      stroke('M380 640V500M380 640L480 720', 'night', 18) +
      circle([380, 640], 22, 'coral') +
      Array.from({ length: 10 }, (_, index) =>
        group(`translate(620 860) rotate(${index * 36})`, box([-16, -92], [32, 40], { paint: 'coral' })),
      ).join('') +
      circle([620, 860], 70, 'coral') +
      circle([620, 860], 26, 'pine'),
  },
  'the-unlikely-orchestra': {
    title: 'The Unlikely Orchestra',
    author: 'Roz Tennant',
    backdrop: 'rose',
    ground: 'butter',
    ink: 'violet',
    draw: () =>
      group(
        'translate(400 680)',
        shape(
          'M-60-260Q80-330 230-260L190-180Q120-130 120-40V120Q120 200 30 200T-70 120V-20Q-70-60-30-60T10-20V100H50V-40Q50-140-20-190z',
          'marigold',
        ),
        ellipse([84, -262], [146, 34], 'brick'),
        stroke('M-70 20Q-150 10-160-70', 'marigold', 28),
      ) +
      note(150, 560, 1) +
      note(600, 800, 1.1) +
      note(170, 830, 0.8),
  },
  'a-history-of-ordinary-things': {
    title: 'A History of Ordinary Things',
    author: 'Nell Fairweather',
    backdrop: 'mint',
    ground: 'rose',
    ink: 'night',
    titleSize: 90,
    draw: () =>
      group(
        'translate(210 660)',
        box([-16, 0], [32, 240], { paint: 'cream', round: 16 }),
        box([-60, -190], [120, 30], { paint: 'cream' }),
        stroke('M-50-220V-100Q-50-20 0-10T50-100V-220M0-220V-20', 'cream', 20),
      ) +
      group(
        'translate(390 670)',
        box([-30, -160], [60, 330], { paint: 'marigold' }),
        shape('M-30 170L0 240L30 170z', 'butter'),
        shape('M-10 216L0 240L10 216z', 'night'),
        box([-30, -210], [60, 56], { paint: 'coral', round: 10 }),
      ) +
      group(
        'translate(580 680)',
        box([-14, 90], [28, 150], { paint: 'violet', round: 12 }),
        circle([0, -40], 100, 'violet'),
        circle([0, -40], 74, 'sky'),
        shape('M-40-70L0-100L20-60z', 'cream'),
      ),
  },
  'the-garden-in-a-window': {
    title: 'The Garden in a Window',
    author: 'Jonah Pell',
    backdrop: 'marigold',
    ground: 'mint',
    ink: 'pine',
    draw: () =>
      box([130, 380], [500, 460], { paint: 'cream', round: 12 }) +
      box([160, 410], [210, 400], { paint: 'sky' }) +
      box([390, 410], [210, 400], { paint: 'sky' }) +
      box([90, 830], [580, 40], { paint: 'brick', round: 8 }) +
      [210, 380, 550]
        .map(
          (x, index) =>
            shape(`M${x - 60} 730H${x + 60}L${x + 44} 832H${x - 44}z`, 'coral') +
            stroke(`M${x} 730V${560 - index * 20}`, 'leaf', 12) +
            ellipse([x - 34, 640 - index * 14], [34, 16], 'leaf') +
            ellipse([x + 34, 610 - index * 14], [34, 16], 'leaf') +
            circle([x, 550 - index * 20], 34, (['rose', 'marigold', 'violet'] as const)[index] ?? 'rose'),
        )
        .join(''),
  },
  'paper-theatre': {
    title: 'Paper Theatre',
    author: 'Bea Arden',
    backdrop: 'night',
    ground: 'brick',
    ink: 'butter',
    titleSize: 120,
    draw: () =>
      box([130, 420], [500, 440], { paint: 'night' }) +
      stars([760, 1000], 0) +
      circle([470, 560], 60, 'butter') +
      shape('M130 420H630V500Q560 560 505 500Q440 560 380 500Q320 560 255 500Q190 560 130 500z', 'coral') +
      shape('M130 480H230Q240 680 150 860H130zM630 480H530Q520 680 610 860H630z', 'coral') +
      box([100, 850], [560, 50], { paint: 'marigold', round: 8 }) +
      group(
        'translate(330 790)',
        shape('M-40 60L0-70L40 60z', 'mint'),
        circle([0, -90], 34, 'butter'),
        shape('M-30-116L-20-160L0-130L20-160L30-116z', 'marigold'),
      ) +
      group(
        'translate(460 800)',
        box([-50, -30], [100, 80], { paint: 'lilac', round: 30 }),
        shape('M-60-30L-76-90L-20-50z', 'lilac'),
      ),
  },
  'one-hundred-doodles': {
    title: 'One Hundred Half-Finished Doodles',
    author: 'Oskar Lind',
    backdrop: 'butter',
    ground: 'cream',
    ink: 'violet',
    titleSize: 84,
    draw: () =>
      [
        stroke('M140 560a70 70 0 0 1 140 0', 'coral', 16),
        stroke('M360 600V480L440 420L520 480', 'sea', 16),
        stroke('M600 440a60 60 0 1 0 60 60', 'leaf', 16),
        stroke('M130 760q40-60 80 0t80 0', 'violet', 16),
        stroke('M380 700L420 790L340 730H450', 'marigold', 16),
        stroke('M560 700v110h60', 'rose', 16),
        circle([200, 600], 10, 'night'),
        stroke('M250 860h80M430 870q40-40 80 0', 'night', 12),
      ].join('') +
      group(
        'translate(560 640) rotate(40)',
        box([-18, 0], [36, 230], { paint: 'marigold' }),
        shape('M-18 0L0-50L18 0z', 'night'),
      ) +
      star([300, 430], 30, 'marigold'),
  },
};
