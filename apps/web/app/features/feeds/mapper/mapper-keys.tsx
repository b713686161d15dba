import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

const KEYS = [
  { name: 'move', keys: ['↑', '↓'] },
  { name: 'toTree', keys: ['→'] },
  { name: 'assign', keys: ['enter'] },
  { name: 'confirm', keys: ['space'] },
  { name: 'clear', keys: ['delete'] },
  { name: 'sample', keys: ['Alt', '→'] },
] as const;

const ALL_KEYS = [
  ...KEYS,
  { name: 'back', keys: ['←', 'Esc'] },
  { name: 'ends', keys: ['home', 'end'] },
  { name: 'help', keys: ['?'] },
] as const;

function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('feeds');
  return keys.map((key) => <kbd key={key}>{key.length > 3 || key === 'end' ? t(`keys.key.${key}`) : key}</kbd>);
}

export function KeyBar({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <div className="mp-keys">
      {KEYS.map(({ name, keys }) => (
        <span key={name}>
          <Keys keys={keys} />
          {t(`keys.${name}`)}
        </span>
      ))}
      <button type="button" className="fd-link" onClick={onHelp}>
        <kbd>?</kbd>
        {t('keys.help')}
      </button>
    </div>
  );
}

export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('keys.title')} className="mp-help">
      <dl>
        {ALL_KEYS.map(({ name, keys }) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              <Keys keys={keys} />
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
