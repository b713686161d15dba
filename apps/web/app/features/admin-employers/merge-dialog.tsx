import type { AdminEmployer } from '@stellenvisite/contract/admin-employers.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';

/** The employer of the row becomes part of the chosen one. */
export function MergeDialog({ employer, onClose }: { employer: AdminEmployer; onClose: () => void }) {
  const { t } = useTranslation('admin-employers');
  const errorText = useErrorText();
  const [intoId, setIntoId] = useState(employer.duplicates[0]?.id ?? '');
  const merge = $api.useMutation('post', '/api/admin/employers/{id}/merge', {
    onSuccess: ({ jobs, applications, members }) => {
      onClose();
      void toast(t('merged', { jobs, applications, members }), { tone: 'good' });
    },
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/employers'] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mergeTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            loading={merge.isPending}
            onClick={() => merge.mutate({ params: { path: { id: employer.id } }, body: { intoId } })}
          >
            {t('mergeAction')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {merge.error && (
          <Note tone="warn" role="alert">
            {errorText(merge.error)}
          </Note>
        )}
        <p>{t('mergeText', { name: employer.name, city: employer.city })}</p>
        <Field label={t('mergeInto')} help={t('mergeHelp')}>
          <Select
            value={intoId}
            onChange={({ target }) => setIntoId(target.value)}
            options={employer.duplicates.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
          />
        </Field>
      </div>
    </Dialog>
  );
}
