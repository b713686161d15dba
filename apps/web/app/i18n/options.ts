import { LANGUAGES } from '@stellenvisite/contract/languages';
import type { InitOptions } from 'i18next';

export const I18N_OPTIONS: InitOptions = {
  supportedLngs: LANGUAGES,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  returnNull: false,
};
