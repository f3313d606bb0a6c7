import type { Motif } from './motif.ts';
import {
  boat,
  box,
  circle,
  cloud,
  crescent,
  ellipse,
  group,
  hill,
  house,
  lantern,
  paints,
  pine,
  rain,
  sea,
  shape,
  star,
  stars,
  stroke,
} from './shapes.ts';

/** Covers with a place or with weather. */
export const places: Readonly<Record<string, Motif>> = {
  'goodnight-harbour': {
    title: 'Goodnight, Harbour',
    author: 'Tomas Quill',
    backdrop: 'sea',
    ground: 'dusk',
    ink: 'butter',
    titleSize: 100,
    draw: (size) =>
      stars(size, 24) +
      crescent([130, 400], 60) +
      `<path d="M560 470L0 380V520z" fill="${paints.butter}" opacity=".4"/>` +
      shape('M520 520H620L650 800H490z', 'cream') +
      shape('M512 600H628L634 660H506zM500 720H640L646 780H494z', 'coral') +
      box([530, 430], [80, 90], { paint: 'marigold' }) +
      shape('M514 436L570 370L626 436z', 'brick') +
      sea(size, 760, 'sea') +
      boat([230, 800], 300, ['coral', 'marigold']) +
      sea(size, 830, 'deep') +
      boat([480, 890], 160, ['marigold', 'rose']) +
      sea(size, 900, 'night'),
  },
  'rain-on-a-tuesday': {
    title: 'Rain on a Tuesday',
    author: 'Bea Arden',
    backdrop: 'lilac',
    ground: 'sea',
    ink: 'cream',
    draw: (size, top) =>
      rain(size, top + 40, 'sky') +
      cloud([200, top + 90], 1.1) +
      cloud([590, top + 50], 0.8) +
      stroke('M380 560V850q0 50-50 50', 'night', 16) +
      shape(
        'M150 640A230 230 0 0 1 610 640Q570 600 533 640Q495 600 457 640Q419 600 380 640Q341 600 303 640Q265 600 227 640Q190 600 150 640z',
        'marigold',
      ) +
      sea(size, 900, 'deep'),
  },
  'captain-plum': {
    title: 'Captain Plum and the Missing Sea',
    author: 'Roz Tennant',
    backdrop: 'butter',
    ground: 'marigold',
    ink: 'night',
    titleSize: 84,
    authorInk: 'night',
    draw: (size) =>
      hill(size, 760, 'butter') +
      group('translate(400 700) rotate(18)', boat([0, 0], 340, ['violet', 'coral'])) +
      hill(size, 830, 'cream') +
      star([140, 880], 44, 'coral') +
      star([620, 860], 34, 'coral') +
      group(
        'translate(200 820)',
        shape('M-60-70H60L44 60H-44z', 'sea'),
        stroke('M-60-70a60 60 0 0 1 120 0', 'night', 8),
      ),
  },
  'the-lantern-keepers': {
    title: 'The Lantern Keepers',
    author: 'Anneke Voss',
    backdrop: 'night',
    ground: 'dusk',
    ink: 'butter',
    titleSize: 104,
    draw: (size) =>
      stars(size, 18, 'lilac') +
      [60, 180, 300, 420, 540, 660]
        .map(
          (x, index) =>
            box([x - 60, 620 + ((index * 61) % 110)], [124, 500], { paint: 'night' }) +
            shape(
              `M${x - 70} ${630 + ((index * 61) % 110)}L${x} ${530 + ((index * 61) % 110)}L${x + 72} ${630 + ((index * 61) % 110)}z`,
              'night',
            ) +
            box([x - 20, 700 + ((index * 61) % 110)], [30, 44], { paint: index % 2 ? 'marigold' : 'dusk' }),
        )
        .join('') +
      lantern([380, 590], 330, 'brick'),
  },
  'the-lantern-keepers-2': {
    title: 'The Lantern Keepers: The Glass Winter',
    author: 'Anneke Voss',
    backdrop: 'lilac',
    ground: 'sky',
    ink: 'deep',
    titleSize: 82,
    draw: (size) =>
      stars(size, 30, 'cream') +
      [90, 670].map((x) => pine([x, 900], 430, 'sea')).join('') +
      hill(size, 880, 'cream') +
      lantern([380, 690], 330, 'deep') +
      Array.from({ length: 6 }, (_, index) =>
        group(`translate(380 690) rotate(${index * 60})`, stroke('M0-200V-260M0-230l-20-24M0-230l20-24', 'cream', 9)),
      ).join(''),
  },
  'north-of-the-map': {
    title: 'North of the Map',
    author: 'Edmund Vale',
    backdrop: 'rose',
    ground: 'mint',
    ink: 'pine',
    authorInk: 'cream',
    draw: (size) =>
      circle([380, 470], 110, 'coral') +
      shape('M0 800L180 520L300 680L430 440L640 740L760 620V1000H0z', 'sea') +
      shape('M180 520L230 590L190 620L150 580zM430 440L500 540L440 580L384 520z', 'cream') +
      sea(size, 780, 'deep') +
      boat([400, 820], 180, ['brick', 'marigold']) +
      sea(size, 870, 'night'),
  },
  'a-spell-for-wet-weather': {
    title: 'A Spell for Wet Weather',
    author: 'Hester Bloom',
    backdrop: 'mint',
    ground: 'violet',
    ink: 'butter',
    draw: (size, top) =>
      rain(size, top + 160, 'lilac') +
      cloud([380, top + 90], 1.6, 'lilac') +
      hill(size, 860, 'pine') +
      group(
        'translate(380 760)',
        stroke('M-150 100L120-130', 'brick', 22),
        star([140, -150], 80, 'marigold'),
        star([40, -200], 26, 'butter'),
        star([220, -60], 30, 'butter'),
      ) +
      house([140, 890], 160, ['dusk', 'night']) +
      house([620, 890], 190, ['dusk', 'night']),
  },
  'seven-stops-to-elsewhere': {
    title: 'Seven Stops to Elsewhere',
    author: 'Anneke Voss',
    backdrop: 'coral',
    ground: 'night',
    ink: 'coral',
    authorInk: 'cream',
    titleSize: 96,
    draw: (size) =>
      stars(size, 34) +
      stroke('M-20 880Q200 820 380 700T780 480', 'lilac', 26) +
      group(
        'translate(400 640) rotate(-27)',
        box([-190, -150], [380, 190], { paint: 'coral', round: 28 }),
        ...[0, 1, 2, 3].map((index) => box([-166 + index * 86, -122], [70, 76], { paint: 'butter', round: 10 })),
        circle([-110, 46], 42, 'cream') +
          circle([-110, 46], 18, 'night') +
          circle([110, 46], 42, 'cream') +
          circle([110, 46], 18, 'night'),
      ),
  },
  mudlarks: {
    title: 'Mudlarks',
    author: 'Tomas Quill',
    backdrop: 'butter',
    ground: 'brick',
    ink: 'butter',
    titleSize: 138,
    draw: (size, top) =>
      circle([560, top + 170], 90, 'marigold') +
      shape('M0 560H90V470H150V560H230V380L260 330L290 380V560H420V500H500V560H600V440H660V560H760V1000H0z', 'night') +
      sea(size, 660, 'deep') +
      shape('M0 780Q200 700 420 780T760 760V1000H0z', 'pine') +
      `<circle cx="390" cy="850" r="56" fill="none" stroke="${paints.marigold}" stroke-width="20"/>` +
      shape('M360 800L390 750L420 800z', 'sky'),
  },
  'what-the-weather-is': {
    title: 'What the Weather Is',
    author: 'Samir Haddad',
    backdrop: 'cream',
    ground: 'sky',
    ink: 'deep',
    draw: () =>
      Array.from({ length: 12 }, (_, index) =>
        group(`translate(300 560) rotate(${index * 30})`, stroke('M0-170V-220', 'marigold', 20)),
      ).join('') +
      circle([300, 560], 140, 'marigold') +
      cloud([470, 680], 1.7) +
      ['M320 800l-20 70', 'M420 800l-20 70', 'M520 800l-20 70', 'M620 800l-20 70']
        .map((path) => stroke(path, 'sea', 16))
        .join(''),
  },
  'how-bridges-stand': {
    title: 'How Bridges Stand',
    author: 'Edmund Vale',
    backdrop: 'coral',
    ground: 'cream',
    ink: 'brick',
    titleSize: 104,
    authorInk: 'cream',
    draw: (size) =>
      stroke('M200 900V440M560 900V440', 'brick', 34) +
      stroke('M-20 640Q100 640 200 450Q380 840 560 450Q660 640 780 640', 'coral', 14) +
      Array.from({ length: 15 }, (_, index) =>
        stroke(
          `M${index * 54} 700V${index < 4 ? 640 - index * 48 : index < 11 ? 660 - Math.abs(7 - index) * 52 : 640 - (14 - index) * 48}`,
          'coral',
          5,
        ),
      ).join('') +
      box([0, 700], [760, 30], { paint: 'brick' }) +
      sea(size, 850, 'sea') +
      sea(size, 920, 'deep'),
  },
  'make-a-map': {
    title: 'Make a Map',
    author: 'Priya Sandhu',
    backdrop: 'sky',
    ground: 'leaf',
    ink: 'cream',
    titleSize: 128,
    draw: () =>
      group(
        'translate(110 390)',
        shape('M0 40L180 0L360 40L540 0V440L360 480L180 440L0 480z', 'butter'),
        shape('M180 0L360 40V480L180 440z', 'cream'),
        stroke('M70 380Q120 250 230 290T360 170T470 130', 'coral', 10),
        shape('M440 90L500 150M500 90L440 150', 'coral'),
        stroke('M440 90L500 150M500 90L440 150', 'brick', 14),
        ellipse([120, 150], [54, 36], 'sky'),
        pine([280, 220], 90),
        pine([320, 240], 70),
        house([430, 400], 90, ['coral', 'brick']),
      ),
  },
  'poems-for-the-top-deck': {
    title: 'Poems for the Top Deck',
    author: 'Hester Bloom',
    backdrop: 'marigold',
    ground: 'rose',
    ink: 'night',
    authorInk: 'cream',
    draw: (size) =>
      box([130, 420], [500, 440], { paint: 'brick', round: 50 }) +
      box([170, 460], [420, 130], { paint: 'sky', round: 24 }) +
      box([170, 660], [420, 120], { paint: 'sky', round: 24 }) +
      box([130, 616], [500, 18], { paint: 'cream' }) +
      circle([240, 870], 60, 'night') +
      circle([520, 870], 60, 'night') +
      circle([240, 870], 24, 'lilac') +
      circle([520, 870], 24, 'lilac') +
      stroke('M210 520q40-30 80 0t80 0t80 0', 'deep', 10) +
      box([0, 925], [size[0], 80], { paint: 'night' }),
  },
  hush: {
    title: 'Hush: Lullabies from Eleven Countries',
    author: 'Marguerite Osei',
    backdrop: 'violet',
    ground: 'lilac',
    ink: 'night',
    titleSize: 80,
    draw: (size) =>
      stars(size, 16, 'cream') +
      group(
        'translate(380 660) rotate(-8)',
        shape('M-240-60H240Q230 150 0 160T-240-60z', 'violet'),
        shape('M-200-60Q-100-170 60-120T200-60z', 'cream'),
        circle([-120, -90], 58, 'butter'),
        stroke('M-146-92q12 12 24 0M-110-92q12 12 24 0', 'night', 6),
        stroke('M-260 170Q0 260 260 170', 'night', 18),
      ) +
      crescent([630, 470], 54, 'marigold'),
  },
};
