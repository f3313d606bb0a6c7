/** The plain colour words that a swatch `#rrggbb` answers to, e.g. `#2a3b52`: blue. Empty for anything else. */
export function colorFamilies(swatch: string): readonly string[] {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(swatch);
  if (!channels) return [];
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => Number.parseInt(hex, 16) / 255);
  return familiesOf(toHue(red, green, blue));
}

interface Hue {
  /** Degrees on the colour wheel. */
  readonly hue: number;
  /** 0 grey to 1 pure. */
  readonly chroma: number;
  /** 0 black to 1 white. */
  readonly light: number;
}

function toHue(red: number, green: number, blue: number): Hue {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const sector =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return {
    hue: chroma === 0 ? 0 : (sector * 60 + 360) % 360,
    chroma,
    light: 0.2126 * red + 0.7152 * green + 0.0722 * blue,
  };
}

function familiesOf({ hue, chroma, light }: Hue): readonly string[] {
  if (chroma < 0.06) return grayFamilies(light);
  if (chroma < 0.22 && light > 0.7) return hue < 70 ? ['beige', 'cream', light > 0.82 ? 'white' : 'natural'] : ['grey'];
  if (hue < 45 && chroma < 0.4 && light < 0.45) return ['brown'];
  return hueFamilies.find(([end]) => hue < end)?.[1](light) ?? ['red'];
}

function grayFamilies(light: number): readonly string[] {
  if (light > 0.85) return ['white'];
  return light < 0.22 ? ['black'] : ['grey', 'gray'];
}

const hueFamilies: readonly (readonly [end: number, name: (light: number) => readonly string[]])[] = [
  [12, () => ['red']],
  [28, (light) => (light < 0.32 ? ['brown', 'red'] : ['orange', 'red', 'terracotta'])],
  [42, (light) => (light < 0.45 ? ['brown'] : ['orange', 'yellow'])],
  [64, (light) => (light < 0.3 ? ['brown', 'green'] : ['yellow'])],
  [170, () => ['green']],
  [195, () => ['turquoise', 'blue', 'green']],
  [255, () => ['blue']],
  [290, () => ['purple', 'violet']],
  [335, () => ['pink', 'purple']],
];
