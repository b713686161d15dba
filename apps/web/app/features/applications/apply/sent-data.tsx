import type { Applicant } from '@stellenvisite/contract/applications.schema';
import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/duty';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShiftCell } from '../../jobs/shared/shift-cell.tsx';
import type { ApplyValues } from './apply-values.ts';

type SentDataProps = { applicant: Applicant; values: ApplyValues };

/** The profile as it will be sent, and what stays here. */
export function SentData({ applicant, values }: SentDataProps) {
  const { t } = useTranslation('applications');
  const profile = values.kind === 'short' ? null : applicant.profile;
  const name = [applicant.academicTitle, values.fullName].filter(Boolean).join(' ');
  const years = profile?.yearsOfExperience;
  const further = profile ? furtherParts(profile).map((part) => t(`apply.part.${part}`)) : [];
  return (
    <dl className="apl-sent">
      <Datum term={t('apply.field.fullName')}>{name}</Datum>
      <Datum term={t('apply.field.occupation')}>{values.occupation}</Datum>
      <Datum term={t('apply.field.email')}>{applicant.email}</Datum>
      <Datum term={t('apply.field.phone')}>{values.phone}</Datum>
      <Datum term={t('apply.field.location')}>{values.location}</Datum>
      {profile && (
        <Datum term={t('apply.sent.experience')}>
          {typeof years === 'number' && t('apply.sent.years', { count: years })}
        </Datum>
      )}
      {profile?.week && <WishedWeek week={profile.week} maxNights={profile.maxNightsPerMonth} />}
      {further.length > 0 && (
        <div className="apl-wide">
          <dt>{t('apply.sent.further')}</dt>
          <dd>{further.join(', ')}</dd>
        </div>
      )}
      <div className="apl-wide apl-unsent">
        <dt>{t('apply.sent.not')}</dt>
        <dd>{t(profile ? 'apply.sent.notFull' : 'apply.sent.notShort')}</dd>
      </div>
    </dl>
  );
}

function Datum({ term, children }: { term: string; children: ReactNode }) {
  const { t } = useTranslation('applications');
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || <span className="font-normal text-ink-2">{t('apply.sent.nothing')}</span>}</dd>
    </div>
  );
}

type Profile = NonNullable<Applicant['profile']>;

function furtherParts(profile: Profile): string[] {
  const lists = ['experience', 'education', 'languages', 'skills', 'specialties', 'employmentTypes'] as const;
  return [
    ...lists.filter((name) => profile[name].length > 0),
    ...(profile.licence ? ['licence'] : []),
    ...(profile.earliestStart ? ['start'] : []),
  ];
}

type WishedWeekProps = { week: NonNullable<Profile['week']>; maxNights: number | null };

/** The shifts somebody likes to work, day by day. */
function WishedWeek({ week, maxNights }: WishedWeekProps) {
  const { t } = useTranslation('applications');
  const { t: words } = useTranslation('ui');
  const liked = week.map((day) => SHIFTS.filter((shift) => day[shift] === 'like'));
  const described = WEEKDAYS.map((day, index) => {
    const names = (liked[index] ?? []).map((shift) => words(`shift.${shift}.name`));
    return `${words(`week.day.${day}`)}: ${names.join(', ') || t('apply.sent.freeDay')}`;
  });
  return (
    <div className="apl-wide apl-week">
      <div>
        <dt>{t('apply.sent.week')}</dt>
        <dd>{maxNights === null ? t('apply.sent.likes') : t('apply.sent.maxNights', { count: maxNights })}</dd>
      </div>
      <dd className="week" role="img" aria-label={described.join('; ')}>
        {WEEKDAYS.map((day, index) => (
          <span key={day} className="week-day" aria-hidden="true">
            <i>{words(`week.day.${day}`)}</i>
            {liked[index]?.length ? (
              liked[index].map((shift) => <ShiftCell key={shift} shift={shift} />)
            ) : (
              <ShiftCell shift={null} />
            )}
          </span>
        ))}
      </dd>
    </div>
  );
}
