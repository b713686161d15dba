import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { downloadFile } from '../../../session/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

/** The table as it is narrowed; the path is that of the list's file in the API. */
export function CsvButton({ path, params, name }: { path: string; params: URLSearchParams; name: string }) {
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    const query = new URLSearchParams(params);
    query.delete('page');
    setIsLoading(true);
    try {
      await downloadFile(`${path}?${query}`, `${name}.csv`);
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button variant="secondary" icon={<Download size={18} />} loading={isLoading} onClick={() => void download()}>
      {t('csv')}
    </Button>
  );
}
