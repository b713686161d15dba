import type { TFunction } from 'i18next';
import { toast } from '../../../ui/toast.ts';

/** Copies an address and says so; takes the texts of `jobs`. */
export async function copyLink(url: string, t: TFunction): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return toast(t('share.failed'), { tone: 'bad' });
  }
  return toast(t('share.copied'), { tone: 'good' });
}
