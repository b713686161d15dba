import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { reportHiddenChange } from './shared/hidden-store.ts';

const LIST_KEY = ['get', '/api/hidden-employers'] as const;

export const useHiddenEmployers = () => $api.useQuery('get', '/api/hidden-employers');

type NamedEmployer = { id: string; name: string };

/** Hides and shows employers; every change can be undone where it is reported. */
export function useHiding() {
  const { t } = useTranslation('hidden-employers');
  const errorText = useErrorText();
  const client = useQueryClient();

  const write = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      void toast(t('failed'), { description: errorText(error), tone: 'bad' });
      return false;
    } finally {
      reportHiddenChange();
      await client.invalidateQueries({ queryKey: LIST_KEY });
    }
  };
  const hide = async (employer: NamedEmployer, isUndo = false): Promise<void> => {
    const isDone = await write(() => dataOf(putHidden(employer.id)));
    if (isDone && !isUndo) notifyChange('hidden', employer.name, () => void show(employer, true));
  };
  const show = async (employer: NamedEmployer, isUndo = false): Promise<void> => {
    const isDone = await write(() => dataOf(deleteHidden(employer.id)));
    if (isDone && !isUndo) notifyChange('shown', employer.name, () => void hide(employer, true));
  };
  const setAgencies = async (agencies: boolean): Promise<void> => {
    await write(() => dataOf(api.PATCH('/api/hidden-employers', { body: { agencies } })));
  };
  const notifyChange = (what: 'hidden' | 'shown', name: string, undo: () => void) =>
    void toast(t(`changed.${what}`), { description: name, action: { label: t('undo'), onClick: undo } });
  return { hide, show, setAgencies };
}

const pathTo = (employerId: string) => ({ params: { path: { employerId } } });
const putHidden = (id: string) => api.PUT('/api/hidden-employers/{employerId}', pathTo(id));
const deleteHidden = (id: string) => api.DELETE('/api/hidden-employers/{employerId}', pathTo(id));
