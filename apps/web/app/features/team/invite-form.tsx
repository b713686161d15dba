import { emailSchema } from '@stellenvisite/contract/email.schema';
import { mayInTeam } from '@stellenvisite/contract/permissions';
import type { TeamRole } from '@stellenvisite/contract/team';
import type { Team } from '@stellenvisite/contract/team.schema';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RoleSelect } from './role-select.tsx';
import { useTeamChange } from './use-team.ts';

const domainOf = (email: string) => email.split('@')[1]?.toLowerCase();

/** An owner invites; of a recruiter the same form makes a proposal. */
export function InviteForm({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const headingId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>('recruiter');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error, reset } = useTeamChange();
  if (!mayInTeam(team.role, 'team.propose')) return null;
  const words = team.role === 'owner' ? 'invite' : 'propose';
  const parsed = emailSchema.safeParse(email);
  const own = team.members.find(({ isSelf }) => isSelf)?.email;
  const isForeign = parsed.success && own !== null && domainOf(parsed.data) !== domainOf(own ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setIsMissing(!parsed.success);
    if (parsed.success) mutate({ do: 'invite', email: parsed.data, role }, { onSuccess: () => setEmail('') });
  };
  const refusal = isMissing ? t('invite.emailMissing') : error ? errorText(error) : undefined;
  return (
    <section className="tm-card" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{t(`${words}.title`)}</h2>
        <p>{t(`${words}.lead`)}</p>
      </header>
      <form className="tm-invite" noValidate onSubmit={submit}>
        <Field
          label={t('invite.email')}
          error={refusal && <span role="alert">{refusal}</span>}
          help={isForeign && !refusal ? t('invite.foreignDomain') : undefined}
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            placeholder={t('invite.placeholder')}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setIsMissing(false);
              reset();
            }}
          />
        </Field>
        <Field label={t('table.role')}>
          <RoleSelect value={role} onRole={setRole} />
        </Field>
        <Button type="submit" icon={<Send size={18} />} loading={isPending}>
          {t(`${words}.submit`)}
        </Button>
      </form>
    </section>
  );
}
