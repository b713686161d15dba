import { ANSWER_DAYS, type EmployerSettings } from '@stellenvisite/contract/employers/employer-settings.schema';
import { useQueryClient } from '@tanstack/react-query';
import { Database, IdCard, KeyRound, MonitorSmartphone, Plug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useActingEmployer, useMayAct } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { NotificationSettings } from '../../features/platform/notifications/notification-settings.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/feedback/skeletons.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';

const NONE = '';

const LINKS = [
  { key: 'account', to: '/konto', icon: IdCard },
  { key: 'security', to: '/konto/sicherheit', icon: KeyRound },
  { key: 'devices', to: '/konto/geraete', icon: MonitorSmartphone },
  { key: 'data', to: '/konto/daten', icon: Database },
] as const;

export const handle = {
  title: 'employer-settings:title',
  namespaces: ['employer-settings', 'notifications', 'problems'],
};

export default function EmployerDashboardSettingsPage() {
  const { t } = useTranslation('employer-settings');
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <AnswerPromisePanel />
      <div className="my-4">
        <NotificationSettings />
      </div>
      <InterfacesLink />
      <AccountLinks />
    </>
  );
}

/** To the page for the employer's own systems. */
function InterfacesLink() {
  const { t } = useTranslation('employer-settings', { keyPrefix: 'interfaces' });
  return (
    <section className="panel" aria-labelledby="interfaces">
      <header>
        <h2 id="interfaces">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <ul className="rows panel-body">
        <li>
          <Plug size={20} />
          <span className="rows-text">
            <b>
              <Link className="link" to="/employer-dashboard/einstellungen/schnittstellen">
                {t('open')}
              </Link>
            </b>
            <small>{t('what')}</small>
          </span>
        </li>
      </ul>
    </section>
  );
}

/** Links to the personal settings, which belong to the account. */
function AccountLinks() {
  const { t } = useTranslation('employer-settings', { keyPrefix: 'account' });
  return (
    <section className="panel" aria-labelledby="account">
      <header>
        <h2 id="account">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <ul className="rows panel-body">
        {LINKS.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Icon size={20} />
            <span className="rows-text">
              <b>
                <Link className="link" to={to}>
                  {t(`${key}.name`)}
                </Link>
              </b>
              <small>{t(`${key}.text`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Within how many days the employer promises to answer. Chosen is saved. */
export function AnswerPromisePanel() {
  const { t } = useTranslation('employer-settings', { keyPrefix: 'answer' });
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const query = { params: { query: { employerId } } };
  const { data, error } = $api.useQuery('get', '/api/employer/settings', query);
  return (
    <section className="panel" aria-labelledby="answer">
      <header>
        <h2 id="answer">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <div className="panel-body">
        {data ? <AnswerDays settings={data} /> : !error && <Skeleton className="h-11 w-60" />}
        {error && !data ? (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        ) : null}
      </div>
    </section>
  );
}

function AnswerDays({ settings }: { settings: EmployerSettings }) {
  const { t } = useTranslation('employer-settings', { keyPrefix: 'answer' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const { employerId } = useActingEmployer();
  const mayChange = useMayAct('employer_settings.change');
  const { mutate, isPending, variables } = $api.useMutation('patch', '/api/employer/settings', {
    onSuccess: () => {
      toast(t('saved'), { tone: 'good' });
      return Promise.all([
        client.invalidateQueries({ queryKey: ['get', '/api/employer/settings'] }),
        client.invalidateQueries({ queryKey: ['get', '/api/employer/overview'] }),
      ]);
    },
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const shown = isPending ? variables.body?.answerDays : settings.answerDays;
  const days = Array.from({ length: ANSWER_DAYS.max - ANSWER_DAYS.min + 1 }, (_, index) => index + ANSWER_DAYS.min);
  return (
    <Field label={t('label')} help={mayChange ? t('help') : t('ownersOnly')}>
      <Select
        className="max-w-60"
        disabled={!mayChange}
        value={shown ?? NONE}
        options={[
          { value: NONE, label: t('none') },
          ...days.map((count) => ({ value: String(count), label: t('days', { count }) })),
        ]}
        onChange={({ target }) =>
          mutate({
            params: { query: { employerId } },
            body: { answerDays: target.value === NONE ? null : Number(target.value) },
          })
        }
      />
    </Field>
  );
}
