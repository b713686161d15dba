import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { TextInput } from './text-input.tsx';
import { useTextValue } from './use-text-value.ts';

type DateInputProps = {
  value: string | null;
  onChange: (date: string | null) => void;
  onUnreadable: () => void;
} & Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby'>;

/**
 * A day as dd.mm.yyyy in both languages, as it is typed, or picked. The browser's own date field writes it as the language of the
 * browser does, which need not be that of the page.
 */
export function DateInput({ value, onChange, onUnreadable, ...aria }: DateInputProps) {
  const { t } = useTranslation('ui');
  const picker = useRef<HTMLInputElement>(null);
  const text = useTextValue<string | null>({
    value,
    format: (date) => (date === null ? '' : formatDate(date, 'de')),
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

const UNREADABLE = 'unreadable';

/** Returns the properties that connect a `DateInput` with a form: an unreadable day is a value that its schema refuses. */
export function dayControl({
  value,
  onChange,
}: {
  value?: string | null | undefined;
  onChange: (day: string | null) => void;
}) {
  return {
    value: value === UNREADABLE ? null : (value ?? null),
    onChange,
    onUnreadable: () => onChange(UNREADABLE),
  };
}

/** „1.2.27“, „01.02.2027“ and „2027-02-01“ as a day; undefined when there is no such day. */
export function parseDate(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text) ?? [];
  const [, ownDay, ownMonth, ownYear = ''] = /^\s*(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  const year = isoYear ?? (ownYear.length === 2 ? `20${ownYear}` : ownYear);
  const date = [year, isoMonth ?? ownMonth ?? '', isoDay ?? ownDay ?? '']
    .map((part) => part.padStart(2, '0'))
    .join('-');
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}
