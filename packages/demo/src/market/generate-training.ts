import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { jobCategorySchema } from '@stellenvisite/contract/jobs/job-fields.schema';
import trainings from '../data/trainings.json' with { type: 'json' };
import { createRandom, type Random } from '../random.ts';
import { type Facts, fillText } from './fill-text.ts';
import { type EmployerInfo, localiseAll } from './generate-employer.ts';
import { contactOf, type GeneratedJob } from './generate-job.ts';
import { joinHtml, list, paragraph } from './html.ts';
import { pickDates } from './pick-dates.ts';
import { NO_DUTY } from './pick-duty.ts';
import { pickMarker } from './write-title.ts';

/** Of a hundred open positions so many are for who learns the occupation. */
const TRAINING_SHARE = 0.055;
/** The search knows every training as an occupation of its own. */
const OCCUPATION = 'ausbildung';

type Kind = (typeof trainings)[number];

/** Creates a job of training in place of this one, where chance and the employer have one. */
export function generateTraining(
  seed: string,
  employer: EmployerInfo,
  employerIndex: number,
  index: number,
  now: Date,
): GeneratedJob | null {
  const random = createRandom(`${seed}/training/${employerIndex}/${index}`);
  const kinds = kindsOf(employer);
  if (!random.chance(TRAINING_SHARE) || kinds.length === 0) return null;
  const kind = random.pick(kinds);
  const { row } = employer;
  const { country } = row;
  const department = employer.departments.find(({ kind: { key } }) => kind.departments.includes(key));
  const begin = pickBegin(now, random);
  const facts = { name: row.name, city: row.city, region: row.region, begin: begin.label };
  const text = <T>(value: T): T => (country === 'CH' ? localiseAll(value) : value);
  const dates = pickDates(now, random);
  const payByYear = kind.pay[country];
  const first = payByYear[0];
  return {
    id: random.uuid(),
    employerId: row.id,
    departmentId: department?.id ?? null,
    department: department?.name ?? null,
    occupation: OCCUPATION,
    taught: kind.key,
    category: jobCategorySchema.parse(kind.category),
    specialty: null,
    employmentType: 'full_time',
    experienceLevel: 'entry',
    remote: 'onsite',
    contract: 'fixed_term',
    contractMonths: kind.months,
    hoursMin: FULL_HOURS[country],
    hoursMax: FULL_HOURS[country],
    startsOn: begin.date,
    startFlexible: random.chance(0.2),
    vacationDays: country === 'DE' ? 30 : 25,
    ...text(writeTexts(kind, facts, employer, random)),
    payMin: first ?? null,
    payMax: payByYear.at(-1) ?? null,
    payCurrency: CURRENCY_OF[country],
    payPeriod: 'month',
    payHours: null,
    tariff: null,
    tariffGrade: null,
    tariffSteps: null,
    training: { school: text(fillText(kind.school[country], facts, random)), months: kind.months, payByYear },
    ...NO_DUTY,
    conditions: {},
    placeId: row.placeId,
    street: row.street,
    postalCode: row.postalCode,
    city: row.city,
    region: row.region,
    country,
    lat: row.lat,
    lon: row.lon,
    ...contactOf(seed, employer, employerIndex, 'nurse'),
    applyMethod: 'here',
    applyUrl: null,
    externalUrl: null,
    questions: [],
    reference: null,
    featured: false,
    ...dates,
  };
}

/** GlBG § 9: an ad says that more than the least may be paid. */
const AUSTRIAN_PAY = {
  group: 'money' as const,
  title: 'Überzahlung möglich',
  text: 'Der genannte Betrag ist das Mindesteinkommen im jeweiligen Jahr; wer eine Ausbildung mitbringt, bekommt mehr.',
};

const FULL_HOURS = { DE: 38.5, AT: 40, CH: 42 } as const;

