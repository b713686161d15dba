import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

const KEYS = ['step', 'release', 'return', 'reject', 'reason', 'send', 'undo', 'help'] as const;

/** The keys, in a line below the screen. */
export function KeyLine({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('held-jobs');
  return (
    <div className="mod-keys">
      {KEYS.slice(0, -1).map((key) => (
        <span key={key}>
          <Keys of={key} />
          {t(`keys.${key}.name`)}
        </span>
      ))}
      <button type="button" onClick={onHelp}>
        <Keys of="help" />
        {t('keys.help.name')}
      </button>
    </div>
  );
}

export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('held-jobs');
  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <p className="text-fs-8 text-ink-2">{t('keys.lead')}</p>
      <dl className="mod-help">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <Keys of={key} />
            </dt>
            <dd>{t(`keys.${key}.name`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Keys({ of }: { of: (typeof KEYS)[number] }) {
  const { t } = useTranslation('held-jobs');
  return t(`keys.${of}.keys`)
    .split(' ')
    .map((key) => <kbd key={key}>{key}</kbd>);
}
