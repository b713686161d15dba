import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';

const READING = [
  { keys: ['J', 'K'], word: 'browse' },
  { keys: ['/'], word: 'search' },
] as const;

const MOVING = [
  { keys: ['E'], word: 'invite' },
  { keys: ['A'], word: 'reject' },
  { keys: ['Z'], word: 'offer' },
  { keys: ['1–6'], word: 'move' },
  { keys: ['X'], word: 'select' },
] as const;

const KEYS = [
  ['J, K, ↑, ↓', 'browse'],
  ['←, →', 'columns'],
  ['Enter', 'open'],
  ['E', 'invite'],
  ['A', 'reject'],
  ['Z', 'offer'],
  ['R', 'ask'],
  ['N', 'note'],
  ['1–6', 'move'],
  ['X', 'select'],
  ['/', 'search'],
  ['Esc', 'close'],
  ['?', 'all'],
] as const;

type KeyLegendProps = { mayMove: boolean; onHelp: () => void; next: ReceivedApplication | null };

/** Renders the keys at the foot of the board, and what the letters of the shifts mean. */
export function KeyLegend({ mayMove, onHelp, next }: KeyLegendProps) {
  const { t } = useTranslation('received-applications');
  const nameOf = useApplicantName();
  return (
    <footer className="rb-keys">
      {[...READING, ...(mayMove ? MOVING : [])].map(({ keys, word }) => (
        <span key={word}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {t(`keys.${word}`)}
        </span>
      ))}
      <button type="button" onClick={onHelp}>
        <kbd>?</kbd>
        {t('keys.all')}
      </button>
      {next && (
        <span className="rb-next">
          {t('queue.next')} <b>{nameOf(next)}</b>
        </span>
      )}
      <span className="rb-legend">
        {t('wish.legend')}
        {(['like', 'ok', 'no'] as const).map((wish) => (
          <span key={wish}>
            <span className="rb-wish" aria-hidden="true">
              <i className={`sh-early rb-wish-${wish}`}>{t('wish.letter')}</i>
            </span>
            {t(`wish.${wish}`)}
          </span>
        ))}
      </span>
    </footer>
  );
}

/** Lists all shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('received-applications');
  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <dl className="rb-shortcuts">
        {KEYS.map(([keys, word]) => (
          <div key={word}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`keys.${word}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
