import type { InitOptions } from 'i18next';

export const I18N_OPTIONS: InitOptions = {
  supportedLngs: ['de', 'en'],
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  returnNull: false,
};
