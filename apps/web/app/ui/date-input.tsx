import { formatDate } from '@stellenvisite/contract/format-date';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { parseDate } from './parse-date.ts';
import { TextInput } from './text-input.tsx';
import { useTextValue } from './use-text-value.ts';

type DateInputProps = {
  value: string | null;
  onChange: (date: string | null) => void;
  onUnreadable: () => void;
} & Pick<ComponentProps<'input'>, 'aria-label' | 'aria-invalid' | 'aria-describedby'>;

/**
 * A day as everywhere on the site, dd.mm.yyyy, typed or picked. The browser's own date field writes it as the language of the
 * browser does, which need not be that of the page.
 */
export function DateInput({ value, onChange, onUnreadable, ...aria }: DateInputProps) {
  const { t } = useTranslation('ui');
  const picker = useRef<HTMLInputElement>(null);
  const text = useTextValue<string | null>({
    value,
    format: (date) => (date === null ? '' : formatDate(date)),
    parse: (typed) => (typed.trim() === '' ? null : parseDate(typed)),
    onChange,
    onUnreadable,
  });
  return (
    <TextInput
      {...text}
      {...aria}
      className="num date-input"
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
      placeholder={t('date.pattern')}
      trailing={
        <>
          <IconButton
            label={t('date.pick')}
            icon={<CalendarDays size={18} />}
            onClick={() => picker.current?.showPicker()}
          />
          <input
            ref={picker}
            type="date"
            className="date-picker"
            tabIndex={-1}
            aria-hidden="true"
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || null)}
          />
        </>
      }
    />
  );
}
