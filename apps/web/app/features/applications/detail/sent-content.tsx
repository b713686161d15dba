import type { ApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { ShiftCell } from '../../jobs/display/shift-cell.tsx';

type SentProfile = NonNullable<ApplicationDetail['applicant']['profile']>;
/** A label and its value; facts with an empty value are omitted. */
type SentFact = readonly [key: string, value: ReactNode];

/** The person and the profile as they were when the application was sent. */
export function SentContent({ application: { applicant, callbackTime } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('applications');
  const facts: readonly SentFact[] = [
    ['name', [applicant.academicTitle, applicant.fullName].filter(Boolean).join(' ')],
    ['occupation', applicant.occupation],
    ['location', applicant.location],
    ['phone', applicant.phone],
    ['email', applicant.email],
    ['callback', callbackTime],
    ...useProfileFacts(applicant.profile),
  ];
  return (
    <section aria-labelledby="application-sent">
      <h3 id="application-sent">{t('detail.sent.title')}</h3>
      <dl className="ap-sum">
        {facts
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(`detail.sent.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function useProfileFacts(profile: SentProfile | null): readonly SentFact[] {
  const { t } = useTranslation('applications');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  const languageNames = new Intl.DisplayNames([locale], { type: 'language' });
  if (!profile) return [];
  const shifts = shiftsOf(profile);
  const hours = [...new Set([profile.hoursMin, profile.hoursMax])].filter((value) => value !== null);
  const languages = profile.languages.map(({ language, level }) =>
    [languageNames.of(language), level === 'native' ? t('detail.sent.native') : level].filter(Boolean).join(' '),
  );
  return [
    ['licence', profile.licence && t(`detail.sent.licences.${profile.licence}`)],
    ['years', profile.yearsOfExperience !== null && t('detail.sent.yearsValue', { count: profile.yearsOfExperience })],
    ['specialties', profile.specialties.map((specialty) => fields(`specialty.${specialty}`)).join(', ')],
    ['experience', linesOf(profile.experience.map(({ position, employer }) => [position, employer]))],
    ['education', linesOf(profile.education.map(({ title, school }) => [title, school]))],
    ['languages', languages.join(', ')],
    ['skills', profile.skills.join(', ')],
    ['start', profile.earliestStart?.split('-').reverse().join('.')],
    ['employment', profile.employmentTypes.map((type) => fields(`employmentType.${type}`)).join(', ')],
    [
      'hours',
      hours.length > 0 &&
        t('detail.sent.hoursValue', { hours: hours.map((each) => each.toLocaleString(locale)).join('–') }),
    ],
    ['shifts', shifts.length > 0 && <Shifts shifts={shifts} />],
    [
      'nights',
      profile.maxNightsPerMonth !== null && t('detail.sent.nightsValue', { count: profile.maxNightsPerMonth }),
    ],
  ];
}

const linesOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.filter(Boolean).join(', ')).join('\n');

/** Shifts that are welcome or possible on at least one day. */
const shiftsOf = ({ week }: SentProfile): Shift[] =>
  SHIFTS.filter((shift) => week?.some((day) => day[shift] === 'like' || day[shift] === 'ok'));

function Shifts({ shifts }: { shifts: readonly Shift[] }) {
  const { t: fields } = useTranslation('job-fields');
  return (
    <span className="flex justify-end gap-1">
      {shifts.map((shift) => (
        <ShiftCell key={shift} shift={shift} size="s" />
      ))}
      <span className="visually-hidden">{shifts.map((shift) => fields(`shift.${shift}`)).join(', ')}</span>
    </span>
  );
}
