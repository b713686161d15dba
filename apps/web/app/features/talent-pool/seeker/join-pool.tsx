import { formatDate } from '@stellenvisite/contract/platform/format-date';
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
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { PresentEmployer } from '../../seekers/profiles/shared/present-employer.tsx';
import { Blocks } from './blocks.tsx';
import { OwnPreview } from './own-preview.tsx';
import { useSaveTalent } from './own-queries.ts';
import { Switches } from './shown-switches.tsx';
import { WhoSees } from './who-sees.tsx';

/** For who is not in: first whom to hide from, then who sees what, then the consent. */
export function JoinPool({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  return (
    <>
      <header className="ts-head">
        <div>
          <h1>{t('join.title')}</h1>
          <p>{t('join.lead')}</p>
        </div>
      </header>
      {own.card ? <JoinSteps own={own} /> : <NoOccupation />}
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

function JoinSteps({ own }: { own: OwnTalentProfile }) {
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
  const isAnswered = own.presentEmployer !== null;
  return (
    <div className="ts-grid">
      <div>
        <Step number={1} isCurrent={!isAnswered} title={t('join.employer.title')} text={t('join.employer.text')}>
          <PresentEmployer answer={own.presentEmployer} />
        </Step>
        <form className="grid gap-6" onSubmit={form.submit} noValidate inert={!isAnswered}>
          <Step number={2} isInert={!isAnswered} isCurrent={isAnswered} title={t('join.sees.title')}>
            <WhoSees />
            <div className="ts-switches mt-4">
              <Switches shows={shows} onChange={change} />
            </div>
          </Step>
          <Step number={3} isInert={!isAnswered} title={t('join.agree.title')}>
            <div className="grid gap-4">
              <ErrorSummary {...form.summary} />
              <Checkbox
                id={agrees.id}
                {...form.register('agrees')}
                aria-invalid={agrees.error ? true : undefined}
                label={t('join.consent.label', { months: TALENT_CONSENT_MONTHS })}
                help={t('join.consent.help', { date: formatDate(consentEnd()) })}
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
          </Step>
        </form>
      </div>
      <div>
        <OwnPreview card={preview?.card ?? own.card} />
        <Blocks own={own} />
      </div>
    </div>
  );
}

type StepProps = {
  number: number;
  title: string;
  text?: string;
  isCurrent?: boolean;
  /** The first step has to be answered before. */
  isInert?: boolean;
  children: ReactNode;
};

function Step({ number, title, text, isCurrent, isInert, children }: StepProps) {
  const { t } = useTranslation('talent-pool');
  const id = `pool-step-${number}`;
  return (
    <section className="ts-sheet" aria-labelledby={id}>
      <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 px-5 pt-5 max-md:px-gutter">
        <span
          className={clsx(
            'num grid size-8 place-items-center rounded-cell font-semibold text-fs-7',
            isCurrent ? 'bg-marker text-on-marker' : 'inset-ring inset-ring-ink-3 text-ink-2',
          )}
          aria-hidden="true"
        >
          {number}
        </span>
        <div>
          <h2 id={id} className="text-fs-4 leading-8">
            <span className="visually-hidden">{t('join.step', { number })} </span>
            {title}
          </h2>
          {(isInert || text) && (
            <p className="text-pretty text-fs-8 text-ink-2 leading-[1.45]">{isInert ? t('join.first') : text}</p>
          )}
        </div>
      </div>
      <div className={clsx('ts-in', isInert && 'opacity-55')}>{children}</div>
    </section>
  );
}

function consentEnd(): Date {
  const end = new Date();
  end.setMonth(end.getMonth() + TALENT_CONSENT_MONTHS);
  return end;
}
