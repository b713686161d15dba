import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { fetchSignedIn } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { offerFile } from '../../../ui/offer-file.ts';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { Panel } from './panel.tsx';
import { readWithProgress } from './read-with-progress.ts';

export function ExportPanel() {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const locale = useLocale();
  const [progress, setProgress] = useState({ read: 0, total: null as number | null });
  const { mutate, isPending, isSuccess, isIdle, error } = useMutation({
    mutationFn: async () => {
      setProgress({ read: 0, total: null });
      const answer = await fetchSignedIn(new Request(`${location.origin}/api/account/export`));
      if (!answer.ok) throw await answer.json();
      return readWithProgress(answer, (read, total) => setProgress({ read, total }));
    },
    onSuccess: (blob) => offerFile(blob, t('data.export.file')),
  });
  const { read, total } = progress;

  const size = (bytes: number) =>
    t('data.export.size', { size: (bytes / 1024).toLocaleString(locale, { maximumFractionDigits: 1 }) });
  return (
    <Panel title={t('data.export.title')} text={t('data.export.text')}>
      <ul className="ticks">
        {(['profile', 'sessions', 'history'] as const).map((key) => (
          <li key={key}>{t(`data.export.contents.${key}`)}</li>
        ))}
      </ul>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!isIdle && !error && (
        <div className="grid gap-2">
          <ProgressLine
            label={t('data.export.progress')}
            value={isSuccess ? 1 : read}
            max={isSuccess ? 1 : (total ?? Math.max(read * 2, 1))}
            tone={isSuccess ? 'good' : 'running'}
          />
          <p className="text-fs-8 text-ink-2" role="status">
            {isSuccess ? t('data.export.done', { size: size(read) }) : size(read)}
          </p>
        </div>
      )}
      <div>
        <Button variant="secondary" icon={<Download size={20} />} loading={isPending} onClick={() => mutate()}>
          {t('data.export.start')}
        </Button>
      </div>
    </Panel>
  );
}
