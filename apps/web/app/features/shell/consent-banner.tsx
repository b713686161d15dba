import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { chooseConsent } from './consent.ts';

/** Refusing is exactly as easy as accepting: same place, same size, same look. It takes no focus and moves nothing. */
export function ConsentBanner({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation('consent');
  return (
    <section className="consent no-print" aria-labelledby="consent-title">
      <div className="grid gap-1">
        <h2 id="consent-title">{t('banner.title')}</h2>
        <p>
          {t('banner.text')}{' '}
          <TextLink to="/cookie-richtlinie" className="whitespace-nowrap">
            {t('banner.policy')}
          </TextLink>
        </p>
      </div>
      <div className="consent-choices">
        <Button variant="secondary" size="s" onClick={() => chooseConsent('necessary')}>
          {t('banner.refuse')}
        </Button>
        <Button variant="secondary" size="s" onClick={() => chooseConsent('comfort')}>
          {t('banner.accept')}
        </Button>
      </div>
      <button type="button" className="link -my-2 min-h-tap justify-self-start text-fs-8" onClick={onSettings}>
        {t('banner.settings')}
      </button>
    </section>
  );
}
