import type { HeldJobs } from '@stellenvisite/contract/held-jobs.schema';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Note } from '../../../ui/note.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Switch } from '../../../ui/switch.tsx';

/** Further pages of the queue, and whether first jobs wait at all. */
export function QueueFoot({ list }: { list: HeldJobs }) {
  const { t } = useTranslation('held-jobs');
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const hold = $api.useMutation('put', '/api/admin/held-jobs/switch', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/held-jobs'] }),
  });
  const toPage = (page: number) => {
    const next = new URLSearchParams(params);
    next.delete('stelle');
    next.set('page', String(page));
    return { search: `?${next}` };
  };
  return (
    <div className="mod-foot">
      <Pagination page={list.page} pageCount={Math.ceil(list.total / list.pageSize)} toPage={toPage} />
      <Switch
        label={t('switch')}
        help={t('switchHelp')}
        checked={list.isOn}
        onChange={({ currentTarget }) => hold.mutate({ body: { isOn: currentTarget.checked } })}
      />
      {hold.error && <Note tone="warn">{errorText(hold.error)}</Note>}
    </div>
  );
}
