import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router';

export type Crumb = { label: string; to?: LinkProps['to'] };

export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumb.label')} className={className}>
      <ol className={clsx('crumbs')}>
        {items.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <ChevronRight size={16} />}
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
