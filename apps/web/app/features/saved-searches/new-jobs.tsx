import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

/** „4 neue Stellen“, or nothing. */
export function NewJobs({ count }: { count: number }) {
  const { t } = useTranslation('saved-searches');
  return count > 0 ? (
    <Badge kind="new" className="num">
      {t('new', { count })}
    </Badge>
  ) : null;
}
