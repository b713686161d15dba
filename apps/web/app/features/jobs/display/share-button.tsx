import { markOrigin } from '@stellenvisite/contract/jobs/statistics';
import type { TFunction } from 'i18next';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/feedback/toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** The device's own share sheet where there is one and it works, else the link is copied. Without script it is not there. */
export function ShareButton({ jobId, title }: { jobId: string; title: string }) {
  const { t } = useTranslation('jobs');
  const share = async () => {
    const url = markOrigin(new URL(`/jobs/${jobId}`, window.location.origin).href, 'geteilt');
    if (!navigator.share) return copyLink(url, t);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await copyLink(url, t);
    }
  };
  return (
    <IconButton
      className="script-only"
      look="line"
      label={t('share.label')}
      icon={<Share2 size={20} />}
      onClick={share}
    />
  );
}

/** Copies an address and says so; takes the texts of `jobs`. */
export async function copyLink(url: string, t: TFunction): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return toast(t('share.failed'), { tone: 'bad' });
  }
  return toast(t('share.copied'), { tone: 'good' });
}
