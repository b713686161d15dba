import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitJobTitle } from './job-title.tsx';

const markersOf = (title: string) => splitJobTitle(title).flatMap(({ text, marker }) => (marker ? [text] : []));

describe('splitJobTitle', () => {
  it.each([
    ['Pflegefachfrau/-mann (m/w/d) Intensivstation', ['(m/w/d)']],
    ['Oberarzt (w/m/x)', ['(w/m/x)']],
    ['Hebamme (d/m/w), Kreißsaal', ['(d/m/w)']],
    ['OTA (gn)', ['(gn)']],
    ['Clinic Manager (all genders)', ['(all genders)']],
    ['Oberärztin/Oberarzt m/w/d Akutgeriatrie', ['m/w/d']],
    ['MFA [m/w/d]', ['[m/w/d]']],
    ['Physiotherapeut*in (m|w|d)', ['(m|w|d)']],
  ])('finds the gender marker of „%s“', (title, markers) => {
    expect(markersOf(title)).toEqual(markers);
  });

  it.each([
    'Operationstechnische Assistenz (OTA)',
    'Dipl. Pflegefachperson HF 80–100 %',
    'Arzt in Weiterbildung (Innere)',
    'MT-R / MTRA',
  ])('takes nothing of „%s“ for a marker', (title) => {
    expect(markersOf(title)).toEqual([]);
  });

  it('keeps the space before the marker with the words, so that the marker can be set smaller', () => {
    expect(splitJobTitle('Hebamme (m/w/d)')).toEqual([
      { text: 'Hebamme ', marker: false },
      { text: '(m/w/d)', marker: true },
    ]);
  });

  it('gives back the whole title when its parts are joined', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('(m/w/d)', ' m/w/d ', '(gn)', '(OTA)', '/-in'))),
        (pieces) => {
          const title = pieces.join('');
          expect(
            splitJobTitle(title)
              .map(({ text }) => text)
              .join(''),
          ).toBe(title);
        },
      ),
    );
  });
});
