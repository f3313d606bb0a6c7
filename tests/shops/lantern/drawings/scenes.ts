import {
  box,
  circle,
  crescent,
  group,
  hill,
  house,
  lantern,
  moth,
  paints,
  pine,
  roundTree,
  sea,
  stars,
  book,
  cloud,
  shape,
  boat,
} from './shapes.ts';

const svg = (width: number, height: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
const sky = (from: string, to: string): string =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>`;

/** Pictures of the home page and the articles. */
export const scenes: ReadonlyMap<string, string> = new Map([
  ['village-at-night', village()],
  ['reading-under-the-covers', underTheCovers()],
  ['the-shop', shopFront()],
  ['story-boat', storyBoat()],
]);

/** Free on the left, where the heading stands. */
function village(): string {
  const size = [2400, 1350] as const;
  return svg(
    ...size,
    sky('#17154a', '#5a4fb0') +
      stars([2400, 900], 90) +
      circle([1830, 330], 190, 'butter') +
      circle([1760, 280], 30, 'marigold') +
      circle([1890, 400], 44, 'marigold') +
      moth([1560, 470], 150, ['coral', 'cream']) +
      hill(size, 860, 'dusk') +
      [1180, 1300, 2290].map((x, index) => pine([x, 1000], 260 + index * 40, 'deep')).join('') +
      hill(size, 980, 'deep') +
      house([1420, 1090], 300, ['violet', 'night']) +
      house([1690, 1110], 380, ['coral', 'brick']) +
      house([2010, 1110], 320, ['lilac', 'dusk']) +
      [1240, 2240].map((x) => roundTree([x, 1150], 330, 'pine')).join('') +
      hill(size, 1120, 'pine') +
      group('translate(1850 1150)', lantern([0, 0], 210)) +
      hill(size, 1240, 'night'),
  );
}

function underTheCovers(): string {
  return svg(
    1600,
    1067,
    sky('#1c1a4a', '#3d3a8c') +
      stars([1600, 500], 30) +
      crescent([1330, 210], 90) +
      shape('M-20 1067Q60 420 640 380T1500 800Q1600 900 1640 1067z', 'violet') +
      `<ellipse cx="700" cy="820" rx="420" ry="330" fill="${paints.marigold}" opacity=".5"/>` +
      shape('M260 1067Q300 600 720 590T1180 1067z', 'butter') +
      book([720, 900], 420, ['cream', 'cream']) +
      circle([720, 720], 92, 'coral') +
      circle([690, 716], 9, 'night') +
      circle([750, 716], 9, 'night') +
      shape('M620 700Q640 600 720 610T820 700Q760 650 620 700z', 'brick') +
      [200, 420, 900, 1150, 1340].map((x, index) => circle([x, 640 + ((index * 97) % 300)], 22, 'lilac')).join(''),
  );
}

function shopFront(): string {
  return svg(
    1600,
    1067,
    sky('#fde3a3', '#f2825c') +
      cloud([320, 190], 1) +
      cloud([1310, 250], 1.3) +
      box([300, 210], [1000, 860], { paint: 'dusk' }) +
      box([360, 290], [180, 170], { paint: 'butter', round: 90 }) +
      box([710, 290], [180, 170], { paint: 'butter', round: 90 }) +
      box([1060, 290], [180, 170], { paint: 'butter', round: 90 }) +
      box([260, 510], [1080, 90], { paint: 'night', round: 10 }) +
      crescent([800, 556], 30) +
      box([340, 650], [340, 330], { paint: 'butter' }) +
      box([920, 650], [340, 330], { paint: 'butter' }) +
      box([720, 640], [160, 430], { paint: 'coral', round: 8 }) +
      circle([850, 860], 10, 'butter') +
      [0, 1, 2, 3, 4, 5]
        .map((index) =>
          box([360 + index * 52, 800 - ((index * 41) % 70)], [42, 180 + ((index * 41) % 70)], {
            paint: (['violet', 'coral', 'leaf', 'sea', 'rose', 'night'] as const)[index] ?? 'sea',
            round: 4,
          }),
        )
        .join('') +
      lantern([1090, 850], 170) +
      box([0, 1010], [1600, 60], { paint: 'night' }),
  );
}

function storyBoat(): string {
  const size = [1600, 1067] as const;
  return svg(
    ...size,
    sky('#9bd0ea', '#fff6e3') +
      circle([1240, 300], 120, 'marigold') +
      cloud([360, 230], 1.2) +
      cloud([820, 160], 0.8) +
      sea(size, 640, 'sky') +
      boat([760, 740], 640, ['coral', 'marigold']) +
      book([560, 700], 240, ['cream', 'butter']) +
      sea(size, 730, 'sea') +
      sea(size, 860, 'deep'),
  );
}
