/** Parts of drawings as SVG. Colors are named by `paints`, places are in pixels. */

export const paints = {
  night: '#1c1a4a',
  dusk: '#3d3a8c',
  violet: '#6a5acd',
  lilac: '#b9aef0',
  rose: '#e8788a',
  coral: '#f2825c',
  marigold: '#f8b53b',
  butter: '#fde3a3',
  cream: '#fff6e3',
  mint: '#9fd8bd',
  leaf: '#3f8f6b',
  pine: '#1f5a4a',
  sky: '#9bd0ea',
  sea: '#2f7fb0',
  deep: '#174a78',
  brick: '#b4452f',
} as const;

export type Paint = keyof typeof paints;

/** From the left and from the top. */
type Point = readonly [x: number, y: number];

const fill = (paint: Paint): string => paints[paint];

export const circle = ([x, y]: Point, r: number, paint: Paint): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill(paint)}"/>`;

export const ellipse = (at: readonly [number, number], [rx, ry]: readonly [number, number], paint: Paint): string =>
  `<ellipse cx="${at[0]}" cy="${at[1]}" rx="${rx}" ry="${ry}" fill="${fill(paint)}"/>`;

export const box = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  look: { readonly paint: Paint; readonly round?: number },
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${look.round ?? 0}" fill="${fill(look.paint)}"/>`;

export const shape = (path: string, paint: Paint): string => `<path d="${path}" fill="${fill(paint)}"/>`;

export const stroke = (path: string, paint: Paint, width = 10): string =>
  `<path d="${path}" fill="none" stroke="${fill(paint)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** A crescent that is open to the right. */
export const crescent = ([x, y]: Point, r: number, paint: Paint = 'butter'): string =>
  group(
    `translate(${x} ${y}) rotate(-20) scale(${r / 100})`,
    shape('M40 -92A100 100 0 1 0 40 92A78 78 0 1 1 40 -92z', paint),
  );

/** So many stars in a rectangle, always in the same places. */
export function stars([width, height]: readonly [number, number], count: number, paint: Paint = 'butter'): string {
  return Array.from({ length: count }, (_, index) => {
    const x = 20 + ((index * 0.754_878) % 1) * (width - 40);
    const y = 20 + ((index * 0.569_84) % 1) * (height - 40);
    return star([x, y], 5 + (index % 4) * 3, paint);
  }).join('');
}

export const star = ([x, y]: Point, r: number, paint: Paint): string =>
  group(
    `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${r / 10})`,
    shape('M0-10Q1-1 10 0Q1 1 0 10Q-1 1-10 0Q-1-1 0-10z', paint),
  );

/** A hill over the whole width, whose top is at `y`. */
export const hill = ([width, height]: readonly [number, number], y: number, paint: Paint): string =>
  shape(`M0 ${y + 60}Q${width * 0.3} ${y - 60} ${width * 0.6} ${y + 20}T${width} ${y}V${height}H0z`, paint);

/** Waves over the whole width, from `y` to the bottom. */
export function sea([width, height]: readonly [number, number], y: number, paint: Paint): string {
  const waves = Math.ceil(width / 120);
  return shape(`M0 ${y}${'q30 -34 60 0t60 0'.repeat(waves)}V${height}H0z`, paint);
}

export const cloud = ([x, y]: Point, size: number, paint: Paint = 'cream'): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    circle([-60, 0], 44, paint) + circle([0, -28], 60, paint) + circle([66, 0], 48, paint),
    box([-104, -4], [218, 50], { paint, round: 25 }),
  );

export function rain([width, height]: readonly [number, number], from: number, paint: Paint): string {
  return Array.from({ length: 34 }, (_, index) => {
    const x = 30 + ((index * 0.754_878) % 1) * (width - 60);
    const y = from + ((index * 0.569_84) % 1) * (height - from - 60);
    return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-10 34`, paint, 7);
  }).join('');
}

