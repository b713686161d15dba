import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOccupationChoices } from '../employer-view.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';
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
    <dl className="career-facts">
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
    <div>
      <dt>{term}</dt>
      <dd>
        {children || <span className="career-missing">{t('career.missing')}</span>}
        {note && <small>{note}</small>}
        {warning && <small className="career-warning">{warning}</small>}
      </dd>
    </div>
  );
}
