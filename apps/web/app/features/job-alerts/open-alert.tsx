import { toBerlinClock, twoDigits } from '@stellenvisite/contract/berlin-time';
import { ALERT_FREQUENCIES } from '@stellenvisite/contract/job-alerts';
import type { JobAlert } from '@stellenvisite/contract/job-alerts.schema';
import { ChevronLeft, Ellipsis, Pencil, Search, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { AlertMatchList } from './alert-match-list.tsx';
import { CriteriaCells } from './criteria-cells.tsx';
import { EditAlertDialog } from './edit-alert-dialog.tsx';
import { ALERTS } from './shared/alert-queries.ts';
import { useDeleteAlert, useSetAlert } from './use-change-alert.ts';

type OpenAlertProps = {
  alert: JobAlert;
  /** Whether the person opened it, or it only stands beside the list. */
  isChosen: boolean;
};

export function OpenAlert({ alert, isChosen }: OpenAlertProps) {
  const { t } = useTranslation('job-alerts');
  const set = useSetAlert();
  const { id, name, query, frequency } = alert;
  useSeen(id, isChosen);
  return (
    <section className="alert-pane" aria-labelledby="open-alert">
      <Link className="alert-back" to="/dashboard/suchauftraege">
        <ChevronLeft size={18} />
        {t('all')}
      </Link>
      <header className="alert-head">
        <div>
          <h2 id="open-alert">{name}</h2>
          <CriteriaCells query={query} />
        </div>
        <AlertActions alert={alert} />
      </header>
      <div className="alert-send">
        <RadioGroup
          name="send"
          layout="segments"
          legend={t('byMail')}
          hideLegend
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}.short`) }))}
          value={frequency}
          onValueChange={(value) => set(id, { frequency: value })}
        />
        <p>
          <NextMail alert={alert} />
        </p>
      </div>
      <AlertMatchList alert={alert} />
    </section>
  );
}

/** What was new is seen once the alert is opened. */
function useSeen(id: string, isChosen: boolean) {
  const { mutate } = $api.useMutation('put', '/api/job-alerts/{id}/seen', {
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries({ queryKey: ALERTS }),
  });
  useEffect(() => {
    if (isChosen) mutate({ params: { path: { id } } });
  }, [id, isChosen, mutate]);
}

/** „Nächste: Di 17.11., 8:00 Uhr“ */
function NextMail({ alert: { status, frequency, nextMailAt } }: { alert: JobAlert }) {
  const { t } = useTranslation('job-alerts');
  if (status === 'paused') return t('next.paused');
  if (frequency === 'instant' || !nextMailAt) return t('next.instant');
  const day = toBerlinClock(new Date(nextMailAt));
  const date = `${twoDigits(day.getUTCDate())}.${twoDigits(day.getUTCMonth() + 1)}.`;
  return t('next.at', { day: t(`next.days.${day.getUTCDay()}`), date });
}

function AlertActions({ alert }: { alert: JobAlert }) {
  const { t } = useTranslation('job-alerts');
  const navigate = useNavigate();
  const remove = useDeleteAlert();
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <div className="alert-do">
      <Button variant="secondary" size="s" icon={<Pencil size={18} />} onClick={() => setDialog('edit')}>
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
            <Button variant="secondary" onClick={close}>
              {t('delete.keep')}
            </Button>
            <Button
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
