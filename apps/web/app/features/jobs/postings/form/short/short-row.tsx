import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePosting } from '../use-posting.ts';
import { isFilled, type Prefill, ROWS, type RowName, sourceOf } from './prefill.ts';

type ShortRowProps = {
  name: RowName;
  prefill: Prefill;
  /** The first row that is still empty is marked while no other one is being edited. */
  isNext: boolean;
  /** The row has several fields with labels of their own; otherwise the row's heading is the label of its one field. */
  hasLabels?: boolean;
  title?: string;
  help?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Renders one of the ten rows: its number or a tick, its name, and where its value comes from until somebody changes it. */
export function ShortRow({
  name,
  prefill,
  isNext,
  hasLabels = false,
  title,
  help,
  className,
  children,
}: ShortRowProps) {
  const { t } = useTranslation('job-postings');
  const { content } = usePosting();
  const titleId = useId();
  const number = ROWS.indexOf(name) + 1;
  const isDone = isFilled(name, content);
  const source = sourceOf(name, content, prefill);
  return (
    <div
      // A row with one field has the field's own label; naming the group as well would say the same twice.
      {...(hasLabels && { role: 'group', 'aria-labelledby': titleId })}
      className={clsx('pj-row', isNext && 'pj-row-next', !hasLabels && 'pj-row-one', className)}
    >
      <span className={clsx('pj-row-mark num', isDone ? 'done' : 'gap')} aria-hidden="true">
        <span className="md:hidden">{number}</span>
        <span className="max-md:hidden">{isDone ? <Check size={16} /> : number}</span>
      </span>
      <div className="pj-row-head">
        <h2 id={titleId}>{title ?? t(`form.short.row.${name}`)}</h2>
        {!isDone && <span className="visually-hidden">{t('form.state.todo')}</span>}
        {source && <span className="pj-row-source">{t(`form.short.source.${source}`)}</span>}
      </div>
      <div className="pj-row-body">
        {children}
        {help && <p className="mt-1.5 text-fs-9 text-ink-2 leading-[1.45]">{help}</p>}
      </div>
    </div>
  );
}
