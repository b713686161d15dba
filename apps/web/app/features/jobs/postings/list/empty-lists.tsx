import type { OwnJobs } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { withoutFilter } from './list-address.ts';

/** Nothing fits all filters: each of them can be dropped, with what there would be then. */
export function NoHits({ relax }: { relax: OwnJobs['relax'] }) {
  const { t } = useTranslation('own-jobs');
  const [params] = useSearchParams();
  return (
    <EmptyState
      title={t('nothing.title')}
      text={relax.length > 0 ? t('nothing.text') : t('nothing.other')}
      actions={
        <>
          {relax.map(({ filter, count }) => (
            <Link
              key={filter}
              className="btn btn-secondary btn-s"
              to={{ search: withoutFilter(params, filter).toString() }}
              preventScrollReset
            >
              {t('nothing.without', { filter: t(`filterName.${filter}`), count })}
            </Link>
          ))}
          <LinkButton variant="ghost" size="s" to="?tab=all">
            {t('nothing.all')}
          </LinkButton>
        </>
      }
    />
  );
}

export function NoJobs({ mayChange, onImport }: { mayChange: boolean; onImport: () => void }) {
  const { t } = useTranslation('own-jobs');
  return (
    <EmptyState
      art="building"
      title={t('none.title')}
      text={t(mayChange ? 'none.text' : 'none.viewer')}
      actions={
        mayChange && (
          <>
            <LinkButton to="/post-job">{t('none.first')}</LinkButton>
            <Button variant="secondary" onClick={onImport}>
              {t('csv.import')}
            </Button>
          </>
        )
      }
    />
  );
}
