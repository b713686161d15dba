import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { Transparency } from '@stellenvisite/contract/support/reports.schema';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/fact-list.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';

type Row = { name: string; count: number };

/** The yearly figures on reports and decisions; every number appears in a table, so nothing is reported by a picture alone. */
export function TransparencyPage({ figures }: { figures: Transparency }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const { year, years, appeals, medianHours } = figures;
  return (
    <div className="wrap grid max-w-[60rem] gap-10 py-10 md:py-16">
      <header>
        <h1 className="text-fs-1 leading-head max-sm:text-fs-2">{t('transparency.title')}</h1>
        <p className="mt-3 text-fs-5 text-ink-2">{t('transparency.lead', { year })}</p>
        {years.length > 1 && (
          <nav className="mt-4 flex flex-wrap gap-4" aria-label={t('transparency.years')}>
            {years.map((each) =>
              each === year ? (
                <b key={each} aria-current="page">
                  {each}
                </b>
              ) : (
                <TextLink key={each} to={`/transparenz?jahr=${each}`}>
                  {each}
                </TextLink>
              ),
            )}
          </nav>
        )}
      </header>
      <section aria-labelledby="figures">
        <h2 id="figures" className="mb-4 text-fs-3">
          {t('transparency.figures', { year })}
        </h2>
        <FactList
          facts={[
            { id: 'reports', term: t('transparency.reports'), text: number(figures.reports) },
            { id: 'decided', term: t('transparency.decided'), text: number(figures.decided) },
            {
              id: 'median',
              term: t('transparency.median'),
              text:
                medianHours === null
                  ? t('transparency.none')
                  : t('transparency.hours', { count: medianHours, hours: number(medianHours) }),
            },
            { id: 'automatic', term: t('transparency.automatic'), text: number(figures.automatic) },
            {
              id: 'appeals',
              term: t('transparency.appeals'),
              text: t('transparency.appealsText', {
                total: number(appeals.reporter + appeals.affected),
                reporter: number(appeals.reporter),
                affected: number(appeals.affected),
                upheld: number(appeals.upheld),
                changed: number(appeals.changed),
                open: number(appeals.open),
              }),
            },
            { id: 'authorities', term: t('transparency.authorities'), text: t('transparency.authoritiesText') },
          ]}
        />
      </section>
      <Table
        title={t('transparency.byReason')}
        rows={figures.byReason.map(({ reason, count }) => ({ name: t(`reason.${reason}`), count }))}
      />
      <Table
        title={t('transparency.byTarget')}
        rows={figures.byTarget.map(({ kind, count }) => ({ name: t(`target.${kind}`), count }))}
      />
      <Table
        title={t('transparency.byMeasure')}
        rows={figures.byMeasure.map(({ measure, count }) => ({ name: t(`statement.measures.${measure}`), count }))}
      />
      <Table
        title={t('transparency.byGround')}
        rows={figures.byGround.map(({ ground, count }) => ({ name: t(`statement.grounds.${ground}`), count }))}
      />
      <section aria-labelledby="how" className="grid gap-3 text-ink-2">
        <h2 id="how" className="text-fs-3 text-ink">
          {t('transparency.how')}
        </h2>
        <p>{t('transparency.howReport')}</p>
        <p>{t('transparency.howDecide')}</p>
        <p>{t('transparency.howAppeal')}</p>
      </section>
    </div>
  );
}

function Table({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  return (
    <DataTable
      caption={title}
      showCaption
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: t('transparency.what'), cell: ({ name }) => name, rowHeader: true },
        {
          key: 'count',
          header: t('transparency.count'),
          cell: ({ count }) => formatNumber(count, locale),
          align: 'end',
        },
      ]}
    />
  );
}
