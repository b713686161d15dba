import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../../session/use-download.ts';
import { Button } from '../../../../ui/button.tsx';

type CsvButtonProps = {
  path: string;
  /** How the table is narrowed. */
  params?: URLSearchParams;
  name: string;
  /** `text` in the head of a card. */
  look?: 'button' | 'text';
};

/** Renders the list or figures as a file; the path is that of the file in the API. */
export function CsvButton({ path, params, name, look = 'button' }: CsvButtonProps) {
  const { t } = useTranslation('admin-area');
  const { isBusy, download } = useDownload();
  const load = () => {
    const query = new URLSearchParams(params);
    query.delete('page');
    download(query.size > 0 ? `${path}?${query}` : path, `${name}.csv`);
  };
  if (look === 'text')
    return (
      <button type="button" className="adm-text" disabled={isBusy} onClick={load}>
        <Download size={16} />
        {t('csv')}
      </button>
    );
  return (
    <Button variant="secondary" icon={<Download size={18} />} loading={isBusy} onClick={load}>
      {t('csv')}
    </Button>
  );
}
