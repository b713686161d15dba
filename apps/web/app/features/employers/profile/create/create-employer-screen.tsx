import { type EmployerDraft, employerDraftValuesSchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Lock } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { dataOf } from '../../../../api/data-of.ts';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { createAutosaveStore } from '../../../../autosave/autosave-store.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { $api } from '../../../../session/queries.ts';
import { useSession } from '../../../../session/use-session.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { PageSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { LazyMediaManager } from '../../media/shared/lazy-media-manager.ts';
import { MediaSkeleton } from '../../media/shared/media-skeleton.tsx';
import { EmployerForm } from '../form/employer-form.tsx';
import { SaveStatus } from '../save-status.tsx';
import {
  type EmployerFields,
  EmployerFormContext,
  type EmployerFormStore,
  employerProblems,
  fieldsOfDraft,
  type ProblemKey,
  type StoredFields,
} from '../use-employer-form.ts';
import { TypeStep } from './type-step.tsx';

const CREATE_STEPS = ['type', 'profile', 'media'] as const;

type CreateStep = (typeof CREATE_STEPS)[number];

type StepHeadProps = { step: CreateStep; unlocked: readonly CreateStep[]; onStep: (step: CreateStep) => void };

const PAUSE_MS = 2000;

/** Renders a new employer: what it is, what it says, and after the first save its pictures. */
export function CreateEmployerScreen() {
  const { data: draft } = $api.useQuery('get', '/api/employer/draft', {}, { staleTime: Number.POSITIVE_INFINITY });
  return draft ? <CreateEmployer draft={draft as EmployerDraft} /> : <PageSkeleton />;
}

function CreateEmployer({ draft }: { draft: EmployerDraft }) {
  const [store] = useState(() => createDraftStore(draft));
  const [problems, setProblems] = useState<ProblemKey[]>([]);
  useEffect(() => () => void store.flush().then(store.stop), [store]);
  const form = { store, problems, fromOnboarding: draft.fromOnboarding, isDraft: true, location: null };
  return (
    <EmployerFormContext value={form}>
      <Steps store={store} onProblems={setProblems} />
    </EmployerFormContext>
  );
}

type StepsProps = { store: EmployerFormStore; onProblems: (problems: ProblemKey[]) => void };

function Steps({ store, onProblems }: StepsProps) {
  const { t } = useTranslation('own-employers');
  const [params, setParams] = useSearchParams();
  const createdId = params.get('id');
  const step = params.get('schritt') === 'profil' ? 'profile' : 'type';
  const goTo = (next: CreateStep) => setParams(next === 'profile' ? { schritt: 'profil' } : {});
  const { save, attempt, failure, isBusy } = useCreate(store, {
    onProblems,
    onCreated: (id) => setParams({ schritt: 'medien', id }),
  });
  const navigate = useNavigate();
  const { account } = useSession();
  // A person without an employer has no dashboard yet.
  const away = account?.employers.some(({ isActive }) => isActive) ? '/employer-dashboard' : '/';
  if (createdId) return <MediaStep employerId={createdId} />;
  return (
    <>
      <StepHead step={step} unlocked={store.state().data.facility ? ['type', 'profile'] : ['type']} onStep={goTo} />
      {step === 'type' ? (
        <TypeStep onNext={() => goTo('profile')} />
      ) : (
        <EmployerForm
          title={t('form.title')}
          lead={t('form.lead')}
          attempt={attempt}
          failure={failure}
          onChangeType={() => goTo('type')}
        >
          <p className="flex-[1_1_16rem] text-fs-8 text-ink-2">
            <b className="block text-ink">{t('bar.public')}</b> {t('bar.publicText')}
          </p>
          <Button
            className="max-[48rem]:flex-[1_1_100%]"
            variant="secondary"
            onClick={() => void store.flush().then(() => navigate(away))}
          >
            {t('bar.keepDraft')}
          </Button>
          <Button className="max-[48rem]:flex-[1_1_100%]" loading={isBusy} onClick={() => void save()}>
            {t('bar.saveAndGoOn')}
          </Button>
        </EmployerForm>
      )}
    </>
  );
}

/** Offers the pictures of the employer, which exists since the first save. */
function MediaStep({ employerId }: { employerId: string }) {
  const { t } = useTranslation('own-employers');
  return (
    <>
      <StepHead step="media" unlocked={['media']} onStep={() => undefined} />
      <h1 className="mb-4 text-fs-2">{t('step.media')}</h1>
      <Suspense fallback={<MediaSkeleton />}>
        <LazyMediaManager employerId={employerId} mayChange />
      </Suspense>
      <p className="mt-6 flex flex-wrap justify-end gap-3">
        <LinkButton variant="secondary" to={`/arbeitgebern/${employerId}`}>
          {t('publicPage')}
        </LinkButton>
        <LinkButton to="/employer-dashboard/profil">{t('step.done')}</LinkButton>
      </p>
    </>
  );
}

