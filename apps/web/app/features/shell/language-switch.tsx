import { isLanguage, type Language } from '@stellenvisite/contract/languages';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useChangeLanguage } from '../../i18n/texts-provider.tsx';
import { renewCopies } from '../../offline/renew-copies.ts';
import { keepLanguage } from './language-cookie.ts';
import { PreferenceForm } from './preference-form.tsx';

const LANGUAGES = [
  { code: 'de', short: 'DE', name: 'Deutsch' },
  { code: 'en', short: 'EN', name: 'English' },
] as const;

/** Changes the words of the page where it stands: scroll position, address and typed text stay. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const changeLanguage = useChangeLanguage();

  const choose = async (language: Language) => {
    keepLanguage(language);
    void renewCopies();
    await changeLanguage(language);
    const params = new URLSearchParams(search);
    if (!params.has('lang')) return revalidate();
    // The address would outvote the cookie.
    params.delete('lang');
    await navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  };

  return (
    <PreferenceForm onChoose={(value) => isLanguage(value) && void choose(value)}>
      <fieldset className="lang-switch">
        <legend className="visually-hidden">{t('language.label')}</legend>
        {LANGUAGES.map(({ code, short, name }) => (
          <button
            key={code}
            type="submit"
            name="lang"
            value={code}
            lang={code}
            title={name}
            aria-current={i18n.language === code}
          >
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{name}</span>
          </button>
        ))}
      </fieldset>
    </PreferenceForm>
  );
}
