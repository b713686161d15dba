import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { downloadFile } from '../../../session/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

type CsvButtonProps = {
  path: string;
  /** How the table is narrowed. */
  params?: URLSearchParams;
  name: string;
  /** `text` in the head of a card. */
  look?: 'button' | 'text';
};

/** The list or figures as a file; the path is that of the file in the API. */
export function CsvButton({ path, params, name, look = 'button' }: CsvButtonProps) {
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    const query = new URLSearchParams(params);
    query.delete('page');
    setIsLoading(true);
    try {
      await downloadFile(query.size > 0 ? `${path}?${query}` : path, `${name}.csv`);
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    } finally {
      setIsLoading(false);
    }
  };
  if (look === 'text')
    return (
      <button type="button" className="adm-text" disabled={isLoading} onClick={() => void download()}>
        <Download size={16} />
        {t('csv')}
      </button>
    );
  return (
    <Button variant="secondary" icon={<Download size={18} />} loading={isLoading} onClick={() => void download()}>
      {t('csv')}
    </Button>
  );
}