/** Creates the employer at the first save; what was typed stays as a draft until then. */
function useCreate(
  store: EmployerFormStore,
  { onProblems, onCreated }: { onProblems: (problems: ProblemKey[]) => void; onCreated: (id: string) => void },
) {
  const { t } = useTranslation('own-employers');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { reload } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const refuse = (problems: ProblemKey[], text: string | null) => {
    onProblems(problems);
    setFailure(text);
    setAttempt((count) => count + 1);
  };
  const save = async () => {
    const { data } = store.state();
    const problems = employerProblems(data);
    if (problems.length > 0) return refuse(problems, null);
    setIsBusy(true);
    try {
      await store.flush();
      const { id } = await dataOf(api.POST('/api/employer/profile', { body: data }));
      onProblems([]);
      void toast(t('created'), { tone: 'good' });
      await reload();
      await client.invalidateQueries();
      onCreated(id);
    } catch (error) {
      if (problemCodeOf(error) === 'place.not_found') refuse(['pin'], null);
      else refuse([], errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { save, attempt, failure, isBusy };
}

function createDraftStore(draft: EmployerDraft): EmployerFormStore {
  const toStored = ({ values, updatedAt }: EmployerDraft): StoredFields => ({ data: fieldsOfDraft(values), updatedAt });
  const first = toStored(draft);
  let known: EmployerFields = first.data;
  return createAutosaveStore<EmployerFields, StoredFields>({
    stored: first,
    parse: (change) => {
      const parsed = employerDraftValuesSchema.safeParse(change);
      return parsed.success ? (parsed.data as Partial<EmployerFields>) : null;
    },
    orderOf: ({ updatedAt }) => updatedAt ?? '',
    load: async () => toStored((await dataOf(api.GET('/api/employer/draft'))) as EmployerDraft),
    save: async (change) => {
      const body = { ...known, ...change };
      const saved = toStored((await dataOf(api.PUT('/api/employer/draft', { body }))) as EmployerDraft);
      known = saved.data;
      return saved;
    },
    persist: () => undefined,
    pauseMs: PAUSE_MS,
    conflictCode: null,
    fieldRefusals: ['request.invalid'],
  });
}

/** Renders the three steps; a locked one is inert and says how it opens. */
function StepHead({ step, unlocked, onStep }: StepHeadProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'step' });
  const current = CREATE_STEPS.indexOf(step);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-4 mb-6 border-b border-b-line [&>ol_[aria-current]_button]:text-ink [&>ol_[aria-current]_i]:border-transparent [&>ol_[aria-current]_i]:bg-marker [&>ol_[aria-current]_i]:text-on-marker max-[48rem]:[&>ol_li:not([aria-current])_span]:absolute max-[48rem]:[&>ol_li:not([aria-current])_span]:w-[1px] max-[48rem]:[&>ol_li:not([aria-current])_span]:h-[1px] max-[48rem]:[&>ol_li:not([aria-current])_span]:overflow-hidden max-[48rem]:[&>ol_li:not([aria-current])_span]:[clip-path:inset(50%)]">
      <p className="font-display font-semibold text-fs-6 leading-[1.2]">{t('title')}</p>
      <ol className="flex overflow-hidden border border-line-2 rounded-control bg-sheet" aria-label={t('label')}>
        {CREATE_STEPS.map((each, index) => {
          const isOpen = unlocked.includes(each);
          return (
            <li
              className="not-first:border-l not-first:border-l-line [&[aria-current]]:bg-marker-soft"
              key={each}
              aria-current={each === step ? 'step' : undefined}
            >
              <button
                className="flex items-center gap-2 min-h-11 pr-3.5 pl-2.5 font-text font-semibold text-fs-8 leading-[1.2] text-ink-2"
                type="button"
                disabled={!isOpen || each === step}
                onClick={() => onStep(each)}
              >
                <i
                  className="grid place-items-center w-6.5 h-6.5 border border-line-2 rounded-cell not-italic data-done:border-transparent data-done:bg-good-tint data-done:text-good"
                  data-done={index < current || undefined}
                >
                  {index < current ? <Check size={16} /> : isOpen ? index + 1 : <Lock size={14} />}
                </i>
                <span>
                  {t(each)} {!isOpen && each === 'media' && <small className="font-normal">{t('afterSaving')}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <SaveStatus className="ml-auto max-[48rem]:ml-0" />
      <TextLink to="/employer-dashboard">{t('later')}</TextLink>
    </div>
  );
}
