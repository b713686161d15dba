import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { clsx } from 'clsx';
import { CloudCheck, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEmployerForm } from './use-employer-form.ts';

const ICONS = {
  idle: null,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  saved: CloudCheck,
  offline: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
} as const;

/** Checks whether what was typed is retained; always in the same place. */
export function SaveStatus({ className }: { className?: string }) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'save' });
  const { status, savedAt, isDraft } = useEmployerForm();
  const Icon = ICONS[status];
  const time = savedAt ? clockTime(toBerlinClock(savedAt)) : '';
  const key = status === 'waiting' ? 'saving' : status === 'saved' && isDraft ? 'draft' : status;
  return (
    <p
      className={clsx(
        'flex items-center gap-2 min-h-7 text-fs-8 text-good data-[status=waiting]:text-ink-2 data-[status=saving]:text-ink-2 data-[status=offline]:text-warn data-[status=refused]:text-warn data-[status=conflict]:text-warn',
        className,
      )}
      data-status={status}
      role="status"
    >
      {Icon && <Icon size={18} className={key === 'saving' ? 'spin' : undefined} />}
      {key !== 'idle' && <span className="num">{t(key, { time })}</span>}
    </p>
  );
}
