import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureFormats, pictureUrl } from '#shop/content/picture.ts';
import { parseRenditionName, renditionFile, renditionTemplate, renditionWidths } from './recipe.ts';

test.each([
  [1, [1]],
  [320, [320]],
  [321, [320, 321]],
  [1000, [320, 640, 1000]],
  [1200, [320, 640, 1200]],
  [1500, [320, 640, 1200, 1500]],
  [6000, [320, 640, 1200, 2000]],
])('a picture that is %i pixels wide is offered in the widths %j', (width, widths) => {
  expect(renditionWidths(width)).toEqual(widths);
});

const hash = fc.stringMatching(/^[0-9a-f]{64}$/);

test('every address of a picture names its rendition', () => {
  fc.assert(
    fc.property(
      hash,
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom(...pictureFormats),
      (digest, own, format) => {
        const widths = renditionWidths(own);
        const picture = {
          template: renditionTemplate(digest),
          widths,
          formats: [],
          width: own,
          height: 1,
          colour: null,
          alt: '',
        };
        for (const width of widths) {
          const name = pictureUrl(picture, width, format).replace('/media/', '');
          const parsed = parseRenditionName(name);
          expect(parsed).toEqual({ hash: digest.slice(0, 32), width, format });
          expect(parsed && renditionFile(parsed)).toBe(name);
        }
      },
    ),
  );
});

test('a name of an earlier recipe is known, as pages that were cached contain it', () => {
  const digest = 'a'.repeat(32);
  expect(parseRenditionName(`${digest}.1-640.avif`)).toEqual({ hash: digest, width: 640, format: 'avif' });
});

test('a name with any other part is not one of a rendition', () => {
  const digest = 'a'.repeat(32);
  for (const name of [
    '',
    `${digest}.2-0640.avif`,
    `${digest}.2-640.png`,
    `${digest}.3-640.avif`,
    `${digest}-640.avif`,
    `../${digest}.2-640.avif`,
    `${digest}.2-640.avif.part`,
    `${digest.toUpperCase()}.2-640.avif`,
  ])
    expect(parseRenditionName(name), name).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => parseRenditionName(text) === null));
});
