import { RECOVERY_CODE_COUNT } from '@stellenvisite/contract/identity/auth';
import { useMutation } from '@tanstack/react-query';
import { Copy, Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { inGroups } from './add-phone-dialog.tsx';
import { refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';
import { useProven } from './proof-provider.tsx';

type RecoveryCodesDialogProps = { isReplacement: boolean; onClose: () => void; onCreated: () => void };

/** Says what the codes are for, makes them, and shows them this once. */
export function RecoveryCodesDialog({ isReplacement, onClose, onCreated }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const create = useMutation({
    mutationFn: async () => {
      const { recoveryCodes } = (await loadAuthClient()).mfa;
      const call = () => (isReplacement ? recoveryCodes.regenerate() : recoveryCodes.generate());
      return (await requireAuth(runProven(call))).codes.map(inGroups);
    },
    onSuccess: onCreated,
  });
  const refusal = refusalOf(create.error);
  const codes = create.data;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(codes ? 'recoveryCodes.yours' : 'recoveryCodes.title')}
      footer={
        codes ? (
          <Button onClick={onClose}>{t('recoveryCodes.done')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button loading={create.isPending} onClick={() => create.mutate()}>
              {t('recoveryCodes.create')}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <CodeSheet codes={codes} />
      ) : (
        <div className="grid gap-4">
          {refusal && (
            <Note tone="warn" role="alert">
              {authText(refusal)}
            </Note>
          )}
          <p>{t('recoveryCodes.text', { count: RECOVERY_CODE_COUNT })}</p>
          {isReplacement && <Note tone="warn">{t('recoveryCodes.replaces')}</Note>}
        </div>
      )}
    </Dialog>
  );
}

function CodeSheet({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('accounts');
  const title = t('recoveryCodes.sheet');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      void toast(t('recoveryCodes.copied'), { tone: 'good' });
    } catch {
      void toast(t('recoveryCodes.notCopied'), { tone: 'bad' });
    }
  };
  return (
    <div className="grid gap-4">
      <Note tone="you">{t('recoveryCodes.once')}</Note>
      <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2" aria-label={t('recoveryCodes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code className="num font-semibold">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="s" icon={<Copy size={18} />} onClick={() => void copy()}>
          {t('recoveryCodes.copy')}
        </Button>
        <Button
          variant="secondary"
          size="s"
          icon={<Download size={18} />}
          onClick={() => saveLines(t('recoveryCodes.fileName'), [title, '', ...codes])}
        >
          {t('recoveryCodes.save')}
        </Button>
        <Button variant="secondary" size="s" icon={<Printer size={18} />} onClick={() => printLines(title, codes)}>
          {t('recoveryCodes.print')}
        </Button>
      </div>
    </div>
  );
}

/** Gives lines of text to the person as a file. */
function saveLines(fileName: string, lines: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

/** Prints lines of text on a sheet of their own: the page around them is not for the printer. */
function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  // A frame that is not displayed comes out of some printers as an empty sheet.
  frame.className = 'visually-hidden';
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow: view } = frame;
  if (!sheet || !view) return;
  sheet.title = title;
  const heading = Object.assign(sheet.createElement('h1'), { textContent: title });
  const list = sheet.createElement('ol');
  list.append(...lines.map((line) => Object.assign(sheet.createElement('li'), { textContent: line })));
  sheet.body.append(heading, list);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
