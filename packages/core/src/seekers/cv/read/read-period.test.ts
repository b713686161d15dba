import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMonth, lastMonth, readPeriod } from './read-period.ts';

const short = (text: string) => {
  const period = readPeriod(text);
  return (
    period && [
      period.from && firstMonth(period.from),
      period.isOngoing || !period.to ? null : lastMonth(period.to),
      period.rest,
    ]
  );
};

test.each([
  ['10/2019 – 03/2021\tMFA', ['2019-10', '2021-03', 'MFA']],
  ['10/19–03/21 MFA', ['2019-10', '2021-03', 'MFA']],
  ['01.10.2019 bis 31.03.2021', ['2019-10', '2021-03', '']],
  ['seit 04/2021', ['2021-04', null, '']],
  ['März 2020 – heute', ['2020-03', null, '']],
  ['MFA (Oct. 2018 to present)', ['2018-10', null, 'MFA']],
  ['2018 - 2020', ['2018-01', '2020-12', '']],
  ['Praxis am Markt | Sept 2016 – Dec 2018', ['2016-09', '2018-12', 'Praxis am Markt']],
  ['2019-05 – 2020-06', ['2019-05', '2020-06', '']],
  ['2019.05 → 2020.06', ['2019-05', '2020-06', '']],
  ['3/19 bis 8/21\tMFA', ['2019-03', '2021-08', 'MFA']],
  ["07/'18 - 08/'20", ['2018-07', '2020-08', '']],
  ['Frühjahr 2019 – Herbst 2020', ['2019-01', '2020-12', '']],
  ['von März 2018 bis einschließlich Mai 2020', ['2018-03', '2020-05', '']],
  ['07/2019 – in ungekündigter Stellung', ['2019-07', null, '']],
  ['01/2020 – lfd.', ['2020-01', null, '']],
  ['2019 –\tMFA', ['2019-01', null, 'MFA']],
  ['seit dem 01.02.2020', ['2020-02', null, '']],
  ['09/2022 – Abschluss geplant 08/2028', ['2022-09', '2028-08', '']],
])('%s', (text, expected) => {
  expect(short(text)).toEqual(expected);
});

test.each(['Station 12', '300 Std.', '50667 Köln', '0221/123456', 'Telefon 0151 2345678'])(
  '%s has no period',
  (text) => {
    expect(readPeriod(text)).toBeNull();
  },
);

test('never throws, and names no month that does not exist', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 99 }), (text, number) => {
      const period = readPeriod(`${text} ${number}/2020 – ${number}/${number} ${text}`);
      for (const moment of [period?.from, period?.to])
        if (moment?.month) expect(moment.month >= 1 && moment.month <= 12).toBe(true);
    }),
  );
});
