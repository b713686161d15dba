import { clockTime, toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { formatDate } from '@stellenvisite/contract/format-date';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useProfile } from './use-profile.ts';

const ICONS = {
  waiting: LoaderCircle,
  saving: LoaderCircle,
  saved: Check,
  offline: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
} as const;

/** Whether what was typed is saved; always in the same place. */
export function SaveStatus() {
  const { t } = useTranslation('seeker-profiles');
  const { status, savedAt, flush } = useProfile();
  const shown = status === 'waiting' ? 'saving' : status;
  const Icon = shown === 'idle' ? null : ICONS[shown];
  const isWarning = shown === 'offline' || shown === 'refused' || shown === 'conflict';
  return (
    <div className={isWarning ? 'psave psave-warn' : 'psave'}>
      {Icon && <Icon size={18} className={shown === 'saving' ? 'spin' : undefined} />}
      <p role="status">
        {shown !== 'idle' && (
          <>
            <b>{t(`save.${shown}.title`)}</b> <small className="num">{detailOf(shown)}</small>
          </>
        )}
      </p>
      {shown === 'refused' && (
        <Button variant="secondary" size="s" onClick={() => void flush()}>
          {t('save.again')}
        </Button>
      )}
    </div>
  );

  function detailOf(state: Exclude<typeof shown, 'idle'>): string {
    if (state !== 'saved' || !savedAt) return t(`save.${state}.text`, { time: '' });
    const isToday = formatDate(savedAt) === formatDate(new Date());
    return isToday
      ? t('save.saved.text', { time: clockTime(toBerlinClock(savedAt)) })
      : t('save.saved.on', { date: formatDate(savedAt) });
  }
}
