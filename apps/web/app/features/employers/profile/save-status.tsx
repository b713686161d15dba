import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
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

/** Whether what was typed is retained; always in the same place. */
export function SaveStatus() {
  const { t } = useTranslation('own-employers', { keyPrefix: 'save' });
  const { status, savedAt, isDraft } = useEmployerForm();
  const Icon = ICONS[status];
  const time = savedAt ? clockTime(toBerlinClock(savedAt)) : '';
  const key = status === 'waiting' ? 'saving' : status === 'saved' && isDraft ? 'draft' : status;
  return (
    <p className="oe-save" data-status={status} role="status">
      {Icon && <Icon size={18} className={key === 'saving' ? 'spin' : undefined} />}
      {key !== 'idle' && <span className="num">{t(key, { time })}</span>}
    </p>
  );
}
