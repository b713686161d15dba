import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
};
const FieldContext = createContext<FieldControl>({});

/** Returns the attributes that a control inside a field must have, or none outside of a field. */
export const useFieldControl = (): FieldControl => useContext(FieldContext);

export type FieldProps = {
  label: ReactNode;
  /** Small words at the right end of the label, such as „freiwillig“. */
  hint?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label above, help below, error below with an icon. The control takes its id and descriptions from here. */
export function Field({ label, hint, help, error, required, id, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const described = [error && `${controlId}-error`, help && `${controlId}-help`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id: controlId,
    ...(described && { 'aria-describedby': described }),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(required ? { required: true } : {}),
  };
  return (
    <div className={clsx('fld', className)}>
      <label className="fld-label" htmlFor={controlId}>
        <span>{label}</span>
        {hint && <i>{hint}</i>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <p className="fld-error" id={`${controlId}-error`}>
          <CircleAlert size={16} />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className="fld-help" id={`${controlId}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
