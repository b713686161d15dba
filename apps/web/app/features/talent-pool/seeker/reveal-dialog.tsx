import type { TalentEnquiry } from '@stellenvisite/contract/talent-enquiries.schema';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { useReadOwnAgain } from './own-queries.ts';

type RevealDialogProps = { enquiry: TalentEnquiry; onClose: () => void };

/** Asks once more before the name goes out, and lists what goes to whom. */
export function RevealDialog({ enquiry, onClose }: RevealDialogProps) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const { account } = useSession();
  const { data: profile } = $api.useQuery('get', '/api/profile');
  const navigate = useNavigate();
  const readAgain = useReadOwnAgain();
  const [sharesPhone, setSharesPhone] = useState(false);
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
  const reveal = () =>
    mutate({
      params: { path: { id: enquiry.id } },
      body: { answer: 'yes', sharesPhone: sharesPhone && phone !== null },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ask.confirm.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ask.confirm.cancel')}
          </Button>
          <Button icon={<Check size={20} />} loading={isPending} onClick={reveal}>
            {t('ask.confirm.send')}
          </Button>
        </>
      }
    >
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
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
      {phone && (
        <Checkbox
          label={t('ask.confirm.phone')}
          help={phone}
          checked={sharesPhone}
          onChange={({ target }) => setSharesPhone(target.checked)}
        />
      )}
      <p className="mt-3 text-fs-7 text-ink-2">{t('ask.confirm.after')}</p>
    </Dialog>
  );
}
