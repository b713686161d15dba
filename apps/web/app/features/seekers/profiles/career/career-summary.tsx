import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '../shared/use-language-name.ts';
import { useOccupationChoices } from '../shared/use-occupation-choices.ts';
import { useProfile } from '../use-profile.ts';

export function CareerSummary() {
  const { t } = useTranslation('seeker-profiles');
  const { data, stored } = useProfile();
  const { levelLabel } = useOccupationChoices();
  const nameOf = useLanguageName();
  const cv = stored.files.find(({ kind }) => kind === 'cv')?.file;
  const last = data.experience[0];
  const open = data.languages.filter(({ level }) => level === null).map(({ language }) => nameOf(language));
  const spoken = data.languages.map(({ language, level }) =>
    level && level !== 'native' ? `${nameOf(language)} ${level}` : nameOf(language),
  );
  return (
    <dl className="mt-3 grid grid-cols-4 border-line border-t max-lg:grid-cols-2">
      <Fact term={t('career.licence')} note={levelLabel(data.level)}>
        {data.licence && t(`career.licences.${data.licence}`)}
      </Fact>
      <Fact term={t('career.years')} note={last && [last.position, last.employer].filter(Boolean).join(', ')}>
        {data.yearsOfExperience !== null && t('career.yearsCount', { count: data.yearsOfExperience })}
      </Fact>
      <Fact
        term={t('career.languages')}
        warning={open.length > 0 && t('career.levelMissing', { languages: open.join(', ') })}
      >
        {spoken.join(', ')}
      </Fact>
      <Fact
        term={t('career.cv')}
        note={cv && <span className="num">{t('career.uploaded', { date: formatDate(cv.createdAt) })}</span>}
      >
        {cv?.name}
      </Fact>
    </dl>
  );
}

type FactProps = { term: string; note?: ReactNode; warning?: ReactNode; children: ReactNode };

function Fact({ term, note, warning, children }: FactProps) {
  const { t } = useTranslation('seeker-profiles');
  return (
    <div className="not-first:border-line not-first:border-l px-5 pt-3.5 pb-5 max-md:px-gutter max-md:py-3 max-lg:nth-[n+3]:border-line max-lg:nth-[n+3]:border-t max-lg:odd:border-l-0">
      <dt className="text-fs-8 text-ink-2">{term}</dt>
      <dd className="wrap-anywhere mt-0.5 font-semibold text-fs-7 leading-[1.35]">
        {children || <span className="font-normal text-ink-2">{t('career.missing')}</span>}
        {note && <small className="block font-normal text-ink-2">{note}</small>}
        {warning && <small className="block font-medium text-warn">{warning}</small>}
      </dd>
    </div>
  );
}
