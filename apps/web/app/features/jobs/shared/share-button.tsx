import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';

/** The device's own share sheet where there is one, else the link is copied. Without script it is not there. */
export function ShareButton({ jobId, title }: { jobId: string; title: string }) {
  const { t } = useTranslation('jobs');
  const share = async () => {
    const url = new URL(`/jobs/${jobId}`, window.location.origin).href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        await toast(t('share.copied'), { tone: 'good' });
      }
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await toast(t('share.failed'), { tone: 'bad' });
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
