import { formatDate } from '@stellenvisite/contract/format-date';
import type { OpenedInvitation } from '@stellenvisite/contract/team.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withNext } from '../../../session/safe-next.ts';
import { useSession } from '../../../session/use-session.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { AcceptButton } from './accept-button.tsx';
import { InvitedRegistration } from './invited-registration.tsx';

type InvitationPageProps = { token: string | null; invitation: OpenedInvitation | null };

/** Where the link of an invitation leads: nothing happens until a person presses the button. */
export function InvitationPage({ token, invitation }: InvitationPageProps) {
  const { t } = useTranslation('team');
  if (!token || !invitation)
    return (
      <Letter title={t('invitation.invalid.title')} text={t('invitation.invalid.text')}>
        <LinkButton to="/login">{t('invitation.signIn')}</LinkButton>
      </Letter>
    );
  const { employer, role, invitedBy, email, expiresAt } = invitation;
  const words = { employer: employer.name, name: invitedBy ?? '', role: t(`role.${role}`) };
  return (
    <Letter
      title={t('invitation.title', words)}
      text={t(invitedBy ? 'invitation.text' : 'invitation.textWithoutName', words)}
    >
      <p className="mb-6 text-ink-2">{t('invitation.validity', { email, date: formatDate(expiresAt) })}</p>
      <Answer token={token} invitation={invitation} />
    </Letter>
  );
}

function Answer({ token, invitation }: { token: string; invitation: OpenedInvitation }) {
  const { t } = useTranslation('team');
  const { status, account } = useSession();
  const { startSignOut, isSigningOut } = useSignOut();
  const { email } = invitation;
  if (status === 'unknown') return <Bone className="h-12 w-64" />;
  if (account && account.email?.toLowerCase() !== email)
    return (
      <Note>
        <p>{t('invitation.otherAccount', { own: account.email, email })}</p>
        <Button variant="secondary" className="mt-3" loading={isSigningOut} onClick={() => void startSignOut()}>
          {t('invitation.signOut')}
        </Button>
      </Note>
    );
  if ((account?.role ?? invitation.account) === 'job_seeker') return <Note>{t('invitation.seekerAccount')}</Note>;
  if (account) return <AcceptButton token={token} />;
  if (invitation.account === 'employer')
    return (
      <>
        <p className="mb-4">{t('invitation.hasAccount')}</p>
        <LinkButton size="l" to={withNext('/login', `/team-einladung?token=${token}`)}>
          {t('invitation.signIn')}
        </LinkButton>
      </>
    );
  return <InvitedRegistration token={token} email={email} />;
}

type LetterProps = { title: string; text: string; children: ReactNode };

function Letter({ title, text, children }: LetterProps) {
  return (
    <section className="wrap py-12 md:py-20">
      <div className="max-w-[40rem]">
        <h1 className="text-fs-1 leading-head">{title}</h1>
        <p className="mt-4 text-fs-5 text-ink-2">{text}</p>
      </div>
      <div className="mt-8 max-w-[32rem]">{children}</div>
    </section>
  );
}
