import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { RecentSearch } from './recent-searches.ts';

export type RecentListProps = {
  recent: readonly RecentSearch[];
  onClear: () => void;
  onFollow?: () => void;
  className?: string;
};

/** The searches this device remembers. It stands below what the page is about, so that nothing moves when it appears. */
export function RecentList({ recent, onClear, onFollow, className }: RecentListProps) {
  const { t } = useTranslation('search');
  if (recent.length === 0) return null;
  return (
    <section className={className} aria-label={t('recent.title')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-fs-5">{t('recent.title')}</h2>
        <Button variant="ghost" size="s" onClick={onClear}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className="recent">
        {recent.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} onClick={onFollow}>
              <History size={18} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-fs-8 text-ink-2">{t('recent.note')}</p>
    </section>
  );
}
