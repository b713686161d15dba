import { type EmployerDraft, employerDraftValuesSchema } from '@stellenvisite/contract/own-employers.schema';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { dataOf } from '../../../api/data-of.ts';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { createAutosaveStore } from '../../../autosave/autosave-store.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { LazyMediaManager } from '../../employer-media/shared/lazy-media-manager.ts';
import { MediaSkeleton } from '../../employer-media/shared/media-skeleton.tsx';
import { type EmployerFields, fieldsOfDraft } from '../employer-fields.ts';
import { employerProblems, type ProblemKey } from '../employer-problems.ts';
import { EmployerForm } from '../form/employer-form.tsx';
import { EmployerFormContext, type EmployerFormStore, type StoredFields } from '../use-employer-form.ts';
import { type CreateStep, StepHead } from './step-head.tsx';
import { TypeStep } from './type-step.tsx';
import '../own-employers.css';

const PAUSE_MS = 2000;

/** A new employer: what it is, what it says, and after the first save its pictures. */
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
  // Who has no employer yet has no dashboard to go to either.
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
          <p>
            <b>{t('bar.public')}</b> {t('bar.publicText')}
          </p>
          <Button variant="secondary" onClick={() => void store.flush().then(() => navigate(away))}>
            {t('bar.keepDraft')}
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            {t('bar.saveAndGoOn')}
          </Button>
        </EmployerForm>
      )}
    </>
  );
}

/** What the first save has opened: the pictures of the employer that exists now. */
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

/** The employer exists from the first save on; what was typed stays as a draft until then. */
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
    keep: () => undefined,
    pauseMs: PAUSE_MS,
    conflictCode: null,
    fieldRefusals: ['request.invalid'],
  });
}
