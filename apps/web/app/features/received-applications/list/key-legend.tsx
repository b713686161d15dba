import { useTranslation } from 'react-i18next';

type KeyLegendProps = { mayMove: boolean; onHelp: () => void };

const READING = [
  { keys: ['J', 'K'], word: 'browse' },
  { keys: ['/'], word: 'search' },
] as const;
const MOVING = [
  { keys: ['E'], word: 'invite' },
  { keys: ['A'], word: 'reject' },
  { keys: ['Z'], word: 'hire' },
  { keys: ['1–5'], word: 'move' },
  { keys: ['X'], word: 'select' },
] as const;

/** The keys at the foot of the board, and what the letters of the shifts mean. */
export function KeyLegend({ mayMove, onHelp }: KeyLegendProps) {
  const { t } = useTranslation('received-applications');
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
