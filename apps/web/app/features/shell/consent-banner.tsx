import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { chooseConsent } from './consent.ts';
import { useReservedStrip } from './use-reserved-strip.ts';

/** Refusing is exactly as easy as accepting: same place, same size, same look. It takes no focus and covers no search. */
export function ConsentBanner({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation('consent');
  const strip = useRef<HTMLElement>(null);
  const isInFlow = useReservedStrip(strip);
  return (
    <aside ref={strip} className="consent no-print" data-in-flow={isInFlow || undefined} aria-label={t('banner.title')}>
      <div className="wrap">
        <p>
          <b>{t('banner.title')}:</b> {t('banner.text')}
        </p>
        <button type="button" className="link" onClick={onSettings}>
          {t('banner.settings')}
        </button>
        <div className="consent-choices">
          <Button variant="secondary" size="s" onClick={() => chooseConsent('necessary')}>
            {t('banner.refuse')}
          </Button>
          <Button variant="secondary" size="s" onClick={() => chooseConsent('comfort')}>
            {t('banner.accept')}
          </Button>
        </div>
      </div>
    </aside>
  );
}
