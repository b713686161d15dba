import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** `field` is the id of the control. */
export type FormProblem = { field: string; text: string };

type ErrorSummaryProps = {
  problems: readonly FormProblem[];
  /** An error that belongs to no field. */
  failure?: ReactNode;
  /** Counts up with every attempt to send: the summary then takes the focus. */
  attempt: number;
};

/** Lists the problems that prevent sending, above the form; each line links to its field. */
export function ErrorSummary({ problems, failure, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0 && !failure) return null;
  return (
    <div className="note note-warn" role="alert" tabIndex={-1} ref={box}>
      <CircleAlert size={20} />
      <div className="grid gap-1">
        <b>{failure ?? t('form.problems', { count: problems.length })}</b>
        {problems.length > 0 && (
          <ul className="grid gap-1">
            {problems.map(({ field, text }) => (
              <li key={field}>
                <a className="link" href={`#${field}`} onClick={(event) => focusField(event, field)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function focusField(event: MouseEvent, field: string): void {
  event.preventDefault();
  document.getElementById(field)?.focus();
}
