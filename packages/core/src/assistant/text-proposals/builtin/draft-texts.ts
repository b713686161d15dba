import type { JobTexts } from '@stellenvisite/contract/assistant/text-proposals';
import { isWeekendFree } from '@stellenvisite/contract/jobs/duty';
import type { Benefit } from '@stellenvisite/contract/jobs/job-fields.schema';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { loadJobTemplates } from '@stellenvisite/contract/jobs/job-templates';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatPayRange } from '@stellenvisite/contract/platform/format-money';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { TextFacts } from '../text-instructions.ts';
import phrases from './draft-phrases.json' with { type: 'json' };

/** The occupations of the taxonomy whose usual tasks we know. */
const TEMPLATE_OF: Readonly<Record<string, string>> = {
  pflege: 'nurse',
  pflegefach: 'nurse',
  altenpflege: 'care',
  pflegehilfe: 'assistant',
  'fachpflege-its': 'icu',
  hebamme: 'midwife',
  ota: 'ota',
  mtr: 'mtr',
  mtl: 'mtl',
  notsan: 'paramedic',
  physio: 'physio',
  ergo: 'ergo',
  assistenzarzt: 'resident',
  facharzt: 'specialist',
  mfa: 'mfa',
  zfa: 'zfa',
  kodier: 'coder',
  kinderpflege: 'paediatric-nurse',
  'fachpflege-op': 'theatre-nurse',
  'fachpflege-notfall': 'emergency-nurse',
  'fachpflege-psych': 'psychiatric-nurse',
  'fachpflege-dialyse': 'dialysis-nurse',
  praxisanleitung: 'practice-educator',
  betreuung: 'care-companion',
  heimleitung: 'care-home-manager',
  ata: 'ata',
  mtf: 'mtf',
  pta: 'pta',
  apotheker: 'pharmacist',
  hygiene: 'hygiene-nurse',
  aemp: 'sterile-services',
  logo: 'speech',
  psych: 'psychologist',
  sozial: 'social-worker',
  diaet: 'dietitian',
  heilpaedagogik: 'special-needs',
  oberarzt: 'senior-doctor',
  hausarzt: 'gp',
  zahnarzt: 'dentist',
  arztsekretariat: 'medical-secretary',
  empfang: 'reception',
  praxismanagement: 'practice-manager',
  qm: 'quality',
  hauswirtschaft: 'housekeeping',
};

/** Nurses do other work at home and in a residence than on a ward. */
const NURSE_BY_WORKPLACE: Readonly<Record<string, string>> = {
  its: 'icu',
  'ambulante-pflege': 'home-care',
  wohnbereich: 'care',
  kurzzeitpflege: 'care',
};

type Phrases = (typeof phrases)['de'];

/** A whole text of what the form says and of what the occupation is; what neither says is not written. */
export async function draftTexts(facts: TextFacts): Promise<JobTexts> {
  const { content, language } = facts;
  const say: Phrases = phrases[language];
  const key = findTemplateKey(facts);
  const template = key === null ? undefined : (await loadJobTemplates(language)).find((each) => each.key === key);
  const tasks = template && `<ul>${template.tasks.map((task) => `<li><p>${escapeHtml(task)}</p></li>`).join('')}</ul>`;
  const process = paragraph(processSentences(content, say));
  const introHtml = [
    [searchSentence(facts, say), template?.intro ?? ''],
    [...timeSentences(facts, say), ...dutySentences(content, say)],
    paySentences(facts, say),
  ]
    .map(paragraph)
    .join('');
  return {
    introHtml,
    sections: [
      ...(tasks ? [{ kind: 'tasks' as const, heading: '', html: tasks }] : []),
      ...(process ? [{ kind: 'process' as const, heading: '', html: process }] : []),
    ],
    requirements: [
      ...(template?.must ?? []).map((text) => ({ text, required: true })),
      ...(template?.nice ?? []).map((text) => ({ text, required: false })),
    ],
    benefits: listBenefits(content, say),
  };
}

function paragraph(sentences: readonly string[]): string {
  const said = sentences.filter((sentence) => sentence !== '');
  return said.length === 0 ? '' : `<p>${escapeHtml(said.join(' '))}</p>`;
}

function fill(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));
}

function searchSentence({ content, employer, department }: TextFacts, say: Phrases): string {
  const [title, city] = [content.title ?? '', content.location?.city ?? ''];
  if (city === '') return fill(say.searchHere, { employer, title });
  if (department) return fill(say.searchDepartment, { employer, department, city, title });
  return fill(say.search, { employer, city, title });
}

