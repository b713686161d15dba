import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { hasWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import { WeekChips } from '../../../jobs/display/week-chips.tsx';

type Detail = ReceivedApplicationDetail;
type Profile = NonNullable<NonNullable<Detail['applicant']>['profile']>;

/** The profile as a sheet, as it was when the application was sent. */
export function SentProfile({ application: { applicant, callbackTime } }: { application: Detail }) {
  const { t } = useTranslation('received-application');
  if (!applicant) return null;
  const { profile } = applicant;
  return (
    <div className="rd-sheet">
      <h3 className="rd-sheet-name">{[applicant.academicTitle, applicant.fullName].filter(Boolean).join(' ')}</h3>
      <p>{[applicant.occupation, applicant.location].filter(Boolean).join(' · ')}</p>
      <Rows
        title={t('profile.contact')}
        rows={[
          [t('profile.phone'), applicant.phone],
          [t('profile.email'), applicant.email],
          [t('profile.callback'), callbackTime],
        ]}
      />
      {profile && <ProfileRows profile={profile} />}
    </div>
  );
}

function ProfileRows({ profile }: { profile: Profile }) {
  const { t } = useTranslation('received-application');
  const { t: fields } = useTranslation('job-fields');
  const { t: own } = useTranslation('applications');
  const says = hasWeek(profile.week) || profile.maxNightsPerMonth !== null || Boolean(profile.freeWeekendsOfFour);
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  return (
    <>
      <Rows
        title={t('profile.experience')}
        rows={profile.experience.map(({ position, employer, department, from, to, text }) => [
          [from, to ?? t('profile.today')].filter(Boolean).map(month).join('–'),
          <>
            <b>{position}</b>
            {[employer, department, text].filter(Boolean).join('. ')}
          </>,
        ])}
      />
      <Rows
        title={t('profile.education')}
        rows={profile.education.map(({ title, school, year }) => [
          year === null ? '' : String(year),
          <>
            <b>{title}</b>
            {school}
          </>,
        ])}
      />
      <Rows
        title={t('profile.further')}
        rows={[
          [
            t('profile.week'),
            says && (
              <WeekChips
                week={profile.week}
                maxNights={profile.maxNightsPerMonth}
                freeWeekends={profile.freeWeekendsOfFour}
              />
            ),
          ],
          [t('profile.licence'), profile.licence && own(`detail.sent.licences.${profile.licence}`)],
          [t('profile.specialties'), profile.specialties.map((each) => fields(`specialty.${each}`)).join(', ')],
          [t('profile.skills'), profile.skills.join(', ')],
          ...profile.languages.map(
            ({ language, level }): Row => [
              names.of(language) ?? language,
              level === 'native' ? own('detail.sent.native') : level,
            ],
          ),
        ]}
      />
    </>
  );
}

type Row = readonly [label: string, value: ReactNode];

/** Nothing where nothing was stated. */
function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const said = rows.filter(([, value]) => value);
  if (said.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <dl>
        {said.map(([label, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** `2021-03` as `03.2021`. */
const month = (text: string | null) =>
  text && /^\d{4}-\d{2}$/.test(text) ? text.split('-').reverse().join('.') : text;
