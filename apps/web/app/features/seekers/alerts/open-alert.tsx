import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatDayOfYear } from '@stellenvisite/contract/platform/format-date';
import { ALERT_FREQUENCIES, ALERT_MATCHES_PAGE } from '@stellenvisite/contract/seekers/job-alerts';
import type { JobAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, Ellipsis, Pencil, Search, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { TabsNav } from '../../../ui/tabs-nav.tsx';
import { AlertForm } from './alert-form.tsx';
import { CriteriaCells } from './criteria-cells.tsx';
import { MatchRow } from './match-row.tsx';
import { ALERTS, MATCHES } from './shared/alert-queries.ts';
import { useChangeAlert, useDeleteAlert, useSetAlert } from './use-change-alert.ts';

export const ALERT_PANE =
  'overflow-hidden rounded-sheet border border-line bg-sheet max-sm:rounded-none max-sm:border-x-0';

type OpenAlertProps = {
  alert: JobAlert;
  /** States whether the person opened it, or it only appears next to the list. */
  isChosen: boolean;
};

export function OpenAlert({ alert, isChosen }: OpenAlertProps) {
  const { t } = useTranslation('job-alerts');
  const set = useSetAlert();
  const { id, name, query, frequency } = alert;
  useSeen(id, isChosen);
  return (
    <section className={clsx(ALERT_PANE, !isChosen && 'max-lg:hidden')} aria-labelledby="open-alert">
      <Link
        className="hidden min-h-tap items-center gap-1.5 font-medium text-fs-8 text-link max-lg:flex max-lg:px-5 max-lg:pt-1 max-lg:pb-0"
        to="/dashboard/suchauftraege"
      >
        <ChevronLeft size={18} />
        {t('all')}
      </Link>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 px-5 py-4 max-sm:grid-cols-1">
        <div>
          <h2 className="wrap-anywhere mb-2 text-fs-4 tracking-[-0.02em]" id="open-alert">
            {name}
          </h2>
          <CriteriaCells query={query} />
        </div>
        <AlertActions alert={alert} />
      </header>
      <div className="flex flex-wrap items-center gap-3 border-line border-t bg-sheet-2 px-5 py-2.5 text-fs-8 text-ink-2">
        <RadioGroup
          name="send"
          className="max-sm:w-full max-sm:[&>.seg]:grid max-sm:[&>.seg]:grid-cols-3"
          layout="segments"
          legend={t('byMail')}
          hideLegend
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}.short`) }))}
          value={frequency}
          onValueChange={(value) => set(id, { frequency: value })}
        />
        <p className="ml-auto max-sm:m-0">
          <NextMail alert={alert} />
        </p>
      </div>
      <AlertMatchList alert={alert} />
    </section>
  );
}

/** Marks new matches as seen once the alert is opened. */
function useSeen(id: string, isChosen: boolean) {
  const { mutate } = $api.useMutation('put', '/api/job-alerts/{id}/seen', {
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries({ queryKey: ALERTS }),
  });
  useEffect(() => {
    if (isChosen) mutate({ params: { path: { id } } });
  }, [id, isChosen, mutate]);
}

/** „Nächste: Di 17.11., 6 Uhr“ */
function NextMail({ alert: { status, frequency, nextMailAt } }: { alert: JobAlert }) {
  const { t } = useTranslation('job-alerts');
  if (status === 'paused') return t('next.paused');
  if (frequency === 'instant' || !nextMailAt) return t('next.instant');
  const day = toBerlinClock(new Date(nextMailAt));
  return t('next.at', { day: t(`next.days.${day.getUTCDay()}`), date: formatDayOfYear(nextMailAt) });
}

function AlertActions({ alert }: { alert: JobAlert }) {
  const { t } = useTranslation('job-alerts');
  const navigate = useNavigate();
  const remove = useDeleteAlert();
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <div className="flex items-start gap-1">
      <Button
        className="max-sm:flex-1"
        variant="secondary"
        size="s"
        icon={<Pencil size={18} />}
        onClick={() => setDialog('edit')}
      >
        {t('edit')}
      </Button>
      <Menu trigger={<IconButton label={t('more', { name: alert.name })} icon={<Ellipsis size={22} />} />}>
        <MenuAction>
          <Link to={`/jobs?${alert.query}&sort=newest`}>
            <Search size={18} />
            {t('toSearch')}
          </Link>
        </MenuAction>
        <MenuAction onSelect={() => setDialog('delete')}>
          <button type="button">
            <Trash2 size={18} />
            {t('delete.action')}
          </button>
        </MenuAction>
      </Menu>
      {dialog === 'edit' && <EditAlertDialog alert={alert} onClose={close} />}
      <Dialog
        open={dialog === 'delete'}
        onClose={close}
        title={t('delete.title')}
        footer={
          <>
            <Button className="max-sm:flex-1" variant="secondary" onClick={close}>
              {t('delete.keep')}
            </Button>
            <Button
              className="max-sm:flex-1"
              variant="danger"
              onClick={() => {
                close();
                void remove(alert.id);
                void navigate('/dashboard/suchauftraege');
              }}
            >
              {t('delete.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('delete.text', { name: alert.name })}</p>
      </Dialog>
    </div>
  );
}

function EditAlertDialog({ alert, onClose }: { alert: JobAlert; onClose: () => void }) {
  const { t } = useTranslation('job-alerts');
  const { mutateAsync, error } = useChangeAlert();
  const { id, name, query, frequency, notifies } = alert;
  const finish = () => {
    onClose();
    void toast(t('updated'), { tone: 'good' });
  };
  return (
    <AlertForm
      title={t('dialog.edit')}
      submit={t('dialog.save')}
      note={t('dialog.cancelAnytime')}
      values={{ name, query, frequency, notifies }}
      error={error}
      onClose={onClose}
      onSave={({ email: _email, ...body }) => mutateAsync({ params: { path: { id } }, body }).then(finish, () => null)}
    />
  );
}

/** Tab and page stand in the address. */
function AlertMatchList({ alert }: { alert: JobAlert }) {
  const { t } = useTranslation('job-alerts');
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const isUnread = params.get('neu') === '1';
  const page = Number(params.get('page')) || 1;
  const path = `/dashboard/suchauftraege/${alert.id}`;
  const { data, error } = $api.useQuery(
    'get',
    '/api/job-alerts/{id}/matches',
    { params: { path: { id: alert.id }, query: { page, ...(isUnread && { unread: true }) } } },
    { placeholderData: keepPreviousData },
  );
  const toPage = (each: number) =>
    `${path}?${new URLSearchParams({ ...(isUnread && { neu: '1' }), page: String(each) })}`;
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-line border-y pr-2.5 pl-5">
        <TabsNav
          className="m-0 border-0"
          label={t('matches.label')}
          tabs={[
            { to: path, label: t('matches.all'), count: alert.matches, current: !isUnread },
            { to: `${path}?neu=1`, label: t('matches.new'), count: alert.unread, current: isUnread },
          ]}
        />
        {alert.unread > 0 && <ReadAll id={alert.id} />}
      </div>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {data?.items.length === 0 && (
        <p className="px-5 py-6 text-ink-2">{t(isUnread ? 'matches.allRead' : 'matches.none')}</p>
      )}
      {data && data.items.length > 0 && (
        <ul aria-label={t('matches.label')}>
          {data.items.map((match) => (
            <MatchRow key={match.job.id} alertId={alert.id} match={match} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          className="px-5 pt-2 pb-4"
          page={page}
          pageCount={Math.ceil(data.total / ALERT_MATCHES_PAGE)}
          toPage={toPage}
        />
      )}
    </>
  );
}

function ReadAll({ id }: { id: string }) {
  const { t } = useTranslation('job-alerts');
  const { mutate, isPending } = $api.useMutation('put', '/api/job-alerts/{id}/matches/read', {
    onSettled: async (_data, _error, _variables, _before, { client }) => {
      await Promise.all([ALERTS, MATCHES].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return (
    <Button variant="ghost" size="s" loading={isPending} onClick={() => mutate({ params: { path: { id } } })}>
      {t('matches.readAll')}
    </Button>
  );
}
