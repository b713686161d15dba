import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { hasWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { WeekChips } from '../../jobs/display/week-chips.tsx';
import { formatMonth } from './career/experience-list.tsx';
import { useLanguageName } from './shared/use-language-name.ts';
import { useOccupationChoices } from './shared/use-occupation-choices.ts';
import { useProfile } from './use-profile.ts';

type EmployerViewProps = { account: Account; onClose: () => void };

/** Shows which parts of the profile an application sends, and which it never sends. */
export function EmployerView({ account, onClose }: EmployerViewProps) {
  const { t } = useTranslation('seeker-profiles');
  const rows = useSentRows(account);
  return (
    <Dialog open onClose={onClose} title={t('view.title')} wide>
      <p className="text-fs-7 text-ink-2">{t('view.lead')}</p>
      <dl className="my-4 border-line border-t">
        {rows
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div
              className="grid grid-cols-[11rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 border-line border-b py-2.5 text-fs-7 leading-[1.45] max-md:grid-cols-1"
              key={term}
            >
              <dt className="text-ink-2">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="text-fs-8 text-ink-2">{t('view.never')}</p>
    </Dialog>
  );
}

function useSentRows(account: Account): [term: string, value: ReactNode][] {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  const { data } = useProfile();
  const { occupationLabel, departmentLabel, levelLabel } = useOccupationChoices();
  const nameOf = useLanguageName();
  const hours = [data.hoursMin, data.hoursMax].map(
    (value) => value !== null && formatNumber(value, locale, { max: 1 }),
  );
  return [
    [t('view.name'), [account.academicTitle, account.fullName].filter(Boolean).join(' ')],
    [t('view.contact'), [account.email, data.phone].filter(Boolean).join(' · ')],
    [t('wishes.place'), data.location],
    [t('view.occupation'), data.occupations.map((key) => occupationLabel(key) ?? key).join(', ')],
    [
      t('view.fields'),
      [
        ...data.specialties.map((key) => fields(`specialty.${key}`)),
        ...data.departments.map((key) => departmentLabel(key) ?? key),
      ].join(', '),
    ],
    [t('career.licence'), data.licence && t(`career.licences.${data.licence}`)],
    [t('career.level'), levelLabel(data.level)],
    [t('career.years'), data.yearsOfExperience !== null && t('career.yearsCount', { count: data.yearsOfExperience })],
    [
      t('career.experience'),
      data.experience.length > 0 && (
        <Lines
          lines={data.experience.map(({ position, employer, from, to }) =>
            [position, employer, from && `${formatMonth(from)} – ${to ? formatMonth(to) : t('career.work.today')}`]
              .filter(Boolean)
              .join(', '),
          )}
        />
      ),
    ],
    [
      t('career.education'),
      data.education.length > 0 && (
        <Lines
          lines={data.education.map(({ title, school, year }) => [title, school, year].filter(Boolean).join(', '))}
        />
      ),
    ],
    [
      t('career.languages'),
      data.languages
        .map(({ language, level }) =>
          [nameOf(language), level && t(`career.levels.${level}`)].filter(Boolean).join(' '),
        )
        .join(', '),
    ],
    [t('career.skills'), data.skills.join(', ')],
    [t('wishes.employment'), data.employmentTypes.map((type) => fields(`employmentType.${type}`)).join(', ')],
    [t('wishes.hours'), hours[0] && hours[1] && t('wishes.hoursRange', { from: hours[0], to: hours[1] })],
    [t('wishes.start'), data.earliestStart && formatDate(data.earliestStart)],
    [
      t('week.title'),
      (hasWeek(data.week) || data.maxNightsPerMonth !== null || data.freeWeekendsOfFour) && (
        <WeekChips week={data.week} maxNights={data.maxNightsPerMonth} freeWeekends={data.freeWeekendsOfFour} />
      ),
    ],
  ];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
