import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';

/** An address or a secret, to take with one press. */
export function CopyText({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'copy' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      void toast(t('done'), { tone: 'good' });
    } catch {
      void toast(t('failed'), { tone: 'bad' });
    }
  };
  return (
    <div className="flex items-center gap-1 rounded-control border border-line bg-sheet-2 pl-3">
      <code className="min-w-0 flex-1 py-2.5 text-fs-8 [overflow-wrap:anywhere]">{text}</code>
      <IconButton label={t('label', { name })} icon={<Copy size={18} />} onClick={() => void copy()} />
    </div>
  );
}
