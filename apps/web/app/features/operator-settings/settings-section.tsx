import { type ReactNode, useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type SettingsSectionProps = { title: string; lead?: string; children: ReactNode };

export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section className="adm-card" aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
      </header>
      <div className="px-5 pb-5">{children}</div>
    </section>
  );
}

type NumberFieldsProps<Name extends string> = {
  values: Readonly<Record<Name, number>>;
  /** Of the input in the form. */
  name: (of: Name) => string;
  idOf: (of: Name) => string;
  labelOf: (of: Name) => string;
  help: string;
  range: { min: number; max: number };
  error: (of: Name) => string | false;
};

export function NumberFields<Name extends string>(props: NumberFieldsProps<Name>) {
  const { values, name, idOf, labelOf, help, range, error } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {(Object.keys(values) as Name[]).map((each) => (
        <Field key={each} id={idOf(each)} label={labelOf(each)} help={help} error={error(each)}>
          <TextInput name={name(each)} type="number" min={range.min} max={range.max} defaultValue={values[each]} />
        </Field>
      ))}
    </div>
  );
}
