import type { EmployerMapping } from '@stellenvisite/contract/accounts.schema';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import type { EmployerStepProps } from './employer-step.ts';

/** Employers that may be the person's own, matched by the verified e-mail address. */
export function LinkStep({ account, reload }: EmployerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  if (account.employers.length === 0) return <Note>{t('employer.noEmployer', { email: account.email ?? '' })}</Note>;
  return (
    <ul className="grid gap-3">
      {account.employers.map((mapping) => (
        <EmployerRow key={mapping.employerId} mapping={mapping} reload={reload} />
      ))}
    </ul>
  );
}

function EmployerRow({ mapping, reload }: { mapping: EmployerMapping; reload: () => Promise<unknown> }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const errorText = useErrorText();
  const { employerId, employerName, mappingType, isActive } = mapping;
  const { mutate, isPending } = $api.useMutation('post', '/api/account/employer-links', {
    onSuccess: async () => {
      await reload();
      void toast(t('employer.proposed'), { tone: 'good' });
    },
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  // Optimistic: shown as requested while the call runs; a refusal restores the button.
  const isProposed = mapping.isProposed || isPending;
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3">
      <Building2 size={24} />
      <div className="min-w-0 flex-1 basis-48">
        <b lang="de">{employerName}</b>
        <p className="text-fs-8 text-ink-2">{t(`employer.mapping.${mappingType}`)}</p>
      </div>
      {isActive && <Badge kind="good">{t('employer.acting')}</Badge>}
      {!isActive && isProposed && <Badge kind="info">{t('employer.waiting')}</Badge>}
      {!isActive && !isProposed && (
        <Button variant="secondary" size="s" onClick={() => mutate({ body: { employerId } })}>
          {t('employer.propose')}
        </Button>
      )}
    </li>
  );
}
