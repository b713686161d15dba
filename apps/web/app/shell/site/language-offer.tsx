import { LANGUAGE_COOKIE } from '@stellenvisite/contract/platform/languages';
import { Languages, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PreferenceForm, saveLanguage, useChooseLanguage } from './theme-switch.tsx';

/** Set on the root element while the offer is shown. */
const MARK = 'data-offer-english';

/**
 * Decides in the browser, before the first paint, whether English is offered: pages are cached for everyone, and a bar that came
 * later would move them. Offered where the browser's first language is neither German nor chosen here or in the address.
 */
export const OFFER_SCRIPT = `(function(d){
if(d.lang==='de'&&!/^(de|gsw)\\b/i.test((navigator.languages||[])[0]||navigator.language||'de')
&&!/(^|; )${LANGUAGE_COOKIE.name}=/.test(document.cookie)&&!/[?&]lang=/.test(location.search))d.setAttribute('${MARK}','')
})(document.documentElement)`;

const hideOffer = () => document.documentElement.removeAttribute(MARK);

/** Renders one slim line above the page; closing it stores German as the choice. Its texts are English in both languages. */
export function LanguageOffer() {
  const { t } = useTranslation('shell');
  const chooseLanguage = useChooseLanguage();
  const choose = (value: string) => {
    hideOffer();
    void chooseLanguage(value === 'en' ? 'en' : 'de');
  };
  const close = () => {
    saveLanguage('de');
    hideOffer();
  };
  return (
    <section
      className="no-print hidden bg-night text-on-dark [[data-offer-english]_&]:block"
      lang="en"
      aria-label={t('language.offer.label')}
    >
      <div className="wrap flex items-center gap-3 py-1.5" data-theme="nacht">
        <Languages size={22} className="flex-none" />
        <p className="min-w-0 flex-1 leading-[1.3]">{t('language.offer.title')}</p>
        <PreferenceForm onChoose={choose}>
          <button type="submit" name="lang" value="en" className={buttonClass({ variant: 'secondary', size: 's' })}>
            {t('language.offer.choose')}
          </button>
        </PreferenceForm>
        <IconButton label={t('language.offer.close')} icon={<X size={22} />} onClick={close} className="-mr-2.5" />
      </div>
    </section>
  );
}
