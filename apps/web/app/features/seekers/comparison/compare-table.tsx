// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the parts of the table are boxes, which have no role of their own

import { payForHours } from '@stellenvisite/contract/jobs/pay/full-time-pay';
import { estimateNetPay } from '@stellenvisite/contract/jobs/pay/net-pay/estimate-net-pay';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { applyPath } from '../../jobs/display/apply/apply-button.tsx';
import { ownApplicationPath, useShownApplication } from '../../jobs/display/apply/own-application-store.ts';
import { OwnDate } from '../../jobs/display/apply/own-status.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { formatAmount, formatPayRange } from '../../jobs/display/pay.ts';
import type { CardMatch } from '../../jobs/display/score/match-store.ts';
import { useMatches } from '../../jobs/display/score/match-store.ts';
import { useJobWords } from '../../jobs/display/use-job-words.ts';
import { useAssumptions } from './assumption-store.ts';
import { comparePath } from './compare-address.ts';
import { bestColumns, type Compared, type Figures, figuresOf } from './compared-job.ts';
import { LetterMark } from './letter-mark.tsx';

const ROWS = ['match', 'pay', 'hours', 'distance', 'weekends', 'answer', 'net'] as const;
type Row = (typeof ROWS)[number];

/** A value, and what it depends on. */
type Fact = { value: ReactNode; note?: ReactNode };

const EDGE = 'border-line border-t px-5 py-3.5 align-top max-md:px-gutter';

