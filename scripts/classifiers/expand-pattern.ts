export function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Expected at least one item.');
  return item;
}

/** Fills the slot of this name. */
export type FillSlot = (name: string) => string;

/** One utterance of a pattern: `(a|b|)` is one of these, `{thing}` a slot, whose filling may be a pattern itself. */
export function expandPattern(pattern: string, fill: FillSlot, random: () => number): string {
  let text = pattern;
  for (let step = 0; step < maxSteps && /[({]/.test(text); step++)
    text = text
      .replace(/\(([^()]*)\)/, (_, choices: string) => oneOf(choices.split('|'), random))
      .replace(/\{(\w+)\}/, (_, name: string) => fill(name));
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.!?])/g, '')
    .trim();
}

const maxSteps = 60;
