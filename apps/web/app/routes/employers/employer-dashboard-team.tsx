import { TEAM_ROLES } from '@stellenvisite/contract/employers/team';
import { inviteSchema, type Team } from '@stellenvisite/contract/employers/team.schema';
import { mayInTeam, type TeamAction } from '@stellenvisite/contract/identity/permissions';
import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { Check, Send } from 'lucide-react';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AccountAddress } from '../../features/employers/team/account-address.tsx';
import { MemberTable } from '../../features/employers/team/member-table.tsx';
import { RoleSelect } from '../../features/employers/team/role-select.tsx';
import { TeamProposals } from '../../features/employers/team/team-proposals.tsx';
import { useTeam, useTeamChange } from '../../features/employers/team/use-team.ts';
import { useActingEmployer } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../ui/feedback/skeletons.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { useZodForm } from '../../ui/forms/use-zod-form.ts';

const domainOf = (email: string) => email.split('@')[1]?.toLowerCase();

const ROLES = [...TEAM_ROLES].reverse();

/** A right is shown as given when all of its actions are: the table is the one that the server asks. */
const RIGHTS = {
  read: ['application.read', 'application.annotate'],
  work: ['job.change', 'application.move', 'message.write'],
  profile: ['employer.change', 'employer_media.change', 'feed.import'],
  team: ['team.manage', 'employer.verify'],
  settings: ['employer_settings.change'],
} as const satisfies Record<string, readonly TeamAction[]>;

export const handle = { title: 'team:title', namespaces: ['team', 'problems'] };

export default function EmployerDashboardTeamPage() {
  const { t } = useTranslation('team');
  const { name } = useActingEmployer();
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead', { employer: name })}</p>
        </div>
      </header>
      <RequireSession role={['employer']} skeleton={<TeamSkeleton />}>
        <TeamScreen />
      </RequireSession>
    </>
  );
}

/** Proposals first, since somebody waits; then who belongs to the team, and what each role may do. */
export function TeamScreen() {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const { data: team, error, refetch, dataUpdatedAt } = useTeam();
  if (!team && error)
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (!team) return <TeamSkeleton />;
  return (
    <>
      <TeamProposals team={team} />
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] gap-5 items-start max-[80rem]:grid-cols-1">
        <div className="grid grid-cols-1 gap-5">
          <InviteForm team={team} />
          <MemberTable team={team} asOf={new Date(dataUpdatedAt).toISOString()} />
          <AccountAddress team={team} />
        </div>
        <RoleRights />
      </div>
    </>
  );
}

function TeamSkeleton() {
  const { t } = useTranslation('team');
  return (
    <Skeletons label={t('loading')}>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] gap-5 items-start max-[80rem]:grid-cols-1">
        <div className="grid grid-cols-1 gap-5">
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
        <Skeleton className="h-80 w-full" />
      </div>
    </Skeletons>
  );
}

