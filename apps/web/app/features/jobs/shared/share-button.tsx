import { markOrigin } from '@stellenvisite/contract/statistics';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { copyLink } from './copy-link.ts';

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
