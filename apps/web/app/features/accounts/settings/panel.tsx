import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; text?: ReactNode; danger?: boolean; children: ReactNode };

/** One matter of the settings: what it is, and what to do about it. */
export function Panel({ title, text, danger, children }: PanelProps) {
  const id = useId();
  return (
    <section className={clsx('panel', danger && 'panel-danger')} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      <div className="panel-body">{children}</div>
    </section>
  );
}
