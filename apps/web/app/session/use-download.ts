import { useState } from 'react';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toast } from '../ui/feedback/toast.ts';
import { offerFile } from '../ui/offer-file.ts';
import { fetchSignedIn } from './api.ts';

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

/** Downloads what only the person who is signed in may read; throws the problem when it is refused. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const answer = await fetchSignedIn(new Request(`${location.origin}${path}`));
  if (!answer.ok) throw await answer.json();
  offerFile(await answer.blob(), name);
}
