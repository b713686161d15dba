import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router';
import { useLocale } from '../use-locale.ts';

export type PaginationProps = {
  page: number;
  pageCount: number;
  /** The address of a page. */
  toPage: (page: number) => LinkProps['to'];
  className?: string;
};

/** Pages are links: they can be opened in a tab, bookmarked and read by search engines. */
export function Pagination({ page, pageCount, toPage, className }: PaginationProps) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  if (pageCount < 2) return null;
  return (
    <nav className={clsx('pager', className)} aria-label={t('pager.label')}>
      <Step to={page > 1 ? toPage(page - 1) : undefined} rel="prev" before={<ChevronLeft size={18} />}>
        {t('pager.previous')}
      </Step>
      <ol className="num">
        {pageNumbers(page, pageCount).map((each, index, all) => (
          <li key={each ?? `gap-${all[index - 1]}`}>
            {each === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={toPage(each)}
                aria-label={t('pager.page', { page: each })}
                aria-current={each === page ? 'page' : undefined}
              >
                {formatNumber(each, locale)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pageCount ? toPage(page + 1) : undefined} rel="next" after={<ChevronRight size={18} />}>
        {t('pager.next')}
      </Step>
    </nav>
  );
}

type StepProps = {
  to: LinkProps['to'] | undefined;
  rel: string;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
};

function Step({ to, rel, before, after, children }: StepProps) {
  const content = (
    <>
      {before}
      <span>{children}</span>
      {after}
    </>
  );
  if (to === undefined) {
    return (
      <span className="pager-step" aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className="pager-step">
      {content}
    </Link>
  );
}

/** First, last, and the pages around the current one; null represents a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, pageCount]);
  for (let near = page - 1; near <= page + 1; near += 1) wanted.add(near);
  if (page <= 3) for (const early of [2, 3, 4]) wanted.add(early);
  if (page >= pageCount - 2) for (const late of [1, 2, 3]) wanted.add(pageCount - late);
  const pages = [...wanted].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const previous = pages[index - 1];
    if (previous === undefined || each === previous + 1) return [each];
    return each === previous + 2 ? [previous + 1, each] : [null, each];
  });
}
