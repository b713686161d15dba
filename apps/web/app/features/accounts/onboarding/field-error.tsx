import { CircleAlert } from 'lucide-react';

/** The error of a group of controls, as a field shows its own. */
export function FieldError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="fld-error mt-1.5">
      <CircleAlert size={16} />
      <span>{text}</span>
    </p>
  );
}
