import { ACCOUNT_NEEDS, ACCOUNT_WISHES, type AccountField } from '@stellenvisite/contract/identity/accounts';
import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

type ProfileParts = {
  total: number;
  done: number;
  /** Still needed before the start counts as finished. */
  needed: AccountField[];
  /** Useful, and never demanded. */
  wished: AccountField[];
};

/** The question of the start that asks for a field, as its address counts. */
const QUESTION: Partial<Record<AccountField, number>> = {
  website: 2,
  position: 3,
};

const SHOWN = 3;

/** Says what an employer's account still lacks and what each part would change; nothing when it is whole. */
export function ProfilePrompt({ account }: { account: Account }) {
  const { t } = useTranslation('accounts');
  const parts = profileParts(account);
  const { role } = account;
  if (!parts || role !== 'employer' || parts.done === parts.total) return null;
  const open = [...parts.needed, ...parts.wished];
  const first = open[0];
  const isNeeded = parts.needed.length > 0 || !account.onboardingComplete;
  return (
    <Card as="section" aria-labelledby="profile-prompt" you={isNeeded}>
      <h2 id="profile-prompt" className="text-fs-4">
        {t('prompt.title')}
      </h2>
      <div className="my-3 flex items-center gap-4">
        <b className="num text-[2.5rem]/none font-semibold tracking-[-0.04em] whitespace-nowrap">
          {t('prompt.share', { share: Math.round((parts.done / parts.total) * 100) })}
        </b>
        <p className="text-fs-8 text-ink-2">
          {t(isNeeded ? 'prompt.needed' : 'prompt.wished', { done: parts.done, total: parts.total })}
        </p>
      </div>
      <div className="part-cells" aria-hidden="true">
        {Array.from({ length: parts.total }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={index}
            className={clsx(index < parts.done && 'on', index === parts.done && 'next')}
          />
        ))}
      </div>
      <ul className="part-list">
        {open.slice(0, SHOWN).map((field) => (
          <li key={field}>
            <Link className="link" to={questionOf(field, role)}>
              {t(`prompt.field.${field}.do`)}
            </Link>
            <small>{t(`prompt.field.${field}.why`)}</small>
          </li>
        ))}
      </ul>
      {first && isNeeded && (
        <LinkButton to={questionOf(first, role)} className="mt-2">
          {t('prompt.go')}
        </LinkButton>
      )}
    </Card>
  );
}

/** How much of a profile is there. Administrators have none to complete. */
export function profileParts({ role, missing }: Pick<Account, 'role' | 'missing'>): ProfileParts | null {
  if (role === 'admin') return null;
  const needs: readonly AccountField[] = ACCOUNT_NEEDS[role];
  const total = needs.length + ACCOUNT_WISHES[role].length;
  return {
    total,
    done: Math.max(0, total - missing.length),
    needed: missing.filter((field) => needs.includes(field)),
    wished: missing.filter((field) => !needs.includes(field)),
  };
}

export function questionOf(field: AccountField, role: 'job_seeker' | 'employer'): string {
  const path = role === 'employer' ? '/onboarding-employer' : '/onboarding-jobseeker';
  const question = field === 'location' ? 2 : field === 'fullName' && role === 'employer' ? 3 : (QUESTION[field] ?? 1);
  return `${path}?schritt=${question}`;
}
