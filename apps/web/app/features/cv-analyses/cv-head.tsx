import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PROFILE_PATH } from '../seeker-profiles/shared/field-target.ts';

export function CvHead({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation('cv-analyses');
  return (
    <header className="area-head cv-head">
      <div>
        <Link to={PROFILE_PATH} className="cv-back">
          <ChevronLeft size={18} />
          {t('back')}
        </Link>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
    </header>
  );
}
