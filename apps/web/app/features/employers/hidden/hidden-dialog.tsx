import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { useHiddenEmployers, useHiding } from './use-hidden-employers.ts';

const ROW = 'flex min-h-14 items-center justify-between gap-4 border-line py-1.5 not-first:border-t';

/** Renders the list of hidden employers, each with the way back, and the switch for all agencies. */
export function HiddenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hidden-employers');
  const { data } = useHiddenEmployers();
  const { show, setAgencies } = useHiding();
  const list = useRef<HTMLUListElement>(null);
  const items = data?.items ?? [];
  const bringBack = (employer: { id: string; name: string }) => {
    // The button that had the focus goes with its row.
    list.current?.focus();
    void show(employer);
  };
  return createPortal(
    <Dialog open onClose={onClose} title={t('dialog.title')} footer={<Button onClick={onClose}>{t('done')}</Button>}>
      <p className="text-ink-2">{t('dialog.text')}</p>
      <ul
        ref={list}
        tabIndex={-1}
        className="mt-4 mb-6 border-line border-y outline-none"
        aria-label={t('dialog.list')}
      >
        {items.map(({ employer }) => (
          <li key={employer.id} className={ROW}>
            <span>
              <b lang="de">{employer.name}</b>
              <small className="block text-ink-2">{employer.location.city}</small>
            </span>
            <Button
              variant="secondary"
              size="s"
              aria-label={t('dialog.showNamed', { name: employer.name })}
              onClick={() => bringBack(employer)}
            >
              {t('show')}
            </Button>
          </li>
        ))}
        {items.length === 0 && <li className={ROW}>{t('dialog.nobody')}</li>}
      </ul>
      <Switch
        label={t('dialog.agencies')}
        help={t('dialog.agenciesHelp')}
        checked={data?.agencies ?? false}
        onChange={(event) => void setAgencies(event.target.checked)}
      />
    </Dialog>,
    document.body,
  );
}
