import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BackToFeeds } from '../feed-parts.tsx';
import { addressPath, reportPath } from '../feed-paths.ts';

const SETUP_STEPS = ['address', 'format', 'report', 'import'] as const;

type SetupStep = (typeof SETUP_STEPS)[number];

type SetupHeadProps = { step: SetupStep; feedId?: string | undefined; lead: ReactNode };

export function SetupHead({ step, feedId, lead }: SetupHeadProps) {
  const { t } = useTranslation('feeds');
  return (
    <>
      <BackToFeeds />
      <header className="area-head">
        <div>
          <h1>{t('add')}</h1>
          <p>{lead}</p>
        </div>
      </header>
      <StepNav step={step} feedId={feedId} />
    </>
  );
}

/** Renders the four steps of a new feed. One can go back to what is done. */
function StepNav({ step, feedId }: { step: SetupStep; feedId?: string | undefined }) {
  const { t } = useTranslation('feeds');
  const current = SETUP_STEPS.indexOf(step);
  const pathOf = (name: SetupStep) => {
    if (!feedId || step === 'import') return null;
    return name === 'report' ? reportPath(feedId) : addressPath(feedId);
  };
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="grid grid-cols-[repeat(4,1fr)] mb-6 bg-sheet border border-line rounded-sheet overflow-hidden [&_[data-done]_i]:bg-good-tint [&_[data-done]_i]:text-good [&_[data-done]_i]:shadow-none [&_[aria-current]_i]:bg-marker [&_[aria-current]_i]:text-on-marker [&_[aria-current]_i]:shadow-none max-md:flex max-md:-mx-(--gutter) max-md:mb-5 max-md:border-x-0 max-md:rounded-none max-md:[&_li:not([aria-current])_b]:absolute max-md:[&_li:not([aria-current])_b]:w-[1px] max-md:[&_li:not([aria-current])_b]:h-[1px] max-md:[&_li:not([aria-current])_b]:overflow-hidden max-md:[&_li:not([aria-current])_b]:[clip-path:inset(50%)]">
        {SETUP_STEPS.map((name, index) => {
          const isDone = index < current;
          const path = isDone ? pathOf(name) : null;
          const content = (
            <>
              <i
                className="grid place-items-center w-7 h-7 flex-none rounded-cell shadow-[inset_0_0_0_1px_var(--line-2)] font-display font-bold text-fs-8 leading-none"
                aria-hidden="true"
              >
                {isDone ? <Check size={16} /> : index + 1}
              </i>
              <b className="font-[inherit]">
                {t(`steps.${name}`)}
                {isDone && <span className="visually-hidden">{t('steps.done')}</span>}
              </b>
            </>
          );
          return (
            <li
              className="relative flex items-center min-h-13 font-text font-medium text-fs-8 leading-[1.2] text-ink-2 not-first:border-l not-first:border-l-line data-done:text-ink [&[aria-current]]:bg-marker-soft [&[aria-current]]:text-ink [&[aria-current]]:font-semibold [&[aria-current]]:after:absolute [&[aria-current]]:after:top-auto [&[aria-current]]:after:bottom-0 [&[aria-current]]:after:inset-x-0 [&[aria-current]]:after:h-[5px] [&[aria-current]]:after:bg-marker-2 max-md:flex-[0_0_3.75rem] max-md:justify-center max-md:[&[aria-current]]:flex-1"
              key={name}
              data-done={isDone || undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              {path ? (
                <Link
                  className="flex items-center gap-[10px] min-h-tap flex-1 py-0 px-4 max-md:justify-center max-md:p-0"
                  to={path}
                >
                  {content}
                </Link>
              ) : (
                <span className="flex items-center gap-[10px] min-h-tap flex-1 px-4 max-md:justify-center max-md:p-0">
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
