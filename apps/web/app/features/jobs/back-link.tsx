import { categoryPath } from '@stellenvisite/contract/category-slugs';
import type { JobCategory } from '@stellenvisite/contract/job-fields';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

/** Back to the list one came from, else to all jobs of the category. */
export function BackLink({ category }: { category: JobCategory }) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const from = useListAddress();
  return (
    <nav className="crumb no-print" aria-label={ui('breadcrumb.label')}>
      <Link to={from ?? categoryPath(category)}>
        <ChevronLeft size={18} />
        {from ? t('back.results') : t('back.category', { category: field(`categoryIn.${category}`) })}
      </Link>
    </nav>
  );
}

/** Known in the browser only, and after hydration: the page is the same for everyone. */
function useListAddress(): string | null {
  const { state } = useLocation();
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => setFrom(listAddressIn(state)), [state]);
  return from;
}

function listAddressIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/jobs(\?|$)/.test(from) ? from : null;
}
