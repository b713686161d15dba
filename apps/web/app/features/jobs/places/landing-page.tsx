import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../../ui/breadcrumb.tsx';

/** Places the picture of the head next to the text, on a phone behind everything. */
export const HEAD_PICTURE = 'col-start-2 row-[1/span_2] max-md:order-3 max-md:px-gutter max-md:pt-0 max-md:pb-12';

type LandingPageProps = {
  crumbs: readonly Crumb[];
  title: string;
  /** Below the title. */
  region?: string;
  /** Sets `--head`, the colour of the head. */
  headClass: string;
  text: ReactNode;
  picture: ReactNode;
  children: ReactNode;
};

/** Lays out a landing page. On a phone the jobs follow the title; the text and the picture come behind them. */
export function LandingPage(props: LandingPageProps) {
  const { crumbs, title, region, headClass, text, picture, children } = props;
  return (
    <div className="max-md:flex max-md:flex-col">
      <header className={clsx('border-wall border-b-4 bg-(--head) max-md:contents', headClass)}>
        <div className="wrap grid min-h-68 grid-cols-[minmax(0,1fr)_24rem] gap-x-12 gap-y-4 max-lg:grid-cols-[minmax(0,1fr)_16rem] max-md:contents">
          <div className="self-end border-wall pt-4 max-md:self-auto max-md:border-b-4 max-md:bg-(--head) max-md:px-gutter max-md:pt-1 max-md:pb-4">
            <Breadcrumb items={crumbs} />
            <h1 className="wrap-break-word mt-2 ml-[-0.03em] hyphens-auto text-[clamp(2.25rem,4.6vw,4rem)] leading-none tracking-[-0.035em] max-md:text-[clamp(1.75rem,8vw,2.5rem)] max-md:leading-[1.05]">
              {title}
            </h1>
            {region && <p className="text-fs-7 text-ink-2">{region}</p>}
          </div>
          <div className="row-[2] pb-10 max-md:order-2 max-md:px-gutter max-md:pb-6">{text}</div>
          {picture}
        </div>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-x-12 gap-y-10 pt-10 pb-24 max-lg:grid-cols-1 max-md:order-1 max-md:pt-4 max-md:pb-8">
        {children}
      </div>
    </div>
  );
}

/** Shows the first sentence, which says how many jobs there are. */
export function LandingIntro({ children }: { children: ReactNode }) {
  return <p className="mt-5 max-w-[44rem] text-fs-5 text-ink leading-[1.5] max-md:mt-0 max-md:text-fs-6">{children}</p>;
}

export function LandingText({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-[44rem] text-ink-2">{children}</p>;
}
