import { expect, test } from 'vitest';
import { HINT_POINTS, judgePosting, listMetHints } from './posting-hints.ts';

const GOOD = {
  title: 'Pflegefachfrau/-mann (m/w/d) Intensivstation',
  salary: { min: 3600, max: 4400, currency: 'EUR', period: 'month' },
  duty: { shifts: ['early' as const] },
  introHtml: `<p>${'Wir suchen Verstärkung für unsere Station mit zwölf Betten. '.repeat(10)}</p>`,
  requirements: [{ text: 'Examen', required: true }],
  benefits: [{ group: 'time', title: '30 Tage Urlaub', text: '' }],
  contact: { name: 'Petra Wehling', role: null, email: null, phone: null, hours: null },
  hoursPerWeek: { min: 30, max: 38.5 },
  startFlexible: true,
} as const;
const judge = (changes: object = {}) => judgePosting(structuredClone({ ...GOOD, ...changes }) as never);
const hintsOf = (changes: object) => judge(changes).hints.map(({ hint }) => hint);

test('all hints together are worth 100 points, and an ad that lacks nothing has them all', () => {
  expect(Object.values(HINT_POINTS).reduce<number>((sum, points) => sum + points, 0)).toBe(100);
  expect(judge()).toEqual({ score: 100, hints: [] });
  expect(judge({ salary: null })).toMatchObject({ score: 80, hints: [{ hint: 'pay_missing' }] });
});

test('an empty form begins with nothing, and is not praised for what is not there', () => {
  expect(judgePosting({}).score).toBe(0);
  expect(listMetHints({})).toEqual([]);
  expect(judgePosting({ title: 'Hebamme (m/w/d)' }).score).toBe(30);
  expect(listMetHints({ title: 'Hebamme (m/w/d)' })).toEqual([
    'gender_marker_missing',
    'discriminating_words',
    'shouting',
  ]);
});

test.each([
  [{ title: 'Krankenschwester' }, 'gender_marker_missing'],
  [{ title: 'Krankenpfleger (m/w)' }, 'gender_marker_missing'],
  [{ title: 'PFLEGEFACHKRAFT GESUCHT (m/w/d)' }, 'shouting'],
  [{ introHtml: `${GOOD.introHtml} Jetzt bewerben!!!` }, 'shouting'],
  [{ introHtml: `${GOOD.introHtml} Ein junges Team wartet.` }, 'discriminating_words'],
  [{ introHtml: `${GOOD.introHtml} Sie sind nicht älter als 35.` }, 'discriminating_words'],
  [{ introHtml: '<p>Kurz.</p>' }, 'too_short'],
  [{ benefits: [] }, 'offers_fewer_than_requirements'],
  [{ duty: {} }, 'week_missing'],
  [{ contact: null }, 'contact_missing'],
  [{ hoursPerWeek: null }, 'hours_missing'],
  [{ startFlexible: false }, 'start_missing'],
])('%o gets one hint', (changes, hint) => {
  expect(hintsOf(changes)).toEqual([hint]);
});

test.each([
  'Hebamme (w/m/d)',
  'Ärzt*in',
  'Pfleger:in',
  'Krankenpfleger/in',
  'Pflegefachmann (m|w|d)',
  'Arzt (all genders)',
  'Hebamme (gn)',
  'Pflegefachfrau/-mann',
])('%s is for everybody', (title) => {
  expect(hintsOf({ title })).toEqual([]);
});

test('the words it is about are named once each', () => {
  const { hints } = judge({
    introHtml: `${GOOD.introHtml} Junges Team. Unser junges Team. Muttersprachler bevorzugt.`,
  });
  expect(hints[0]?.words).toEqual(['Junges Team', 'junges Team', 'Muttersprachler']);
});

test.each([
  ['Sie sind jung und dynamisch', 'jung und dynamisch'],
  ['jung, dynamisch und belastbar', 'jung, dynamisch'],
  ['ein junges, dynamisches Team', 'junges, dynamisches Team'],
  ['ein junges dynamisches Team', 'junges dynamisches Team'],
])('„%s“ excludes by age', (words, found) => {
  expect(judge({ introHtml: `${GOOD.introHtml} ${words}` }).hints).toMatchObject([
    { hint: 'discriminating_words', words: [found] },
  ]);
});
