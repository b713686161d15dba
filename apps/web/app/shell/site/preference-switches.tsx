import { LanguageSwitch, ThemeSwitch } from './theme-switch.tsx';

/** The switches for screens without header and footer. */
export const PREFERENCE_SWITCHES = { theme: <ThemeSwitch />, language: <LanguageSwitch /> };
