import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** For screens without header and footer. */
export const FRAME_TOOLS = { theme: <ThemeSwitch />, language: <LanguageSwitch /> };
