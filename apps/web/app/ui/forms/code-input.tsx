import { clsx } from 'clsx';
import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import type { Ref } from 'react';
import { useFieldControl } from './field.tsx';

const LENGTH = 6;

type CodeInputProps = {
  value: string;
  onChange: (code: string) => void;
  /** Called with the sixth digit, also after pasting. */
  onComplete?: (code: string) => void;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Renders one real input over six drawn cells. It takes a code with spaces or a dash; in the browser only, it styles itself. */
export function CodeInput({ onComplete, ref, ...props }: CodeInputProps) {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return (
    <OTPInput
      {...useFieldControl()}
      {...props}
      {...(ref ? { ref } : {})}
      {...(nonce ? { nonce } : {})}
      {...(onComplete ? { onComplete } : {})}
      maxLength={LENGTH}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={REGEXP_ONLY_DIGITS}
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
      pushPasswordManagerStrategy="none"
      noScriptCSSFallback={null}
      containerClassName="code"
      render={({ slots, isFocused }) => (
        <span className="code-cells" aria-hidden="true">
          {slots.map(({ char, isActive }, index) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={index}
              className={clsx('num', char !== null && 'on', isFocused && isActive && 'cur')}
            >
              {char}
            </i>
          ))}
        </span>
      )}
    />
  );
}
