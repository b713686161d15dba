import type { JobStatistics } from '@stellenvisite/contract/jobs/statistics.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { JobTitle } from '../display/job-title.tsx';
import { perHundred } from './statistics-figures.tsx';
import { StatCard, TABLE_IN_CARD } from './statistics-parts.tsx';

const FIRST = 5;

export function JobTable({ items }: Pick<JobStatistics, 'items'>) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const number = (value: number | null, max = 0) => (value === null ? '–' : formatNumber(value, locale, { max }));
  const rows = isWhole ? items : items.slice(0, FIRST);
  return (
    <StatCard
      title={t('byJob.title')}
      note={
        isWhole
          ? t('byJob.all', { count: items.length })
          : t('byJob.first', { shown: rows.length, count: items.length })
      }
      actions={
        items.length > FIRST && (
          <Button variant="ghost" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('byJob.fewer') : t('byJob.showAll', { count: items.length })}
          </Button>
        )
      }
    >
      <DataTable
        className={TABLE_IN_CARD}
        caption={t('byJob.title')}
        rows={rows}
        rowKey={({ jobId }) => jobId}
        columns={[
          {
            key: 'job',
            header: t('job'),
            rowHeader: true,
            cell: ({ jobId, title, department }) => (
              <>
                <Link className="link" to={`/jobs/${jobId}`} lang="de">
                  <JobTitle title={title} />
                </Link>
                {department && (
                  <small className="block font-normal text-ink-2" lang="de">
                    {department}
                  </small>
                )}
              </>
            ),
          },
          { key: 'views', header: t('views'), align: 'end', cell: ({ views }) => number(views) },
          { key: 'saves', header: t('saves'), align: 'end', cell: ({ saves }) => number(saves) },
          { key: 'applications', header: t('applications'), align: 'end', cell: (row) => number(row.applications) },
          { key: 'rate', header: t('byJob.rate'), align: 'end', cell: (row) => number(perHundred(row), 1) },
          { key: 'answer', header: t('byJob.answer'), align: 'end', cell: ({ answerDays }) => number(answerDays, 1) },
        ]}
      />
    </StatCard>
  );
}
