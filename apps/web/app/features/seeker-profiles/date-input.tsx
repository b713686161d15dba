import { formatDate } from '@stellenvisite/contract/format-date';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { parseDate } from './parse-date.ts';
import { useTextValue } from './use-text-value.ts';

type DateInputProps = { value: string | null; onChange: (date: string | null) => void; onUnreadable: () => void };

/**
 * A day as everywhere on the site, dd.mm.yyyy, typed or picked. The browser's own date field writes it as the language of the
 * browser does, which need not be that of the page.
 */
export function DateInput({ value, onChange, onUnreadable }: DateInputProps) {
  const { t } = useTranslation('seeker-profiles');
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
      className="num date-input"
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
      placeholder={t('datePattern')}
      trailing={
        <>
          <IconButton
            label={t('pickDate')}
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
