import type { BookmarkKind } from '@stellenvisite/contract/seekers/bookmarks';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { TabsNav } from '../../../ui/tabs-nav.tsx';
import { useBookmarkCount } from '../../jobs/display/heart/bookmark-store.ts';
import { comparePath } from '../comparison/compare-address.ts';

/** Heading and tabs of both lists; the counts come when the person's list is known. */
export function BookmarksHead({ kind }: { kind: BookmarkKind }) {
  const { t } = useTranslation('bookmarks');
  const [jobs, employers] = [useBookmarkCount('job'), useBookmarkCount('employer')];
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('heading')}</h1>
          <p>{t('lead')}</p>
        </div>
        {kind === 'job' && (jobs ?? 0) > 1 && (
          <LinkButton variant="secondary" to={comparePath([])}>
            {t('compare')}
          </LinkButton>
        )}
      </header>
      <TabsNav
        label={t('heading')}
        tabs={[
          {
            to: '/dashboard/merkliste',
            label: t('tab.job'),
            current: kind === 'job',
            ...(jobs !== undefined && { count: jobs }),
          },
          {
            to: '/dashboard/merkliste/arbeitgeber',
            label: t('tab.employer'),
            current: kind === 'employer',
            ...(employers !== undefined && { count: employers }),
          },
        ]}
      />
    </>
  );
}
