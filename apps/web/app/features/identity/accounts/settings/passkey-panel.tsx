import { PASSKEY_NAME_MAX } from '@stellenvisite/contract/identity/auth';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import type { PasskeyListItem } from '@supabase/auth-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Ellipsis, Fingerprint, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../../ui/menu.tsx';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { addPasskey, supportsPasskeys } from '../../auth/shared/passkeys.ts';
import { RowsSkeleton } from './device-list.tsx';
import { Panel } from './export-panel.tsx';
import { refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';
import { useProven } from './proof-provider.tsx';

const PASSKEYS = ['auth', 'passkeys'] as const;

const nameSchema = z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_MAX) });

export function usePasskeys() {
  return useQuery({
    queryKey: PASSKEYS,
    queryFn: async () => requireAuth((await loadAuthClient()).passkey.list()),
  });
}

type PasskeyPanelProps = { onChanged: () => Promise<unknown> };

/** Renders the passkeys of the account: added on this device, renamed, removed. */
export function PasskeyPanel({ onChanged }: PasskeyPanelProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const { data: passkeys, error, refetch } = usePasskeys();
  const [open, setOpen] = useState<{ passkey: PasskeyListItem; act: 'rename' | 'remove' }>();
  const [isSupported, setIsSupported] = useState(true);
  useEffect(() => setIsSupported(supportsPasskeys()), []);
  const changed = async () => {
    await Promise.all([refetch(), onChanged()]);
  };
  const add = useMutation({
    mutationFn: async () => {
      await requireAuth(runProven(addPasskey));
      await changed();
    },
    onSuccess: () => void toast(t('passkeys.added'), { tone: 'good' }),
  });
  const refusal = refusalOf(add.error ?? error);
  const close = () => setOpen(undefined);
  return (
    <Panel title={t('passkeys.title')} text={t('passkeys.text')}>
      {refusal && (
        <Note tone={refusal === 'passkey_cancelled' ? 'you' : 'warn'} role="alert">
          {authText(refusal)}
        </Note>
      )}
      {!passkeys && !error && <RowsSkeleton rows={1} />}
      {passkeys && passkeys.length > 0 && (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAct={(act) => setOpen({ passkey, act })} />
          ))}
        </ul>
      )}
      {isSupported ? (
        <div>
          <Button variant="secondary" icon={<Plus size={20} />} loading={add.isPending} onClick={() => add.mutate()}>
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className="text-fs-7 text-ink-2">{t('passkeys.unsupported')}</p>
      )}
      {open?.act === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} onChanged={changed} />}
      {open?.act === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} onChanged={changed} />}
    </Panel>
  );
}

const nameOf = ({ friendly_name: name }: PasskeyListItem) => name ?? '';

type PasskeyRowProps = { passkey: PasskeyListItem; onAct: (act: 'rename' | 'remove') => void };

function PasskeyRow({ passkey, onAct }: PasskeyRowProps) {
  const { t } = useTranslation('accounts');
  const { created_at: createdAt, last_used_at: usedAt } = passkey;
  return (
    <li>
      <Fingerprint size={24} />
      <div className="rows-text">
        <b className="break-words">{nameOf(passkey)}</b>
        <small>
          {t('passkeys.created', { date: formatDate(createdAt) })}
          {' · '}
          {usedAt ? (
            <Trans
              t={t}
              i18nKey="passkeys.used"
              components={[<RelativeTime key="used" when={usedAt} asOf={new Date().toISOString()} />]}
            />
          ) : (
            t('passkeys.unused')
          )}
        </small>
      </div>
      <Menu
        trigger={<IconButton label={t('passkeys.actions', { name: nameOf(passkey) })} icon={<Ellipsis size={20} />} />}
      >
        {(['rename', 'remove'] as const).map((act) => (
          <MenuAction key={act} onSelect={() => onAct(act)}>
            <button type="button">{t(`passkeys.${act}.action`)}</button>
          </MenuAction>
        ))}
      </Menu>
    </li>
  );
}

type PasskeyDialogProps = { passkey: PasskeyListItem; onClose: () => void; onChanged: () => Promise<void> };

function RenameDialog({ passkey, onClose, onChanged }: PasskeyDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const { mutateAsync, error } = useMutation({
    mutationFn: async (friendlyName: string) => {
      await requireAuth((await loadAuthClient()).passkey.update({ passkeyId: passkey.id, friendlyName }));
      await onChanged();
    },
    onSuccess: onClose,
  });
  const refusal = refusalOf(error);
  const form = useZodForm({
    schema: nameSchema,
    defaultValues: { name: nameOf(passkey) },
    fields: ['name'],
    errorText: (_name, { isMissing }) => t(isMissing ? 'passkeys.rename.missing' : 'passkeys.rename.long'),
    onSubmit: ({ name }) => mutateAsync(name).catch(() => undefined),
  });
  return (
    <FormDialog
      form={form}
      title={t('passkeys.rename.title')}
      action={t('passkeys.rename.save')}
      cancel={t('cancel')}
      failure={refusal && authText(refusal)}
      onClose={onClose}
    >
      <Field label={t('passkeys.rename.label')} help={t('passkeys.rename.help')} {...form.field('name')}>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={PASSKEY_NAME_MAX} />
      </Field>
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose, onChanged }: PasskeyDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const remove = useMutation({
    mutationFn: async () => {
      const { passkey: passkeys } = await loadAuthClient();
      await requireAuth(runProven(() => passkeys.delete({ passkeyId: passkey.id })));
      await onChanged();
    },
    onSuccess: () => {
      onClose();
      void toast(t('passkeys.remove.done'), { tone: 'good' });
    },
  });
  const refusal = refusalOf(remove.error);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passkeys.remove.title', { name: nameOf(passkey) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('passkeys.remove.confirm')}
          </Button>
        </>
      }
    >
      {refusal && (
        <Note tone="warn" role="alert">
          {authText(refusal)}
        </Note>
      )}
      <p>{t('passkeys.remove.text')}</p>
    </Dialog>
  );
}
