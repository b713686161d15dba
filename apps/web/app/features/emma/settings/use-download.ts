import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { downloadFile } from '../../../session/download-file.ts';
import { toast } from '../../../ui/toast.ts';

/** All conversations as a text file. */
export function useDownload() {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile('/api/emma/conversations/file', t('settings.download.file')),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  return { download: mutate, isPending };
}
