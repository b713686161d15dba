import { renewCopies } from '../../offline/renew-copies.ts';
import { useBrowserValue } from '../../ui/use-browser-value.ts';
import { readCookie, writeCookie } from './cookies.ts';

export type ThemeChoice = 'tag' | 'nacht' | 'system';

const COOKIE = 'theme';
const YEAR_DAYS = 365;
const listeners = new Set<() => void>();

/** Read once: the browser asks another process for its cookies, and whoever renders the theme asks several times. */
let known: ThemeChoice | undefined;

const currentChoice = (): ThemeChoice => {
  known ??= readChoice();
  return known;
};

function readChoice(): ThemeChoice {
  const value = readCookie(document.cookie, COOKIE);
  return value === 'tag' || value === 'nacht' ? value : 'system';
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function currentTheme(): 'tag' | 'nacht' {
  const choice = currentChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'nacht' : 'tag';
}

/** What is shown now; undefined on the server, where the system's wish is not known. */
export const useShownTheme = (): 'tag' | 'nacht' | undefined =>
  useBrowserValue<'tag' | 'nacht' | undefined>(subscribe, currentTheme, undefined);

export const useThemeChoice = (): ThemeChoice | undefined =>
  useBrowserValue<ThemeChoice | undefined>(subscribe, currentChoice, undefined);

export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') {
    writeCookie(COOKIE, '', 0);
    delete root.dataset.theme;
  } else {
    writeCookie(COOKIE, choice, YEAR_DAYS);
    root.dataset.theme = choice;
  }
  known = choice;
  void renewCopies();
  for (const listener of listeners) listener();
}
