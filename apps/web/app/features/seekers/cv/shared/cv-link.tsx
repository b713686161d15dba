import { FileSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../../ui/button.tsx';

export const CV_PATH = '/dashboard/profil/lebenslauf';

export const cvAnalysisPath = (id: string): string => `${CV_PATH}/${id}`;

/** From the profile and the overview to the analysis of a CV; its words stand next to those of the profile. */
export function CvLink() {
  const { t } = useTranslation('seeker-profiles');
  return (
    <Link to={CV_PATH} className={buttonClass({ variant: 'secondary', size: 's' })}>
      <FileSearch size={18} />
      {t('readCv')}
    </Link>
  );
}