export const pine = ([x, y]: Point, height: number, paint: Paint = 'pine'): string =>
  group(
    `translate(${x} ${y}) scale(${height / 200})`,
    box([-8, -40], [16, 40], { paint: 'brick' }),
    shape('M0-200L54-110H28L70-30H-70L-28-110H-54z', paint),
  );

export const roundTree = ([x, y]: Point, height: number, paint: Paint = 'leaf'): string =>
  group(
    `translate(${x} ${y}) scale(${height / 200})`,
    box([-8, -100], [16, 100], { paint: 'brick', round: 6 }),
    ellipse([0, -130], [58, 72], paint),
  );

export const house = ([x, y]: readonly [number, number], size: number, [wall, roof]: readonly [Paint, Paint]): string =>
  group(
    `translate(${x} ${y}) scale(${size / 200})`,
    box([-80, -130], [160, 130], { paint: wall }),
    shape('M-100-124L0-210L100-124z', roof),
    box([-22, -64], [44, 64], { paint: roof, round: 6 }),
    box([28, -108], [34, 34], { paint: 'marigold' }) + box([-62, -108], [34, 34], { paint: 'marigold' }),
  );

export const boat = ([x, y]: Point, size: number, [hull, sail]: readonly [Paint, Paint]): string =>
  group(
    `translate(${x} ${y}) scale(${size / 200})`,
    shape('M-90-30H90Q70 30 40 30H-40Q-70 30-90-30z', hull),
    stroke('M0-30V-180', 'cream', 8) + shape('M10-176L84-48H10z', sail) + shape('M-8-150L-66-48H-8z', 'cream'),
  );

export const lantern = ([x, y]: Point, size: number, frame: Paint = 'night'): string =>
  group(
    `translate(${x} ${y}) scale(${size / 200})`,
    `<circle r="150" fill="${paints.marigold}" opacity=".22"/><circle r="105" fill="${paints.marigold}" opacity=".3"/>`,
    stroke('M-36-104a36 36 0 0 1 72 0', frame, 10),
    box([-62, -104], [124, 26], { paint: frame, round: 8 }) + box([-70, 74], [140, 28], { paint: frame, round: 8 }),
    shape('M-52-78H52L60 74H-60z', 'butter') + shape('M0-44C34 0 30 44 0 50C-30 44-34 0 0-44z', 'coral'),
    stroke('M-52-78L-60 74M52-78L60 74', frame, 9),
  );

export const book = ([x, y]: Point, size: number, [left, right]: readonly [Paint, Paint]): string =>
  group(
    `translate(${x} ${y}) scale(${size / 200})`,
    shape('M0-60Q-60-104-130-76V56Q-60 28 0 70z', left) + shape('M0-60Q60-104 130-76V56Q60 28 0 70z', right),
  );

/** A face with two eyes, for animals and other things that look back. */
export const eyes = ([x, y]: Point, gap: number, { size = 10, paint = 'night' }: Eyes = {}): string =>
  circle([x - gap, y], size, paint) + circle([x + gap, y], size, paint);

interface Eyes {
  readonly size?: number;
  readonly paint?: Paint;
}

export const moth = ([x, y]: Point, size: number, [wing, inner]: readonly [Paint, Paint]): string =>
  group(
    `translate(${x} ${y}) scale(${size / 200})`,
    shape('M0-10C-40-120-160-110-150-30C-146 20-60 40 0 10C60 40 146 20 150-30C160-110 40-120 0-10z', wing),
    shape('M0 6C-50 20-96 70-60 104C-30 120-6 70 0 30C6 70 30 120 60 104C96 70 50 20 0 6z', inner),
    circle([-92, -46], 22, inner) + circle([92, -46], 22, inner) + ellipse([0, 10], [13, 58], 'night'),
    stroke('M-4-44Q-20-84-46-88M4-44Q20-84 46-88', 'night', 7),
  );
