import { useState } from 'react';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toast } from '../ui/toast.ts';
import { downloadFile } from './download-file.ts';

/** Says by a message when the file cannot be had. */
export function useDownload() {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (path: string, name: string) => {
    setIsBusy(true);
    try {
      await downloadFile(path, name);
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download: (path: string, name: string) => void download(path, name) };
}
