import type { ProfileItem } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfile } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { clsx } from 'clsx';
import { ArrowRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { optimisticUpdate } from '../../../../api/optimistic-update.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PROFILE_PATH, targetOf } from './field-target.ts';

const SHOWN = 3;

type ProfilePromptProps = {
  profile: Pick<SeekerProfile, 'missing' | 'hiddenItems' | 'completeness'>;
  /** Puts these items away. */
  onHide: (items: ProfileItem[]) => void;
  /** The way on, where the start is not finished. */
  action?: ReactNode;
  className?: string;
};

const PROFILE = ['get', '/api/profile'] as const;
type Hiding = { body: { hiddenItems?: SeekerProfile['hiddenItems'] } };

/** The prompt where the profile itself is not shown. Nothing until the profile is read: it is only a hint. */
export function DashboardPrompt({ action }: Pick<ProfilePromptProps, 'action'>) {
  const errorText = useErrorText();
  const { data } = $api.useQuery(...PROFILE);
  const { mutate } = $api.useMutation('patch', '/api/profile/settings', {
    ...optimisticUpdate<SeekerProfile, Hiding>(PROFILE, (profile, { body }) => ({
      ...profile,
      hiddenItems: body.hiddenItems ?? profile.hiddenItems,
    })),
  });
  if (!data) return null;
  return (
    <ProfilePrompt
      profile={data}
      action={action}
      onHide={(hiddenItems) =>
        mutate({ body: { hiddenItems } }, { onError: (error) => void toast(errorText(error), { tone: 'bad' }) })
      }
    />
  );
}

/**
 * Lists the missing parts of the profile and the benefit of each. It disappears when nothing is missing, or when hidden, until another part
 * is.
 */
export function ProfilePrompt({ profile, onHide, action, className }: ProfilePromptProps) {
  const { t } = useTranslation('seeker-profiles');
  const { missing, hiddenItems, completeness } = profile;
  const { given, asked, percent } = completeness;
  const open = missing.filter(({ item }) => !hiddenItems.includes(item));
  if (open.length === 0 && !action) return null;
  return (
    <section
      className={clsx('@container overflow-hidden rounded-sheet border border-line bg-sheet', className)}
      aria-labelledby="profile-prompt"
    >
      <header className="grid @max-[40rem]:grid-cols-[auto_minmax(0,1fr)_auto] grid-cols-[auto_minmax(0,1fr)_minmax(0,13rem)_auto] items-center gap-x-4 gap-y-3 @max-[40rem]:px-4 px-5 @max-[40rem]:py-3.5 py-4">
        <b
          className="num rounded-cell bg-marker px-3 py-2.5 font-display font-semibold text-[1.5rem] text-on-marker leading-none tracking-[-0.02em] whitespace-nowrap"
          aria-hidden="true"
        >
          {t('prompt.percent', { percent })}
        </b>
        <div>
          <h2 id="profile-prompt" className="text-fs-5 leading-[1.25]">
            {t('prompt.title', { percent })}
          </h2>
          <p className="mt-0.5 text-fs-8 text-ink-2 leading-[1.4]">
            <b className="num text-ink">{t('prompt.share', { done: given, total: asked })}</b> {t('prompt.optional')}
          </p>
        </div>
        <div className="@max-[40rem]:col-span-full @max-[40rem]:row-start-2 flex gap-[3px]" aria-hidden="true">
          {Array.from({ length: asked }, (_, index) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={index}
              className={clsx(
                'h-3 flex-1 rounded-[2px]',
                index < given ? 'bg-marker-2' : 'inset-ring inset-ring-line-2 bg-sheet-2',
              )}
            />
          ))}
        </div>
        <IconButton
          className="@max-[40rem]:-mt-1.5 -mr-2.5 -ml-3 @max-[40rem]:ml-0 @max-[40rem]:self-start"
          label={t('prompt.hide')}
          icon={<X size={20} />}
          onClick={() => onHide(missing.map(({ item }) => item))}
        />
      </header>
      <ul className="grid @max-[40rem]:grid-cols-1 grid-cols-3 border-line border-t">
        {open.slice(0, SHOWN).map(({ item, points }) => (
          <li
            key={item}
            className="relative border-line @max-[40rem]:border-t border-l @max-[40rem]:border-l-0 @max-[40rem]:px-4 px-5 pt-3.5 pb-4 first:border-t-0 first:border-l-0 hover:bg-sheet-2"
          >
            <Link
              className="flex items-center justify-between gap-2 text-fs-7 text-link leading-[1.35] after:absolute after:inset-0"
              to={{ pathname: PROFILE_PATH, hash: targetOf(item) }}
              preventScrollReset
            >
              <b className="underline decoration-1 underline-offset-[0.22em]">{t(`prompt.item.${item}.do`)}</b>
              <ArrowRight size={18} />
            </Link>
            <p className="mt-1 text-pretty text-fs-8 text-ink-2 leading-[1.45]">
              {t(`prompt.item.${item}.why`)} {points > 0 && t('prompt.points', { points })}
            </p>
          </li>
        ))}
      </ul>
      {action && <div className="border-line border-t px-5 py-4">{action}</div>}
    </section>
  );
}

/** Returns the one percentage of the profile, as the server counts it; undefined until it is known. */
export function useProfilePercent(): number | undefined {
  const { data } = $api.useQuery(...PROFILE);
  return data?.completeness.percent;
}
