import {
  type EmployerVerification,
  PROOF_FILE_NAME,
  type ProofMethod,
} from '@stellenvisite/contract/employers/employer-verifications.schema';
import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { useVerification } from './use-verification.ts';

type WayProps = Pick<ReturnType<typeof useVerification>, 'check' | 'busy' | 'failureOf'> & {
  verification: EmployerVerification;
};

/** Renders a file on the website, for whoever looks after it. */
export function FileWay({ verification, ...way }: WayProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const { url, content } = verification.file;
  return (
    <section
      className="p-5 border border-line rounded-sheet bg-sheet flex flex-col gap-3.5"
      aria-labelledby="weg-datei"
    >
      <header className="flex flex-wrap justify-between gap-2">
        <div>
          <h2 className="text-fs-6" id="weg-datei">
            {t('file.title')}
          </h2>
          <p className="text-fs-8 text-ink-2">{t('file.text')}</p>
        </div>
      </header>
      <ol className="grid gap-2.5 [counter-reset:step] list-decimal pl-6">
        <li>
          <span>
            {t('file.download')}{' '}
            <a
              className="link"
              download={PROOF_FILE_NAME}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(content)}`}
            >
              {PROOF_FILE_NAME}
            </a>
          </span>
        </li>
        <li>
          <span>{t('file.place')}</span>
        </li>
      </ol>
      <Copied text={url} name={t('file.address')} />
      <ol className="grid gap-2.5 [counter-reset:step] list-decimal pl-6" start={3}>
        <li>
          <span>{t('file.check')}</span>
        </li>
      </ol>
      <Checked method="file" verification={verification} {...way} />
    </section>
  );
}

/** A record at the domain, for whoever looks after its names. */
export function DnsWay({ verification, ...way }: WayProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const { name, value } = verification.dns;
  return (
    <section className="p-5 border border-line rounded-sheet bg-sheet flex flex-col gap-3.5" aria-labelledby="weg-dns">
      <header className="flex flex-wrap justify-between gap-2">
        <div>
          <h2 className="text-fs-6" id="weg-dns">
            {t('dns.title')}
          </h2>
          <p className="text-fs-8 text-ink-2">{t('dns.text')}</p>
        </div>
      </header>
      <p>{t('dns.add')}</p>
      <p className="text-fs-8 text-ink-2 -mb-2.5">{t('dns.name')}</p>
      <Copied text={name} name={t('dns.name')} />
      <p className="text-fs-8 text-ink-2 -mb-2.5">{t('dns.value')}</p>
      <Copied text={value} name={t('dns.value')} />
      <Checked method="dns" verification={verification} {...way} />
    </section>
  );
}

function Copied({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    void toast(t('copied', { name }), { tone: 'good' });
  };
  return (
    <div className="flex items-center justify-between gap-2 py-1 pr-1 pl-3.5 rounded-control [background:var(--weekend)]">
      <code className="min-w-0 wrap-anywhere text-fs-8">{text}</code>
      <IconButton label={t('copy', { name })} icon={<Copy size={20} />} onClick={() => void copy()} />
    </div>
  );
}

type CheckedProps = WayProps & { method: ProofMethod };

/** When it was looked for last and what was found, and the button that looks now. */
function Checked({ method, verification, check, busy, failureOf }: CheckedProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const { checkedAt, result } = verification[method];
  const failure = failureOf(method);
  const at = checkedAt ? new Date(checkedAt) : null;
  return (
    <div className="grid gap-3.5 mt-auto">
      <div role="status">
        {failure && <Note tone="warn">{failure}</Note>}
        {!failure && at && result && result !== 'found' && (
          <Note tone="warn">
            <b>{t('checked', { date: formatDate(at), time: clockTime(toBerlinClock(at)) })}</b>{' '}
            {t(`result.${method}.${result}`)} {verification.watchedUntil && t('watched')}
          </Note>
        )}
      </div>
      <Button variant="secondary" loading={busy === method} onClick={() => void check(method)}>
        {t(`${method}.action`)}
      </Button>
    </div>
  );
}
