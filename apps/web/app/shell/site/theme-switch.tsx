import { isLanguage, LANGUAGE_COOKIE, type Language } from '@stellenvisite/contract/platform/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useChangeLanguage } from '../../i18n/texts-provider.tsx';
import { refreshCopies } from '../../offline/page-caching.tsx';
import { createStore } from '../../ui/create-store.ts';
import { useBrowserValue } from '../../ui/palette/palette-host.tsx';
import { readCookie, writeCookie } from './consent.ts';

type PreferenceFormProps = { className?: string; onChoose: (value: string) => void; children: ReactNode };

const LANGUAGES = [
  { code: 'de', short: 'DE', name: 'Deutsch' },
  { code: 'en', short: 'EN', name: 'English' },
] as const;

type ThemeChoice = 'tag' | 'nacht' | 'system';

const COOKIE = 'theme';

const YEAR_DAYS = 365;

/** Read once: the browser asks another process for its cookies, and whoever renders the theme asks several times. */
const themeChoice = createStore<ThemeChoice>('system', readChoice);

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Returns the current theme; undefined on the server, where the system preference is unknown. */
const useShownTheme = (): 'tag' | 'nacht' | undefined =>
  useBrowserValue<'tag' | 'nacht' | undefined>(subscribe, currentTheme, undefined);

const useThemeChoice = (): ThemeChoice | undefined =>
  useBrowserValue<ThemeChoice | undefined>(subscribe, themeChoice.get, undefined);

const choose = (value: string) => chooseTheme(value as ThemeChoice);

/** Renders two roster cells: sunrise and moon. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const shown = useShownTheme();
  return (
    <PreferenceForm onChoose={choose}>
      <fieldset className="theme-switch">
        <legend className="visually-hidden">{t('theme.label')}</legend>
        <button type="submit" name="theme" value="tag" title={t('theme.day')} aria-pressed={shown && shown === 'tag'}>
          <SunriseIcon />
          <span className="visually-hidden">{t('theme.day')}</span>
        </button>
        <button
          type="submit"
          name="theme"
          value="nacht"
          title={t('theme.night')}
          aria-pressed={shown && shown === 'nacht'}
        >
          <MoonIcon />
          <span className="visually-hidden">{t('theme.night')}</span>
        </button>
      </fieldset>
    </PreferenceForm>
  );
}

/** Back to what the device wishes; offered only to those who have chosen otherwise. */
export function FollowSystemButton({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const choice = useThemeChoice();
  if (choice === undefined || choice === 'system') return <p className={className}>{t('theme.follows')}</p>;
  return (
    <PreferenceForm onChoose={choose}>
      <button type="submit" name="theme" value="system" className="link min-h-tap text-left text-fs-8 text-on-dark">
        {t('theme.system')}
      </button>
    </PreferenceForm>
  );
}

function SunriseIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M5 13.5a5 5 0 0 1 10 0Z" fill="currentColor" />
      <path
        d="M2 13.5h16M10 3.5v2.2M4 6l1.5 1.5M16 6l-1.5 1.5"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

function MoonIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M15.8 12.4A6.6 6.6 0 0 1 7.6 4.2a6.6 6.6 0 1 0 8.2 8.2Z" fill="currentColor" />
    </svg>
  );
}

function readChoice(): ThemeChoice {
  const value = readCookie(document.cookie, COOKIE);
  return value === 'tag' || value === 'nacht' ? value : 'system';
}

function subscribe(listener: () => void) {
  const system = systemIsDark();
  const stop = themeChoice.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    stop();
    system.removeEventListener('change', listener);
  };
}

function currentTheme(): 'tag' | 'nacht' {
  const choice = themeChoice.get();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'nacht' : 'tag';
}

function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') {
    writeCookie(COOKIE, '', 0);
    delete root.dataset.theme;
  } else {
    writeCookie(COOKIE, choice, YEAR_DAYS);
    root.dataset.theme = choice;
  }
  void refreshCopies();
  themeChoice.set(choice);
}

/** Changes the words of the page where it is: scroll position, address and typed text stay. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const changeLanguage = useChangeLanguage();
  return async (language) => {
    saveLanguage(language);
    void refreshCopies();
    await changeLanguage(language);
    const params = new URLSearchParams(search);
    if (!params.has('lang')) return revalidate();
    // The address would outvote the cookie.
    params.delete('lang');
    await navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  };
}

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const choose = useChooseLanguage();
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

/** Returns the language chosen on this device. */
export function chosenLanguage(): Language | undefined {
  const value = readCookie(document.cookie, LANGUAGE_COOKIE.name);
  return isLanguage(value) ? value : undefined;
}

export function saveLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE.name, language, LANGUAGE_COOKIE.days);
}

/** Buttons that set a preference. Without script the form does it on the server and comes back to this page. */
export function PreferenceForm({ className, onChoose, children }: PreferenceFormProps) {
  const { pathname, search } = useLocation();
  return (
    <form
      action="/preferences"
      method="get"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
        if (button instanceof HTMLButtonElement) onChoose(button.value);
      }}
    >
      <input type="hidden" name="return" value={pathname + search} />
      {children}
    </form>
  );
}
