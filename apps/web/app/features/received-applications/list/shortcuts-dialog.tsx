import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

const KEYS = [
  ['J, K, ↑, ↓', 'browse'],
  ['←, →', 'columns'],
  ['Enter', 'open'],
  ['E', 'invite'],
  ['A', 'reject'],
  ['Z', 'hire'],
  ['N', 'note'],
  ['1–5', 'move'],
  ['X', 'select'],
  ['/', 'search'],
  ['Esc', 'close'],
  ['?', 'all'],
] as const;

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
