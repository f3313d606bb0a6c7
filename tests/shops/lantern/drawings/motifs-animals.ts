import type { Motif } from './motif.ts';
import {
  box,
  circle,
  cloud,
  crescent,
  ellipse,
  eyes,
  group,
  hill,
  house,
  lantern,
  moth,
  pine,
  roundTree,
  sea,
  shape,
  star,
  stars,
  stroke,
} from './shapes.ts';

/** Covers with an animal. */
export const wildLife: Readonly<Record<string, Motif>> = {
  'moth-and-the-moon': {
    title: 'The Moth and the Moon',
    author: 'Ida Marlowe',
    backdrop: 'butter',
    ground: 'night',
    ink: 'butter',
    draw: (size) =>
      stars(size, 40) +
      circle([380, 590], 215, 'butter') +
      circle([300, 530], 34, 'marigold') +
      circle([450, 690], 46, 'marigold') +
      group('translate(520 680) rotate(-24)', moth([0, 0], 250, ['coral', 'cream'])),
  },
  'the-owl-who-was-early': {
    title: 'The Owl Who Was Early',
    author: 'Nell Fairweather',
    backdrop: 'mint',
    ground: 'marigold',
    ink: 'night',
    authorInk: 'butter',
    draw: (size) =>
      circle([560, 420], 90, 'cream') +
      hill(size, 800, 'leaf') +
      roundTree([130, 900], 420, 'pine') +
      roundTree([650, 920], 330, 'pine') +
      hill(size, 900, 'pine') +
      ellipse([380, 650], [150, 190], 'brick') +
      ellipse([380, 710], [96, 120], 'butter') +
      shape('M252 540L240 440L330 490zM508 540L520 440L430 490z', 'brick') +
      circle([320, 570], 62, 'cream') +
      circle([440, 570], 62, 'cream') +
      eyes([380, 572], 56, { size: 26 }) +
      shape('M360 600H400L380 640z', 'coral'),
  },
  'a-house-for-a-fox': {
    title: 'A House for a Fox',
    author: 'Priya Sandhu',
    backdrop: 'coral',
    ground: 'sky',
    ink: 'night',
    authorInk: 'cream',
    draw: (size, top) =>
      cloud([580, top + 80], 0.9) +
      hill(size, 780, 'mint') +
      house([170, 790], 250, ['cream', 'sea']) +
      house([590, 800], 300, ['rose', 'violet']) +
      hill(size, 860, 'leaf') +
      group(
        'translate(370 800)',
        shape('M-120 90Q-130-60 0-70T120 90z', 'coral'),
        shape('M-104-40L-120-190L-20-110zM104-40L120-190L20-110z', 'coral'),
        shape('M-110-60Q0-160 110-60L0 60z', 'coral'),
        shape('M-100-50Q-50-40 0 60Q-80 30-100-50zM100-50Q50-40 0 60Q80 30 100-50z', 'cream'),
        eyes([0, -40], 46, { size: 12 }),
        circle([0, 48], 18, 'night'),
      ),
  },
  'hello-little-whale': {
    title: 'Hello, Little Whale',
    author: 'Marguerite Osei',
    backdrop: 'sky',
    ground: 'butter',
    ink: 'deep',
    authorInk: 'cream',
    isSquare: true,
    titleSize: 104,
    draw: (size) =>
      sea(size, 600, 'sky') +
      shape(
        'M170 600Q180 420 420 420T690 560Q740 520 730 450Q800 460 800 520Q860 500 870 560Q820 640 700 660Q600 760 400 740Q180 720 170 600z',
        'sea',
      ) +
      shape('M176 620Q400 720 640 660Q560 744 400 740Q200 720 176 620z', 'sky') +
      circle([290, 560], 18, 'night') +
      stroke('M230 640q60 40 120 10', 'night', 10) +
      stroke('M400 400q-10-60-60-70M420 400q10-70 70-70', 'sea', 16) +
      sea(size, 720, 'sea'),
  },
  'ten-tall-trees': {
    title: 'Ten Tall Trees',
    author: 'Oskar Lind',
    backdrop: 'leaf',
    ground: 'mint',
    ink: 'pine',
    authorInk: 'butter',
    isSquare: true,
    titleSize: 118,
    draw: (size) =>
      Array.from({ length: 10 }, (_, index) =>
        (index % 3 === 1 ? roundTree : pine)([70 + index * 82, 800 - (index % 2) * 30], 350 + ((index * 53) % 150)),
      ).join('') +
      hill(size, 770, 'leaf') +
      [0, 1, 2, 3, 4]
        .map((index) => circle([300 + index * 56, 770 - (index % 2) * 12], 36, index === 4 ? 'coral' : 'marigold'))
        .join('') +
      eyes([526, 764], 12, { size: 6 }),
  },
  'my-first-moon': {
    title: 'My First Moon',
    author: 'Ida Marlowe',
    backdrop: 'lilac',
    ground: 'dusk',
    ink: 'cream',
    isSquare: true,
    titleSize: 110,
    draw: (size) =>
      stars(size, 22) +
      crescent([440, 540], 220) +
      group('translate(450 560)', eyes([-130, -20], 0, { size: 14 }), stroke('M-150 60q40 30 70-4', 'night', 9)),
  },
  'the-night-post': {
    title: 'The Night Post',
    author: 'Edmund Vale',
    backdrop: 'violet',
    ground: 'deep',
    ink: 'butter',
    titleSize: 110,
    draw: (size) =>
      stars(size, 26, 'sky') +
      crescent([590, 330], 70) +
      hill(size, 820, 'pine') +
      house([150, 820], 220, ['dusk', 'night']) +
      group(
        'translate(420 720)',
        shape('M-190 120Q-220-120 0-140T190 120z', 'brick'),
        ...Array.from({ length: 15 }, (_, index) =>
          stroke(`M${-170 + index * 24} ${-20 - Math.abs(7 - index) * -9 - 60}l${(index - 7) * 5}-44`, 'marigold', 9),
        ),
        ellipse([110, 70], [90, 62], 'butter'),
        circle([196, 66], 18, 'night'),
        circle([120, 46], 12, 'night'),
        box([-60, 20], [130, 90], { paint: 'cream', round: 6 }),
        stroke('M-56 26L6 76L66 26', 'coral', 9),
      ) +
      hill(size, 900, 'night'),
  },
  'a-dragon-in-the-wash': {
    title: 'A Dragon in the Wash',
    author: 'Hester Bloom',
    backdrop: 'sky',
    ground: 'rose',
    ink: 'cream',
    draw: () =>
      box([140, 350], [480, 560], { paint: 'cream', round: 40 }) +
      circle([380, 660], 190, 'lilac') +
      circle([380, 660], 156, 'deep') +
      circle([220, 420], 24, 'coral') +
      circle([290, 420], 24, 'marigold') +
      box([400, 400], [170, 40], { paint: 'lilac', round: 16 }) +
      shape(
        'M250 720Q260 560 360 560L330 500L400 560L440 500L460 580Q530 620 520 720Q460 800 380 800T250 720z',
        'rose',
      ) +
      shape('M330 700Q400 660 470 700Q460 770 400 770T330 700z', 'butter') +
      eyes([400, 630], 46, { size: 16 }) +
      circle([370, 720], 8, 'night') +
      circle([430, 720], 8, 'night') +
      [
        [260, 560, 30],
        [500, 540, 22],
        [520, 800, 36],
        [210, 800, 26],
        [610, 330, 30],
        [130, 330, 20],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, 'sky'))
        .join(''),
  },
  'the-book-of-small-animals': {
    title: 'The Book of Small Animals',
    author: 'Marguerite Osei',
    backdrop: 'cream',
    ground: 'pine',
    ink: 'butter',
    titleSize: 84,
    draw: () =>
      Array.from({ length: 9 }, (_, index) => {
        const [x, y] = [170 + (index % 3) * 210, 480 + Math.floor(index / 3) * 190];
        const paint =
          (['coral', 'marigold', 'lilac', 'mint', 'rose', 'sky', 'butter', 'coral', 'violet'] as const)[index] ??
          'coral';
        const ears =
          [
            circle([x - 40, y - 46], 24, paint) + circle([x + 40, y - 46], 24, paint),
            shape(`M${x - 54} ${y - 20}l6-70l44 40zM${x + 54} ${y - 20}l-6-70l-44 40z`, paint),
            ellipse([x - 24, y - 70], [15, 46], paint) + ellipse([x + 24, y - 70], [15, 46], paint),
          ][index % 3] ?? '';
        return (
          ears +
          ellipse([x, y], [68, 60], paint) +
          eyes([x, y - 10], 24, { size: 8 }) +
          ellipse([x, y + 18], [14, 10], 'night')
        );
      }).join(''),
  },
  'a-field-guide-to-the-night': {
    title: 'A Field Guide to the Night',
    author: 'Ida Marlowe',
    backdrop: 'marigold',
    ground: 'night',
    ink: 'marigold',
    draw: (size) =>
      stars(size, 60, 'lilac') +
      stroke('M150 470L270 420L370 500L500 460L610 540', 'lilac', 4) +
      [
        [150, 470],
        [270, 420],
        [370, 500],
        [500, 460],
        [610, 540],
      ]
        .map(([x = 0, y = 0]) => star([x, y], 26, 'butter'))
        .join('') +
      shape(
        'M380 650Q330 600 300 640Q230 590 130 640Q220 650 230 710Q280 690 310 730Q360 700 380 740Q400 700 450 730Q480 690 530 710Q540 650 630 640Q530 590 460 640Q430 600 380 650z',
        'dusk',
      ) +
      eyes([380, 680], 14, { size: 6, paint: 'butter' }) +
      hill(size, 850, 'dusk') +
      [80, 200, 560, 690].map((x, index) => pine([x, 930], 220 + index * 20, 'pine')).join('') +
      hill(size, 930, 'pine'),
  },
  'where-is-my-other-sock': {
    title: 'Where Is My Other Sock?',
    author: 'Jonah Pell',
    backdrop: 'marigold',
    ground: 'coral',
    ink: 'cream',
    isSquare: true,
    titleSize: 92,
    draw: () =>
      group(
        'translate(460 560) rotate(8)',
        shape('M-110-220H60V60Q60 110 120 130L190 150Q240 180 210 240H-40Q-110 230-110 150z', 'cream'),
        shape('M-110-220H60V-150H-110zM-110-90H60V-30H-110zM-110 30H60V60Q60 84 74 100H-110z', 'violet'),
        shape('M120 130L190 150Q240 180 210 240H130Q80 180 120 130z', 'violet'),
        eyes([-26, -60], 34, { size: 12 }),
      ),
  },
  'the-boy-who-kept-the-tide': {
    title: 'The Boy Who Kept the Tide',
    author: 'Samir Haddad',
    backdrop: 'sea',
    ground: 'cream',
    ink: 'deep',
    draw: () =>
      box([220, 430], [320, 60], { paint: 'brick', round: 14 }) +
      `<clipPath id="jar"><path d="M240 490H520Q590 560 590 660V800Q590 880 510 880H250Q170 880 170 800V660Q170 560 240 490z"/></clipPath><g clip-path="url(#jar)">${box([170, 480], [420, 420], { paint: 'sky' })}${sea([760, 900], 660, 'sea')}${sea([760, 900], 770, 'deep')}${lantern([700, 300], 10)}</g>` +
      cloud([380, 580], 0.6) +
      star([640, 420], 26, 'marigold') +
      star([120, 640], 18, 'marigold'),
  },
};
