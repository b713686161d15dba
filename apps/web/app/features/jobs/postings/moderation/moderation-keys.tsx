import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Kbd } from '../../../../ui/kbd.tsx';

const KEYS = ['step', 'release', 'return', 'reject', 'reason', 'send', 'undo', 'help'] as const;

const KEY_AND_NAME = 'inline-flex min-h-7 items-center gap-1.5';

/** Renders the keys, in a line below the screen. */
export function KeyLine({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('pending-jobs');
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1.5 py-1.5 text-fs-9 text-ink-2 max-md:hidden">
      {KEYS.slice(0, -1).map((key) => (
        <span key={key} className={KEY_AND_NAME}>
          <Keys of={key} />
          {t(`keys.${key}.name`)}
        </span>
      ))}
      <button type="button" className={KEY_AND_NAME} onClick={onHelp}>
        <Keys of="help" />
        {t('keys.help.name')}
      </button>
    </div>
  );
}

export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pending-jobs');
  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <p className="text-fs-8 text-ink-2">{t('keys.lead')}</p>
      <dl>
        {KEYS.map((key) => (
          <div key={key} className="grid grid-cols-[8rem_1fr] items-center border-line border-t py-1.5">
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
  const { t } = useTranslation('pending-jobs');
  return t(`keys.${of}.keys`)
    .split(' ')
    .map((key) => <Kbd key={key}>{key}</Kbd>);
}
