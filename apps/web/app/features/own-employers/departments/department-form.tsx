import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { moveItem } from './department-order.ts';
import type { DepartmentValues, OwnDepartment } from './use-departments.ts';

const MOST = 600;

type DepartmentFormProps = {
  department: OwnDepartment | null;
  departments: readonly OwnDepartment[];
  onClose: () => void;
  onDelete: (department: OwnDepartment) => void;
  onOrder: (departments: OwnDepartment[]) => void;
  onSave: (values: DepartmentValues) => Promise<void>;
};

/** One department, beside the tower. Its floor is its place in the order. */
export function DepartmentForm(props: DepartmentFormProps) {
  const { department, departments, onClose, onDelete, onOrder, onSave } = props;
  const { t } = useTranslation('own-employers', { keyPrefix: 'departments' });
  const { t: ui } = useTranslation('ui');
  const [values, setValues] = useState({
    name: department?.name ?? '',
    lead: department?.lead ?? '',
    nursingLead: department?.nursingLead ?? '',
    beds: department?.beds?.toString() ?? '',
    description: department?.description ?? '',
  });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const set = (field: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues((old) => ({ ...old, [field]: event.target.value }));
  const nameProblem = isTried && values.name.trim() === '' && t('problem.name');
  const bedsProblem = isTried && !/^\d{0,6}$/.test(values.beds.trim()) && t('problem.beds');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (values.name.trim() === '' || !/^\d{0,6}$/.test(values.beds.trim())) return;
    setIsBusy(true);
    await onSave({
      name: values.name.trim(),
      lead: values.lead.trim() || null,
      nursingLead: values.nursingLead.trim() || null,
      beds: values.beds.trim() === '' ? null : Number(values.beds),
      description: values.description.trim() || null,
      specialty: department?.specialty ?? null,
    });
    setIsBusy(false);
  };
  const at = department ? departments.findIndex(({ id }) => id === department.id) : -1;
  const title = department?.name ?? t('new');
  return (
    <form className="oe-card oe-dept" aria-label={title} noValidate onSubmit={(event) => void save(event)}>
      <header>
        <h2>{title}</h2>
        <IconButton label={t('close')} icon={<X size={20} />} onClick={onClose} />
      </header>
      <Field label={t('name')} required {...(nameProblem && { error: nameProblem })}>
        <TextInput ref={first} value={values.name} maxLength={120} onChange={set('name')} />
      </Field>
      <div className="oe-two">
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
        <Field label={t('bedsLabel')} {...(bedsProblem && { error: bedsProblem })}>
          <TextInput value={values.beds} inputMode="numeric" maxLength={6} onChange={set('beds')} />
        </Field>
      </div>
      <Field label={t('leadLabel')}>
        <TextInput value={values.lead} maxLength={160} onChange={set('lead')} />
      </Field>
      <Field label={t('nursingLead')} hint={ui('form.optional')}>
        <TextInput value={values.nursingLead} maxLength={160} onChange={set('nursingLead')} />
      </Field>
      <Field label={t('description')} help={t('characters', { count: values.description.length, most: MOST })}>
        <TextArea
          value={values.description}
          maxLength={Math.max(MOST, values.description.length)}
          onChange={set('description')}
        />
      </Field>
      {department && department.jobs > 0 && <Note>{t('ownJobs', { count: department.jobs })}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isBusy}>
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