function RoleRights() {
  const { t } = useTranslation('team');
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId}>
      <section className="bg-sheet border border-line rounded-sheet">
        <header className="py-4 px-5">
          <h2 className="text-fs-5 leading-[1.25]" id={headingId}>
            {t('rights.title')}
          </h2>
        </header>
        <table className="w-full border-collapse text-fs-8">
          <thead>
            <tr>
              <th
                className="py-2.25 px-1 border-t border-t-line leading-ui text-center text-ink-2 text-fs-9 font-semibold first:pl-5 first:text-left first:hyphens-auto last:pr-4 max-[24rem]:first:pl-3 max-[24rem]:last:pr-1"
                scope="col"
              >
                <span className="visually-hidden">{t('rights.right')}</span>
              </th>
              {ROLES.map((role) => (
                <th
                  className="py-2.25 px-1 border-t border-t-line leading-ui text-center text-ink-2 text-fs-9 font-semibold first:pl-5 first:text-left first:hyphens-auto last:pr-4 max-[24rem]:first:pl-3 max-[24rem]:last:pr-1"
                  key={role}
                  scope="col"
                >
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(RIGHTS) as (keyof typeof RIGHTS)[]).map((right) => (
              <tr key={right}>
                <th
                  className="py-2.25 px-1 border-t border-t-line font-normal leading-ui text-center first:pl-5 first:text-left first:hyphens-auto last:pr-4 max-[24rem]:first:pl-3 max-[24rem]:last:pr-1"
                  scope="row"
                >
                  {t(`rights.${right}`)}
                </th>
                {ROLES.map((role) => {
                  const has = RIGHTS[right].every((action) => mayInTeam(role, action));
                  return (
                    <td
                      className="py-2.25 px-1 border-t border-t-line font-normal leading-ui text-center text-ink-3 first:pl-5 first:text-left first:hyphens-auto last:pr-4 max-[24rem]:first:pl-3 max-[24rem]:last:pr-1 data-has:text-good"
                      key={role}
                      data-has={has || undefined}
                    >
                      {has ? (
                        <Check className="mx-auto" size={18} aria-hidden="true" />
                      ) : (
                        <span aria-hidden="true">–</span>
                      )}
                      <span className="visually-hidden">{t(has ? 'rights.yes' : 'rights.no')}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Note className="mt-5">
        <b>{t('rights.lastOwner')}</b> {t('rights.lastOwnerText')}
      </Note>
    </aside>
  );
}

/** An owner invites; of a recruiter the same form makes a proposal. */
function InviteForm({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const headingId = useId();
  const { mutate, isPending, error, reset } = useTeamChange();
  const form = useZodForm({
    schema: inviteSchema,
    defaultValues: { email: '', role: 'recruiter' },
    fields: ['email', 'role'],
    errorText: () => t('invite.emailMissing'),
    refused: { email: error ? errorText(error) : undefined },
    onSubmit: (invite) => {
      if (!isPending)
        mutate({ do: 'invite', ...invite }, { onSuccess: () => form.reset({ email: '', role: invite.role }) });
    },
  });
  const email = form.field('email');
  const parsed = emailSchema.safeParse(form.watch('email'));
  if (!mayInTeam(team.role, 'team.propose')) return null;
  const words = team.role === 'owner' ? 'invite' : 'propose';
  const own = team.members.find(({ isSelf }) => isSelf)?.email;
  const isForeign = parsed.success && own !== null && domainOf(parsed.data) !== domainOf(own ?? '');
  return (
    <section className="bg-sheet border border-line rounded-sheet" aria-labelledby={headingId}>
      <header className="py-4 px-5">
        <h2 className="text-fs-5 leading-[1.25]" id={headingId}>
          {t(`${words}.title`)}
        </h2>
        <p className="text-ink-2 text-fs-8 leading-[1.45]">{t(`${words}.lead`)}</p>
      </header>
      <form noValidate onSubmit={form.submit}>
        <div className="px-5 pb-4 empty:hidden">
          <ErrorSummary {...form.summary} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_11rem_auto] gap-3 items-start pb-5 px-5 max-md:grid-cols-1">
          <Field
            label={t('invite.email')}
            help={isForeign && !email.error ? t('invite.foreignDomain') : undefined}
            {...email}
          >
            <TextInput
              {...form.register('email', { onChange: reset })}
              type="email"
              inputMode="email"
              autoComplete="off"
              placeholder={t('invite.placeholder')}
            />
          </Field>
          <Field label={t('table.role')} {...form.field('role')}>
            <Controller
              control={form.control}
              name="role"
              render={({ field }) => <RoleSelect value={field.value} onRole={field.onChange} />}
            />
          </Field>
          <Button className="mt-7 max-md:mt-0" type="submit" icon={<Send size={18} />} loading={isPending}>
            {t(`${words}.submit`)}
          </Button>
        </div>
      </form>
    </section>
  );
}
