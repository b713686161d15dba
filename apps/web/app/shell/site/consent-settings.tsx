import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ConsentChoice, chooseConsent, useConsent } from './consent.ts';

export function ConsentSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('consent');
  const consent = useConsent();
  const [comfort, setComfort] = useState(consent === 'comfort');
  const choose = (choice: ConsentChoice) => {
    chooseConsent(choice);
    onClose();
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={() => choose('necessary')}>
        {t('settings.refuse')}
      </Button>
      <Button variant="secondary" onClick={() => choose('comfort')}>
        {t('settings.accept')}
      </Button>
      <Button onClick={() => choose(comfort ? 'comfort' : 'necessary')}>{t('settings.save')}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('settings.title')} footer={footer}>
      <p className="text-fs-7 text-ink-2">
        {t('settings.text')} <TextLink to="/cookie-richtlinie">{t('banner.policy')}</TextLink>
      </p>
      <div className="mt-4 grid gap-3">
        <Switch checked disabled readOnly label={<b>{t('settings.necessary')}</b>} help={t('settings.necessaryText')} />
        <Switch
          checked={comfort}
          onChange={(event) => setComfort(event.target.checked)}
          label={<b>{t('settings.comfort')}</b>}
          help={t('settings.comfortText')}
        />
      </div>
    </Dialog>
  );
}
