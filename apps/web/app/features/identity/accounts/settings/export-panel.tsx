import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { fetchSignedIn } from '../../../../session/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ProgressLine } from '../../../../ui/feedback/progress-line.tsx';
import { offerFile } from '../../../../ui/offer-file.ts';
import { useLocale } from '../../../../ui/use-locale.ts';

type PanelProps = { title: string; text?: ReactNode; danger?: boolean; children: ReactNode };

/** `correspondence` are rows of the list of what is exported. */
export function ExportPanel({ correspondence }: { correspondence?: ReactNode }) {
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
        {correspondence}
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

/** Reads a whole answer and says how far it is; `total` is null where the server does not know the size beforehand. */
export async function readWithProgress(
  answer: Response,
  onProgress: (read: number, total: number | null) => void,
): Promise<Blob> {
  const total = Number(answer.headers.get('content-length')) || null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    read += part.value.byteLength;
    onProgress(read, total);
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? 'application/octet-stream' });
}

/** Renders one topic of the settings: what it is, and what to do about it. */
export function Panel({ title, text, danger, children }: PanelProps) {
  const id = useId();
  return (
    <section className={clsx('panel', danger && 'panel-danger')} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      <div className="panel-body">{children}</div>
    </section>
  );
}
