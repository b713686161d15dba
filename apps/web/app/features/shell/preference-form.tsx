import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

type PreferenceFormProps = { className?: string; onChoose: (value: string) => void; children: ReactNode };

/** Buttons that set a preference. Without script the form does it on the server and comes back to this page. */
export function PreferenceForm({ className, onChoose, children }: PreferenceFormProps) {
  const { pathname, search } = useLocation();
  return (
    <form
      action="/preferences"
      method="get"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
        if (button instanceof HTMLButtonElement) onChoose(button.value);
      }}
    >
      <input type="hidden" name="return" value={pathname + search} />
      {children}
    </form>
  );
}
