import { changeEmployerSchema, type OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { createAutosaveStore } from '../../../autosave/autosave-store.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { PageSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { TypeStep } from './create/type-step.tsx';
import { EmployerForm } from './form/employer-form.tsx';
import { SaveStatus } from './save-status.tsx';
import {
  type EmployerFields,
  EmployerFormContext,
  type EmployerFormStore,
  employerProblems,
  FIELD_OF_PROBLEM,
  fieldsOfEmployer,
  type ProblemKey,
  type StoredFields,
  useEmployerForm,
} from './use-employer-form.ts';

const VERIFICATION_PATH = '/employer-dashboard/profil/verifizierung';

type VerificationHintProps = { verifiedAt: string | null; lapsesAt: string | null; isNextJobReviewed: boolean };

const PAUSE_MS = 2000;

/** The profile of the employer somebody acts for: it saves itself, and the public page changes with it. */
export function OwnProfileScreen() {
  const { employerId } = useActingEmployer();
  const { data } = $api.useQuery('get', '/api/employer/profile', { params: { query: { employerId } } });
  return data ? <OwnProfile key={employerId} employer={data as OwnEmployer} /> : <PageSkeleton />;
}

function OwnProfile({ employer }: { employer: OwnEmployer }) {
  const [store] = useState(() => createProfileStore(employer));
  const [problems, setProblems] = useState<ProblemKey[]>([]);
  const client = useQueryClient();
  useEffect(() => {
    const look = () =>
      document.visibilityState === 'visible' && void loadStored(employer.id).then(store.receive, () => undefined);
    const saveNow = () => void store.flush();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', saveNow);
      store.stop();
      // Whoever comes back reads what was saved last.
      void client.invalidateQueries({ queryKey: ['get', '/api/employer/profile'] });
    };
  }, [store, employer.id, client]);
  const form = { store, problems, fromOnboarding: [], isDraft: false, location: employer.location };
  return (
    <EmployerFormContext value={form}>
      <ProfilePage employer={employer} onProblems={setProblems} />
    </EmployerFormContext>
  );
}

type ProfilePageProps = { employer: OwnEmployer; onProblems: (problems: ProblemKey[]) => void };

function ProfilePage({ employer, onProblems }: ProfilePageProps) {
  const { t } = useTranslation('own-employers');
  const { data, flush, invalid } = useEmployerForm();
  const mayChange = useMayAct('employer.change');
  const [attempt, setAttempt] = useState(0);
  const [isChoosing, setIsChoosing] = useState(false);
  const publicPage = `/arbeitgebern/${employer.id}`;
  const save = async () => {
    const isRefused = (key: ProblemKey) => invalid.has(FIELD_OF_PROBLEM[key]);
    const found = employerProblems(data);
    const problems = found.length > 0 ? found : (['website', 'city'] as const).filter(isRefused);
    onProblems(problems);
    const isSaved = await flush();
    if (problems.length > 0) setAttempt((count) => count + 1);
    else if (isSaved) void toast(t('saved'), { tone: 'good' });
  };
  return (
    <>
      <div className="flex flex-wrap justify-end items-center gap-x-5 gap-y-1 mb-4">
        <SaveStatus />
        <TextLink to={publicPage}>{t('publicPage')}</TextLink>
      </div>
      {!mayChange && <Note className="mb-4">{t('readOnly')}</Note>}
      <VerificationHint
        verifiedAt={employer.verifiedAt}
        lapsesAt={employer.verificationLapsesAt}
        isNextJobReviewed={employer.isNextJobReviewed}
      />
      <fieldset disabled={!mayChange} className="min-w-0">
        <legend className="visually-hidden">{t('ownForm.title')}</legend>
        <EmployerForm
          title={t('ownForm.title')}
          lead={t('ownForm.lead')}
          attempt={attempt}
          onChangeType={() => setIsChoosing(true)}
          pageLink={<TextLink to={publicPage}>{t('preview.whole')}</TextLink>}
        >
          <p className="flex-[1_1_16rem] text-fs-8 text-ink-2">
            <b className="block text-ink">{t('bar.atOnce')}</b> {t('bar.atOnceText')}
          </p>
          <LinkButton className="max-[48rem]:flex-[1_1_100%]" variant="secondary" to={publicPage}>
            {t('publicPage')}
          </LinkButton>
          <Button className="max-[48rem]:flex-[1_1_100%]" onClick={() => void save()}>
            <BadgeCheck size={18} /> {t('bar.save')}
          </Button>
        </EmployerForm>
      </fieldset>
      <Dialog open={isChoosing} onClose={() => setIsChoosing(false)} title={t('changeType')} wide>
        <TypeStep onNext={() => setIsChoosing(false)} />
      </Dialog>
    </>
  );
}

const toStored = (employer: OwnEmployer): StoredFields => ({
  data: fieldsOfEmployer(employer),
  updatedAt: employer.updatedAt,
});

async function loadStored(employerId: string): Promise<StoredFields> {
  const params = { query: { employerId } };
  return toStored((await dataOf(api.GET('/api/employer/profile', { params }))) as OwnEmployer);
}

function createProfileStore(employer: OwnEmployer): EmployerFormStore {
  return createAutosaveStore<EmployerFields, StoredFields>({
    stored: toStored(employer),
    parse: (change) => {
      const parsed = changeEmployerSchema.safeParse(change);
      return parsed.success ? (parsed.data as Partial<EmployerFields>) : null;
    },
    orderOf: ({ updatedAt }) => updatedAt ?? '',
    load: () => loadStored(employer.id),
    save: async (change, { updatedAt }) => {
      const body = { ...change, ...(updatedAt && { updatedAt }) };
      const params = { query: { employerId: employer.id } };
      return toStored((await dataOf(api.PATCH('/api/employer/profile', { params, body }))) as OwnEmployer);
    },
    persist: () => undefined,
    pauseMs: PAUSE_MS,
    conflictCode: 'employer.changed_elsewhere',
    fieldRefusals: ['request.invalid', 'place.not_found'],
  });
}

/** Above the profile: that its domain is proven, is not, or will not be for long. */
function VerificationHint({ verifiedAt, lapsesAt, isNextJobReviewed }: VerificationHintProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'hint' });
  const tone = lapsesAt ? 'warn' : verifiedAt ? 'good' : 'info';
  const text = lapsesAt
    ? t('lapses', { date: formatDate(new Date(lapsesAt)) })
    : verifiedAt
      ? t('verified', { date: formatDate(new Date(verifiedAt)) })
      : t(isNextJobReviewed ? 'unverified' : 'unproven');
  return (
    <Note tone={tone} className="mb-4">
      {text} {(lapsesAt || !verifiedAt) && <TextLink to={VERIFICATION_PATH}>{t('prove')}</TextLink>}
    </Note>
  );
}
