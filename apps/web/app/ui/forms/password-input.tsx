import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** Renders a password that its owner can look at. Nothing corrects, capitalises or spell-checks it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const { t } = useTranslation('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className="in-btn"
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </button>
      }
    />
  );
}
