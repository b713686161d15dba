import { z } from '@stellenvisite/contract/platform/zod';
import type { TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { Check } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useReadOwnAgain } from './own-queries.ts';

type RevealDialogProps = { enquiry: TalentEnquiry; onClose: () => void };

const formSchema = z.object({ sharesPhone: z.boolean() });

/** Asks once more before the name goes out, and lists what goes to whom. */
export function RevealDialog({ enquiry, onClose }: RevealDialogProps) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const { account } = useSession();
  const { data: profile } = $api.useQuery('get', '/api/profile');
  const navigate = useNavigate();
  const readAgain = useReadOwnAgain();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/talent-pool/enquiries/{id}/answer', {
    onSuccess: ({ applicationId }) => {
      void toast(t('ask.confirm.done'), { tone: 'good' });
      void readAgain();
      onClose();
      if (applicationId) void navigate(`/dashboard/nachrichten/${applicationId}`);
    },
    onError: () => void readAgain(),
  });
  const phone = profile?.data.phone ?? null;
  const goes = [
    t('ask.confirm.name', { name: [account?.academicTitle, account?.fullName].filter(Boolean).join(' ') }),
    t('ask.confirm.email', { email: account?.email ?? '' }),
    t('ask.confirm.cv'),
  ];
  const form = useZodForm({
    schema: formSchema,
    defaultValues: { sharesPhone: false },
    fields: [],
    errorText: () => '',
    onSubmit: ({ sharesPhone }) => {
      if (isPending) return;
      const body = { answer: 'yes', sharesPhone: sharesPhone && phone !== null } as const;
      mutate({ params: { path: { id: enquiry.id } }, body });
    },
  });
  return (
    <FormDialog
      title={t('ask.confirm.title')}
      form={form}
      action={t('ask.confirm.send')}
      actionIcon={<Check size={20} />}
      cancel={t('ask.confirm.cancel')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <p>
        <Trans
          t={t}
          i18nKey="ask.confirm.to"
          values={{ employer: enquiry.employer.name }}
          components={{ b: <b lang="de" /> }}
        />
      </p>
      <ul className="ts-goes">
        {goes.map((line) => (
          <li key={line}>
            <Check size={18} />
            {line}
          </li>
        ))}
      </ul>
      {phone && <Checkbox {...form.register('sharesPhone')} label={t('ask.confirm.phone')} help={phone} />}
      <p className="text-fs-7 text-ink-2">{t('ask.confirm.after')}</p>
    </FormDialog>
  );
}