/** Renders the facts of two or three jobs in columns; the best value of a row is marked. */
export function CompareTable({ jobs }: { jobs: readonly Compared[] }) {
  const { t } = useTranslation('comparison');
  const matchOf = useMatches(jobs.map(({ saved }) => saved.job.id));
  const matches = jobs.map(({ saved }) => matchOf.get(saved.job.id));
  const facts = useFacts();
  const assumed = useAssumptions();
  const nets = jobs.map(({ saved }) => estimateNetPay(saved.job, assumed));
  const figures = jobs.map(({ saved }, at) => figuresOf(saved, matches[at], nets[at] ?? null));
  const firstShown = jobs.findIndex(({ isShown }) => isShown);
  const isOneCurrency = new Set(jobs.flatMap(({ saved }) => saved.job.salary?.currency ?? [])).size < 2;
  return (
    <table
      role="table"
      className="mt-6 w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:block max-md:w-auto max-md:rounded-none max-md:border-x-0"
    >
      <caption className="visually-hidden">{t('table.caption', { count: jobs.length })}</caption>
      <thead role="rowgroup" className="max-md:block">
        <tr role="row" className="max-md:grid max-md:grid-cols-2">
          <td className="w-60 px-5 max-md:hidden" />
          {jobs.map((compared, column) => (
            <ColumnHead
              key={compared.saved.job.id}
              compared={compared}
              isFirst={column === firstShown}
              others={idsWithout(jobs, compared)}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {ROWS.map((row) => {
          const best = row in (figures[0] ?? {}) ? bestColumns(row as keyof Figures, figures, isOneCurrency) : [];
          return (
            <tr key={row} role="row" className={clsx('max-md:grid max-md:grid-cols-2', row === 'net' && 'bg-sheet-2')}>
              <th
                role="rowheader"
                scope="row"
                className={clsx(
                  EDGE,
                  'text-left font-semibold text-fs-7 max-md:col-span-full max-md:pb-0 max-md:font-normal max-md:text-fs-8 max-md:text-ink-2',
                )}
              >
                {t(`row.${row}`)}
                {row === 'net' && <small className="block font-normal text-fs-8 text-ink-2">{t('row.netNote')}</small>}
              </th>
              {jobs.map(({ saved, isShown }, column) => {
                const { value, note } = facts[row](saved, matches[column], nets[column] ?? null);
                return (
                  <td
                    key={saved.job.id}
                    role="cell"
                    className={clsx(
                      EDGE,
                      'border-l max-md:border-t-0 max-md:pt-1',
                      column === firstShown && 'max-md:border-l-0',
                      !isShown && 'max-md:hidden',
                      saved.state !== 'open' && 'text-ink-2',
                    )}
                  >
                    <b
                      className={clsx(
                        'num font-semibold text-fs-6 leading-[1.3]',
                        best.includes(column) && 'border-marker-2 border-b-3',
                      )}
                    >
                      {value}
                    </b>
                    {best.includes(column) && <span className="visually-hidden">{t('best')}</span>}
                    {note && <small className="mt-0.5 block text-fs-8 text-ink-2">{note}</small>}
                  </td>
                );
              })}
            </tr>
          );
        })}
        <tr role="row" className="max-md:grid max-md:grid-cols-2">
          <td className={clsx(EDGE, 'max-md:hidden')} />
          {jobs.map(({ saved, isShown }, column) => (
            <td
              key={saved.job.id}
              role="cell"
              className={clsx(
                EDGE,
                'border-l',
                column === firstShown && 'max-md:border-l-0',
                !isShown && 'max-md:hidden',
              )}
            >
              <NextStep compared={saved} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const idsWithout = (jobs: readonly Compared[], without: Compared): string[] =>
  jobs.filter((each) => each !== without).map(({ saved }) => saved.job.id);

type ColumnHeadProps = { compared: Compared; isFirst: boolean; others: readonly string[] };

function ColumnHead({ compared, isFirst, others }: ColumnHeadProps) {
  const { t } = useTranslation('comparison');
  const { letter, saved, isShown } = compared;
  const { job, state } = saved;
  const own = useShownApplication(job.id);
  const title = <JobTitle title={job.title} />;
  return (
    <th
      role="columnheader"
      scope="col"
      className={clsx(
        'relative border-line border-l px-5 py-4 text-left align-top font-normal max-md:px-gutter',
        isFirst && 'max-md:border-l-0',
        !isShown && 'max-md:hidden',
        state !== 'open' && 'bg-sheet-2 text-ink-2',
      )}
    >
      <span className="flex items-center justify-between">
        <LetterMark letter={letter} />
        <Link
          className="-m-2.5 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sheet-2 hover:text-ink"
          to={comparePath(others)}
          aria-label={t('remove', { name: job.title })}
          preventScrollReset
        >
          <X size={18} />
        </Link>
      </span>
      <span className="mt-3 block hyphens-auto wrap-break-word font-semibold text-fs-6 leading-[1.3]" lang="de">
        {state === 'open' ? (
          <Link className="hover:underline hover:underline-offset-[0.15em]" to={`/jobs/${job.id}`}>
            {title}
          </Link>
        ) : (
          title
        )}
      </span>
      <span className="mt-1 block text-fs-8 text-ink-2" lang="de">
        {job.employer.name}
      </span>
      <span className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {state !== 'open' && <Badge>{t(`state.${state}`)}</Badge>}
        {own && (
          <Suspense>
            <OwnDate application={own} />
          </Suspense>
        )}
      </span>
    </th>
  );
}

function NextStep({ compared: { job, state, applyMethod } }: { compared: Compared['saved'] }) {
  const { t } = useTranslation('comparison');
  const own = useShownApplication(job.id);
  if (own)
    return (
      <LinkButton variant="secondary" wide to={ownApplicationPath(own)}>
        {t('action.application')}
      </LinkButton>
    );
  if (state !== 'open') return null;
  return applyMethod === 'here' ? (
    <LinkButton wide to={applyPath(job.id)} aria-label={t('action.applyNamed', { name: job.title })}>
      {t('action.apply')}
    </LinkButton>
  ) : (
    <LinkButton wide to={`/jobs/${job.id}`} aria-label={t('action.openNamed', { name: job.title })}>
      {t('action.open')}
    </LinkButton>
  );
}

type ToFact = (saved: Compared['saved'], match: CardMatch | undefined, net: ReturnType<typeof estimateNetPay>) => Fact;

/** From so many points on a job fits very well, well, or in parts. */
const FITS: readonly [least: number, key: string][] = [
  [85, 'very'],
  [70, 'well'],
  [50, 'partly'],
  [0, 'little'],
];

/** Returns how each row reads the facts of a job. Facts that the ad does not state are marked as unknown. */
function useFacts(): Record<Row, ToFact> {
  const { t } = useTranslation(['comparison', 'job-fields']);
  const locale = useLocale();
  const words = useJobWords();
  const unknown: Fact = { value: <span className="font-normal text-ink-2">{t('unknown')}</span> };
  return {
    match: (_saved, match) => {
      const score = match?.score;
      if (score === undefined || score === null) return unknown;
      const key = FITS.find(([least]) => score >= least)?.[1] ?? 'little';
      return {
        value: (
          <span className="inline-block rounded-cell bg-marker px-2.5 py-1.5 text-on-marker leading-none">
            {t('score', { score })}
          </span>
        ),
        note: t(`fit.${key}`),
      };
    },
    pay: ({ job }) => {
      const part = payForHours(job);
      const salary = part?.salary ?? job.salary;
      const tariff = job.tariff && [job.tariff.name, job.tariff.grade].filter(Boolean).join(' ');
      if (!salary) return tariff ? { value: tariff, note: t('pay.byTariff') } : unknown;
      const hours = part && words.hours(part.hours);
      const notes = [tariff, salary.period !== 'month' && t(`pay.${salary.period}`), hours && t('pay.for', { hours })];
      return { value: formatPayRange(salary, locale), note: notes.filter(Boolean).join(', ') };
    },
    hours: ({ job }) => {
      if (!job.hoursPerWeek) return job.employmentType ? { value: words.employment(job) } : unknown;
      return {
        value: words.hours(job.hoursPerWeek),
        ...(job.employmentType && { note: t(`job-fields:employmentType.${job.employmentType}`) }),
      };
    },
    distance: ({ job }, match) => {
      if (match?.distanceKm === undefined) return { value: job.location.city };
      return { value: words.distance(match.distanceKm), note: job.location.city };
    },
    weekends: ({ job }) =>
      job.freeWeekendsOfFour === null ? unknown : { value: t(`weekends.${job.freeWeekendsOfFour}`) },
    answer: ({ job }) =>
      job.employer.answerDays === undefined
        ? unknown
        : { value: t('answer', { count: job.employer.answerDays }), note: t('answerNote') },
    net: ({ job }, _match, net) => {
      if (!net) return { value: <span className="font-normal text-ink-2">{t('net.none')}</span> };
      const amount = (value: number) => formatAmount(value, net.currency, locale);
      const note = job.week
        ? net.supplements > 0
          ? t('net.supplements', { amount: amount(net.supplements) })
          : t('net.noSupplements')
        : t('net.unknownDuties');
      return { value: t('net.about', { amount: amount(net.net) }), note };
    },
  };
}
