import type { EmployerVerification } from '@stellenvisite/contract/employer-verifications.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { BadgeCheck, ChevronLeft, CircleDashed, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { CodeWay } from './code-way.tsx';
import { DnsWay, FileWay } from './record-ways.tsx';
import { useVerification } from './use-verification.ts';
import '../own-employers.css';

const PROFILE = '/employer-dashboard/profil';

/** The proof that a profile belongs to the domain of its website: one of three ways is enough. */
export function VerificationScreen() {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const mayVerify = useMayAct('employer.verify');
  return (
    <div className="oe-verify">
      <p>
        <TextLink to={PROFILE}>
          <ChevronLeft size={18} /> {t('back')}
        </TextLink>
      </p>
      <h1>{t('title')}</h1>
      <p className="oe-lead">{t('lead')}</p>
      {mayVerify ? <Ways /> : <Note>{t('onlyOwners')}</Note>}
    </div>
  );
}

function Ways() {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const proof = useVerification();
  const { verification } = proof;
  if (!verification) return proof.isUnread ? <Note tone="warn">{t('unread')}</Note> : <PageSkeleton />;
  const isProven = verification.verifiedAt !== null && verification.lapsesAt === null;
  return (
    <>
      <DomainState verification={verification} />
      {verification.domain && !isProven && (
        <div className="oe-ways">
          <CodeWay {...proof} verification={verification} domain={verification.domain} />
          <FileWay {...proof} verification={verification} />
          <DnsWay {...proof} verification={verification} />
        </div>
      )}
      <After />
    </>
  );
}

function DomainState({ verification }: { verification: EmployerVerification }) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  const { domain, problem, verifiedAt, verifiedDomain, lapsesAt } = verification;
  const isProven = verifiedAt !== null;
  const Icon = isProven ? ShieldCheck : ShieldQuestionMark;
  const text = lapsesAt
    ? t('state.lapses', { date: formatDate(new Date(lapsesAt)), domain: verifiedDomain })
    : verifiedAt
      ? t('state.verified', { date: formatDate(new Date(verifiedAt)) })
      : problem
        ? t(`state.${problem}`)
        : t('state.open');
  return (
    <section className="oe-card oe-domain" aria-live="polite">
      <Icon size={36} />
      <div>
        <h2>{domain ?? t('state.noDomain')}</h2>
        <p>
          {text} {problem && <TextLink to={PROFILE}>{t('toProfile')}</TextLink>}
        </p>
      </div>
      <p className="oe-state" data-good={isProven || undefined}>
        {isProven ? <BadgeCheck size={18} /> : <CircleDashed size={18} />} {t(isProven ? 'badge' : 'unproven')}
      </p>
    </section>
  );
}

function After() {
  const { t } = useTranslation('own-employers', { keyPrefix: 'verification' });
  return (
    <section className="oe-card oe-after">
      <h2>{t('after.title')}</h2>
      <ul>
        {(['badge', 'jobs', 'people'] as const).map((gain) => (
          <li key={gain}>
            <b>{t(`after.${gain}.title`)}</b>
            <span>{t(`after.${gain}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