function timeSentences({ content, language }: TextFacts, say: Phrases): string[] {
  const { employmentType, hoursPerWeek, contract, contractMonths, startsOn, startFlexible } = content;
  const number = (value: number) => formatNumber(value, language);
  const hours =
    hoursPerWeek &&
    (hoursPerWeek.min === hoursPerWeek.max
      ? number(hoursPerWeek.min)
      : fill(say.range, { min: number(hoursPerWeek.min), max: number(hoursPerWeek.max) }));
  const time = employmentType && say.time[employmentType];
  const fixedTerm = contractMonths ? fill(say.fixedTermMonths, { months: contractMonths }) : say.fixedTerm;
  return [
    time ? `${[time, hours && fill(say.hours, { hours })].filter(Boolean).join(', ')}.` : '',
    !time && hours ? fill(say.hoursOnly, { hours }) : '',
    contract === 'permanent' ? say.permanent : '',
    contract === 'fixed_term' ? fixedTerm : '',
    startsOn ? fill(say.startsOn, { date: formatDate(`${startsOn}T12:00:00Z`, language) }) : '',
    !startsOn && startFlexible ? say.startFlexible : '',
  ];
}

function dutySentences({ duty }: JobContent, say: Phrases): string[] {
  if (!duty) return [];
  const { shifts = [], week, maxNightsPerMonth, freeWeekendsOfFour, rosterWeeksAhead, onCall, inductionWeeks } = duty;
  const names = shifts.map((shift) => say.shift[shift]);
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')}${say.and}${names.at(-1)}` : names.join('');
  return [
    listed && fill(say.shifts, { shifts: listed }),
    week && isWeekendFree(week) ? say.weekendsOff : many(say.weekends, freeWeekendsOfFour),
    maxNightsPerMonth === 0 ? say.noNights : many(say.nights, maxNightsPerMonth),
    many(say.roster, rosterWeeksAhead),
    onCall ? say.onCall[onCall] : '',
    many(say.induction, inductionWeeks),
  ];
}

/** The phrases are worded for several; a single one is left to the facts of the page. */
function many(phrase: string, count: number | null | undefined): string {
  return count && count > 1 ? fill(phrase, { count }) : '';
}

function paySentences({ content, language }: TextFacts, say: Phrases): string[] {
  const { salary, salaryHours } = content;
  const tariff = tariffName(content);
  const amount = salary && formatPayRange(salary, language, 'exact');
  const period = salary ? say.period[salary.period] : '';
  const hours = salaryHours ? formatNumber(salaryHours, language) : '';
  return [
    amount ? fill(hours ? say.payHours : say.pay, { amount, period, hours }) : '',
    tariff ? fill(say.tariff, { tariff }) : '',
  ];
}

const tariffName = ({ tariff }: JobContent) =>
  tariff ? [tariff.name, tariff.grade, tariff.steps].filter(Boolean).join(', ') : '';

function processSentences({ applyMethod, contact }: JobContent, say: Phrases): string[] {
  const person = contact?.name
    ? [contact.name, contact.role, contact.phone && fill(say.phone, { phone: contact.phone }), contact.hours]
        .filter(Boolean)
        .join(', ')
    : '';
  return [applyMethod ? say.apply[applyMethod] : '', person && fill(say.contact, { contact: person })];
}

/** Lists the benefits that follow from the facts of the form, and nothing that the form does not state. */
function listBenefits(content: JobContent, { benefit: say }: Phrases): Benefit[] {
  const { duty = {}, contract, vacationDays, remote } = content;
  const tariff = tariffName(content);
  const isWeekendOff = Boolean(duty.week && isWeekendFree(duty.week));
  const found: [Benefit['group'], string][] = [
    ['money', contract === 'permanent' ? say.permanent : ''],
    ['money', tariff && fill(say.tariff, { tariff })],
    ['time', many(say.vacation, vacationDays)],
    ['time', many(say.roster, duty.rosterWeeksAhead)],
    ['time', isWeekendOff ? say.weekendsOff : many(say.weekends, duty.freeWeekendsOfFour)],
    ['time', duty.maxNightsPerMonth === 0 ? say.noNights : ''],
    ['time', duty.onCall === 'none' ? say.noOnCall : ''],
    ['time', remote === 'hybrid' || remote === 'remote' ? say[remote] : ''],
    ['learning', many(say.induction, duty.inductionWeeks)],
  ];
  return found.flatMap(([group, title]) => (title ? [{ group, title: title.slice(0, 120), text: '' }] : []));
}

/** Null where we do not know the work well enough to describe it. */
function findTemplateKey({ content, occupation, workplace }: TextFacts): string | null {
  if (occupation === 'leitung' && content.category === 'nursing') return 'ward-manager';
  const key = TEMPLATE_OF[occupation ?? ''] ?? null;
  return key === 'nurse' ? (NURSE_BY_WORKPLACE[workplace ?? ''] ?? key) : key;
}
