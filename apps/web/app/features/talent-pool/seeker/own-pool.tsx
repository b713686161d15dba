import { z } from '@stellenvisite/contract/platform/zod';
import {
  type OwnTalentProfile,
  ownTalentProfileSchema,
} from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import {
  DEFAULT_TALENT_SWITCHES,
  TALENT_CONSENT_MONTHS,
  TALENT_CONSENT_VERSION,
  type TalentSwitches,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import { Pause, Play } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { TalentCardView, useTalentWords } from '../talent-card.tsx';
import { Blocks } from './blocks.tsx';
import { Consent } from './consent.tsx';
import { Enquiries } from './enquiries.tsx';
import { useLiveOwn, useOwnTalent, useSaveTalent } from './own-queries.ts';
import { ShownSwitches, Switches } from './shown-switches.tsx';
import '../talent-pool.css';
import './own-pool.css';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { ProfileFacts } from '../employer/profile-pane.tsx';
import { LockedRow } from '../locked-row.tsx';

/** The person's own side: enquiries first, then what is shown to whom and for how long. */
export function OwnPool() {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const { data: own, error, refetch } = useOwnTalent();
  useLiveOwn();
  if (own) return own.isMember ? <Member own={own} /> : <JoinPool own={own} />;
  if (error)
    return (
      <>
        <h1 className="visually-hidden">{t('title')}</h1>
        <EmptyState
          title={t('own.unread')}
          text={errorText(error)}
          actions={<Button onClick={() => void refetch()}>{t('own.again')}</Button>}
        />
      </>
    );
  return <OwnPoolSkeleton />;
}

export function OwnPoolSkeleton() {
  const { t } = useTranslation('talent-pool');
  return (
    <>
      <h1 className="text-fs-2">{t('title')}</h1>
      <Skeletons label={t('own.loading')}>
        <Skeleton className="mt-4 h-5 w-[min(34rem,90%)]" />
        <Skeleton className="mt-6 h-80 w-full" />
        <Skeleton className="mt-8 h-60 w-full" />
      </Skeletons>
    </>
  );
}

function Member({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const words = useTalentWords();
  const { save, isPending } = useSaveTalent();
  const { status, number, views } = own;
  return (
    <>
      <header className="ts-head">
        <div>
          <h1>{t('title')}</h1>
          {status === 'visible' && (
            <p>
              <Trans
                t={t}
                i18nKey="own.visible"
                values={{ number: words.number(number ?? 0) }}
                components={{ b: <b className="num" /> }}
              />{' '}
              <Trans t={t} i18nKey="own.views" count={views} components={{ b: <b className="num" /> }} />
            </p>
          )}
        </div>
        {status === 'visible' && (
          <Button
            variant="secondary"
            icon={<Pause size={20} />}
            loading={isPending}
            onClick={() => save({ isVisible: false })}
          >
            {t('own.pause')}
          </Button>
        )}
      </header>
      <StatusNote own={own} />
      <Enquiries own={own} />
      <div className="ts-grid">
        <div>
          <OwnPreview card={own.card} />
          <ShownSwitches own={own} />
        </div>
        <div>
          <Consent own={own} />
          <Blocks own={own} />
        </div>
      </div>
    </>
  );
}

/** Why nobody sees the profile, or until when. */
function StatusNote({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const { save, isPending } = useSaveTalent();
  if (own.status === 'paused')
    return (
      <Note tone="warn" role="status" className="ts-paused">
        <b>{t('own.paused.title')}</b> {t('own.paused.text')}
        <Button
          className="mt-3"
          icon={<Play size={20} />}
          loading={isPending}
          onClick={() => save({ isVisible: true })}
        >
          {t('own.paused.resume')}
        </Button>
      </Note>
    );
  if (own.status === 'ended')
    return (
      <Note tone="warn" role="status" className="ts-paused">
        <b>{t('own.ended.title')}</b> {t('own.ended.text')}
        <Button className="mt-3" loading={isPending} onClick={() => save({ consent: TALENT_CONSENT_VERSION })}>
          {t('own.ended.renew')}
        </Button>
      </Note>
    );
  if (own.isWithheld) return <Note className="ts-paused">{t('own.withheld')}</Note>;
  return null;
}

/** For who is not in: the card that would be shown, what it shows, who never sees it, and the consent. */
function JoinPool({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  return (
    <>
      <header className="ts-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('join.lead')}</p>
        </div>
      </header>
      {own.card ? <JoinForm own={own} /> : <NoOccupation />}
    </>
  );
}

function NoOccupation() {
  const { t } = useTranslation('talent-pool');
  return (
    <div className="ts-none">
      <h2>{t('join.incomplete.title')}</h2>
      <p>{t('join.incomplete.text')}</p>
      <LinkButton className="mt-4" to="/dashboard/profil">
        {t('join.incomplete.action')}
      </LinkButton>
    </div>
  );
}

const joinFormSchema = z.object({ shows: ownTalentProfileSchema.shape.shows, agrees: z.literal(true) });

function JoinForm({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const { save, isPending } = useSaveTalent();
  const errorText = useErrorText();
  const { data: preview, mutate } = $api.useMutation('post', '/api/talent-pool/me/preview', {
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const form = useZodForm({
    schema: joinFormSchema,
    defaultValues: { shows: DEFAULT_TALENT_SWITCHES },
    fields: ['agrees'],
    errorText: () => t('join.missing'),
    onSubmit: ({ shows }) => {
      if (!isPending) save({ consent: TALENT_CONSENT_VERSION, shows }, { done: t('join.done') });
    },
  });
  const shows = form.watch('shows');
  const change = (part: Partial<TalentSwitches>) => {
    const next = { ...shows, ...part };
    form.setValue('shows', next);
    mutate({ body: { shows: next } });
  };
  const agrees = form.field('agrees');
  return (
    <div className="ts-grid">
      <div>
        <OwnPreview card={preview?.card ?? own.card} />
        <form className="ts-sheet" onSubmit={form.submit} noValidate aria-labelledby="own-join">
          <header>
            <h2 id="own-join">{t('shown.title')}</h2>
          </header>
          <div className="ts-in ts-switches">
            <Switches shows={shows} onChange={change} />
          </div>
          <div className="ts-in grid gap-4">
            <ErrorSummary {...form.summary} />
            <Checkbox
              id={agrees.id}
              {...form.register('agrees')}
              aria-invalid={agrees.error ? true : undefined}
              label={t('join.consent.label')}
              help={t('join.consent.help', { months: TALENT_CONSENT_MONTHS, date: formatDate(consentEnd()) })}
            />
            <p className="text-fs-8">
              <Link className="link" to="/datenschutz">
                {t('join.privacy')}
              </Link>
            </p>
            <Button type="submit" loading={isPending}>
              {t('join.action')}
            </Button>
          </div>
        </form>
      </div>
      <div>
        <Blocks own={own} />
      </div>
    </div>
  );
}

function consentEnd(): Date {
  const end = new Date();
  end.setMonth(end.getMonth() + TALENT_CONSENT_MONTHS);
  return end;
}

/** The card of the employers' list itself, with what the opened profile says. */
function OwnPreview({ card }: { card: TalentCard | null }) {
  const { t } = useTranslation('talent-pool');
  if (!card) return null;
  return (
    <section className="ts-sheet" aria-labelledby="own-preview">
      <header>
        <h2 id="own-preview">{t('preview.title')}</h2>
        <Link className="link" to="/dashboard/profil">
          {t('preview.edit')}
        </Link>
      </header>
      <div className="ts-in">
        <div className="ts-preview">
          <TalentCardView card={card} />
          <ProfileFacts card={card} />
          <footer>
            <ul className="tp-locks">
              <LockedRow>{t('preview.locked')}</LockedRow>
            </ul>
          </footer>
        </div>
      </div>
    </section>
  );
}
