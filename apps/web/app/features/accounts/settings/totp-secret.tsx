import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { inGroups } from './unused-name.ts';

/** The picture for the app's camera, and the same secret for those who type it over. */
export function TotpSecret({ qrCode, secret }: { qrCode: string; secret: string }) {
  const { t } = useTranslation('accounts');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      void toast(t('factors.copied'), { tone: 'good' });
    } catch {
      void toast(t('factors.notCopied'), { tone: 'bad' });
    }
  };
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <img className="qr" src={qrCode} alt={t('factors.qr')} width={176} height={176} />
      <div className="grid justify-items-start gap-2">
        <p className="text-fs-7">{t('factors.scan')}</p>
        <p className="text-fs-8 text-ink-2">{t('factors.secret')}</p>
        <code className="num text-fs-6 font-semibold">{inGroups(secret)}</code>
        <Button variant="secondary" size="s" icon={<Copy size={18} />} onClick={() => void copy()}>
          {t('factors.copy')}
        </Button>
      </div>
    </div>
  );
}
