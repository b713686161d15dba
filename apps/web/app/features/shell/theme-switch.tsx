import { useTranslation } from 'react-i18next';
import { PreferenceForm } from './preference-form.tsx';
import { chooseTheme, type ThemeChoice, useShownTheme, useThemeChoice } from './theme.ts';

const choose = (value: string) => chooseTheme(value as ThemeChoice);

/** Two roster cells: sunrise and moon. */
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
