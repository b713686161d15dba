import { type Departments, saveDepartmentSchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx';
import { typedNumber, typedText } from '../../../../ui/forms/typed-values.ts';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useActingEmployer } from '../../../identity/acting-employer/use-acting-employer.ts';

export type OwnDepartment = Departments['items'][number];

type DepartmentValues = z.output<typeof saveDepartmentSchema>;

const { name, lead, nursingLead, beds, description } = saveDepartmentSchema.shape;
const formSchema = z.object({
  name,
  lead: typedText(lead),
  nursingLead: typedText(nursingLead),
  beds: typedNumber(beds),
  description: typedText(description),
});

const MAX_LENGTH = 600;

type DepartmentFormProps = {
  department: OwnDepartment | null;
  departments: readonly OwnDepartment[];
  onClose: () => void;
  onDelete: (department: OwnDepartment) => void;
  onOrder: (departments: OwnDepartment[]) => void;
  onSave: (values: DepartmentValues) => Promise<void>;
};

/** Renders one department, next to the tower. Its floor is its place in the order. */
export function DepartmentForm(props: DepartmentFormProps) {
  const { department, departments, onClose, onDelete, onOrder, onSave } = props;
  const { t } = useTranslation('own-employers', { keyPrefix: 'departments' });
  const { t: ui } = useTranslation('ui');
  const form = useZodForm({
    schema: formSchema,
    defaultValues: {
      name: department?.name ?? '',
      lead: department?.lead ?? '',
      nursingLead: department?.nursingLead ?? '',
      beds: department?.beds?.toString() ?? '',
      description: department?.description ?? '',
    },
    fields: ['name', 'beds', 'lead', 'nursingLead', 'description'],
    errorText: (name) => t(name === 'beds' ? 'problem.beds' : 'problem.name'),
    onSubmit: (values) => onSave({ ...values, specialty: department?.specialty ?? null }),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const described = form.watch('description').length;
  const at = department ? departments.findIndex(({ id }) => id === department.id) : -1;
  const title = department?.name ?? t('new');
  return (
    <form
      className="p-5 border border-line rounded-sheet bg-sheet grid gap-4"
      aria-label={title}
      noValidate
      onSubmit={form.submit}
    >
      <header className="flex items-center justify-between gap-4">
        <h2 className="text-fs-5">{title}</h2>
        <IconButton label={t('close')} icon={<X size={20} />} onClick={onClose} />
      </header>
      <ErrorSummary {...form.summary} />
      <Field label={t('name')} required {...form.field('name')}>
        <TextInput {...form.register('name')} maxLength={120} />
      </Field>
      <div className="grid gap-4 items-start min-[48rem]:grid-cols-[1fr_1fr]">
        {department && (
          <Field label={t('level')}>
            <Select
              value={String(at)}
              onChange={(event) => onOrder(moveItem(departments, at, Number(event.target.value)))}
              options={departments.map((_, index) => ({
                value: String(index),
                label: String(departments.length - 1 - index),
              }))}
            />
          </Field>
        )}
        <Field label={t('bedsLabel')} {...form.field('beds')}>
          <TextInput {...form.register('beds')} inputMode="numeric" maxLength={6} />
        </Field>
      </div>
      <Field label={t('leadLabel')} {...form.field('lead')}>
        <TextInput {...form.register('lead')} maxLength={160} />
      </Field>
      <Field label={t('nursingLead')} hint={ui('form.optional')} {...form.field('nursingLead')}>
        <TextInput {...form.register('nursingLead')} maxLength={160} />
      </Field>
      <Field
        label={t('description')}
        help={t('characters', { count: described, most: MAX_LENGTH })}
        {...form.field('description')}
      >
        <TextArea {...form.register('description')} maxLength={Math.max(MAX_LENGTH, described)} />
      </Field>
      {department && department.jobs > 0 && <Note>{t('ownJobs', { count: department.jobs })}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        {department && (
          <Button variant="secondary" onClick={() => onDelete(department)}>
            {t('delete')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The list with one item moved to another place; the places are those of the list before. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [moved] = next.splice(from, 1);
  if (moved === undefined) return next;
  next.splice(Math.min(items.length - 1, Math.max(0, to)), 0, moved);
  return next;
}

/** Every change answers with the whole list, which then is the list. */
export function useDepartments() {
  const { employerId } = useActingEmployer();
  const errorText = useErrorText();
  const client = useQueryClient();
  const params = { query: { employerId } };
  const { queryKey } = $api.queryOptions('get', '/api/employer/departments', { params });
  const { data } = $api.useQuery('get', '/api/employer/departments', { params });
  const run = async (request: Promise<Departments>): Promise<boolean> => {
    try {
      client.setQueryData(queryKey, await request);
      return true;
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
      await client.invalidateQueries({ queryKey });
      return false;
    }
  };
  return {
    departments: data?.items ?? null,
    create: (body: DepartmentValues) => run(dataOf(api.POST('/api/employer/departments', { params, body }))),
    change: (id: string, body: DepartmentValues) =>
      run(dataOf(api.PUT('/api/employer/departments/{id}', { params: { path: { id } }, body }))),
    remove: (id: string, moveJobsTo: string | undefined) =>
      run(
        dataOf(
          api.DELETE('/api/employer/departments/{id}', {
            params: { path: { id }, query: moveJobsTo ? { moveJobsTo } : {} },
          }),
        ),
      ),
    /** Shown at once; what the server says comes after it. */
    order: (items: OwnDepartment[]) => {
      client.setQueryData(queryKey, { items });
      return run(
        dataOf(api.PUT('/api/employer/departments/order', { params, body: { ids: items.map(({ id }) => id) } })),
      );
    },
  };
}