/** Returns the trainings that an employer of this model with these departments offers. */
function kindsOf({ model, row, departments }: EmployerInfo): Kind[] {
  const own = new Set(departments.map(({ kind }) => kind.key));
  return trainings.filter(
    ({ models, departments: taughtIn, titles }) =>
      models.includes(model.key) && taughtIn.some((key) => own.has(key)) && titles[row.country].length > 0,
  );
}

/** Schools begin in spring and in autumn. */
function pickBegin(now: Date, random: Random): { date: string; label: string } {
  const year = now.getUTCFullYear() + (now.getUTCMonth() >= 7 ? 1 : 0);
  const month = random.weighted([
    [3, 30],
    [7, 15],
    [8, 40],
    [9, 15],
  ]);
  const date = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const label = `01.${date.slice(5, 7)}.${year}`;
  return { date, label };
}

function writeTexts(kind: Kind, facts: Facts, { row: { country }, texts, size }: EmployerInfo, random: Random) {
  const title = random.pick(kind.titles[country]).replace('{g}', pickMarker(country, random)).trim();
  const fill = (text: string) => fillText(text, facts, random);
  return {
    title,
    introHtml: paragraph(
      fill('Am {begin} beginnt bei uns die nächste Ausbildung, und Sie können dabei sein.'),
      fill(
        random.pick([
          'Vom ersten Tag an begleitet Sie dieselbe Praxisanleitung, mit einem Plan, der auch eingehalten wird.',
          'Was Sie in der Schule lernen, üben Sie bei uns in Ruhe, bevor Sie es allein tun.',
          'Wer gut lernt, bleibt: Die meisten unserer Lernenden arbeiten danach bei uns.',
        ]),
      ),
    ),
    sections: [
      {
        kind: 'tasks' as const,
        heading: random.pick(['Was Sie lernen', 'Das lernen Sie bei uns']),
        html: list(random.sample(kind.tasks, Math.min(kind.tasks.length, random.int(3, 5)))),
      },
      {
        kind: 'team' as const,
        heading: 'Mit wem Sie lernen',
        html: paragraph(
          fill(size === 'small' ? 'Wir sind ein Team von #4-14# Menschen' : 'Bei uns lernen gerade #14-180# Menschen'),
          fill('und nehmen uns Zeit für Fragen: mindestens #3-8# Stunden in der Woche, die nur dem Lernen gehören.'),
        ),
      },
      { kind: 'employer' as const, heading: 'Wer wir sind', html: joinHtml(...texts.map((text) => paragraph(text))) },
      {
        kind: 'process' as const,
        heading: 'So geht es weiter',
        html: joinHtml(
          list([
            'Sie schicken uns Ihr letztes Zeugnis, ein Anschreiben braucht es nicht.',
            'Wir laden Sie zu einem Gespräch und einem Schnuppertag ein.',
            'Nach spätestens zwei Wochen wissen Sie, ob es klappt.',
          ]),
        ),
      },
    ],
    benefits: [
      ...(country === 'AT' ? [AUSTRIAN_PAY] : []),
      {
        group: 'learning' as const,
        title: 'Feste Praxisanleitung',
        text: 'Zehn Prozent der Zeit im Betrieb gehören dem Lernen mit Anleitung, im Dienstplan eingetragen.',
      },
      {
        group: 'learning' as const,
        title: 'Übernahme',
        text: 'Wer die Prüfung besteht, bekommt von uns ein Angebot.',
      },
      {
        group: 'money' as const,
        title: 'Lehrmittel und Fahrt',
        text: 'Bücher, Tablet und die Fahrt zur Schule zahlen wir.',
      },
    ],
    requirements: [
      { text: kind.needs[country], required: true },
      { text: 'Freude daran, mit Menschen zu arbeiten', required: true },
      { text: 'Deutsch auf B2 oder auf dem Weg dorthin', required: true },
      { text: 'Ein Praktikum oder Freiwilligendienst vorher', required: false },
    ],
  };
}
