import type { Device } from '@stellenvisite/contract/accounts.schema';
import type { TFunction } from 'i18next';

/** „Firefox auf Windows“, as far as it is known. */
export function deviceText({ browser, system }: Device, t: TFunction): string {
  if (browser && system) return t('devices.browserOn', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}
