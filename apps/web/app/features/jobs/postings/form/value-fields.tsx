import { EMAIL_PATTERN } from '@stellenvisite/contract/platform/email';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../../../ui/forms/date-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { parseAmount } from '../../../../ui/forms/parse-amount.ts';
import { Select, type SelectOption } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useTextValue } from '../../../../ui/forms/use-text-value.ts';
import { useLocale } from '../../../../ui/use-locale.ts';

type FieldFrame = {
  label: ReactNode;
  id?: string;
  help?: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  className?: string;
};

type ValueField<Value> = FieldFrame & {
  value: Value;
  onChange: (value: Value) => void;
  input?: Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur'>;
};

type ParsedField<Value> = ValueField<Value> & {
  format: (value: Value) => string;
  parse: (text: string) => Value | undefined;
  unreadable: string;
};

/** Edits a parsed value as text. Unreadable input stays in the field with an error, and the job keeps its previous value. */
function ParsedField<Value>({ value, onChange, format, parse, unreadable, input, ...frame }: ParsedField<Value>) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const text = useTextValue<Value>({
    value,
    format,
    parse,
    onChange: (next) => {
      setIsUnreadable(false);
      onChange(next);
    },
    onUnreadable: () => setIsUnreadable(true),
  });
  return (
    <Field {...frame} error={isUnreadable ? unreadable : frame.error}>
      <TextInput autoComplete="off" {...input} {...text} />
    </Field>
  );
}

/** Renders one line of text; empty is nothing stated. */
export function TextField(props: ValueField<string | null>) {
  return (
    <ParsedField
      {...props}
      format={(value) => value ?? ''}
      parse={(typed) => typed.replaceAll(/\s+/g, ' ').trim() || null}
      unreadable=""
    />
  );
}

export function EmailField(props: ValueField<string | null>) {
  const { t } = useTranslation('job-postings');
  return (
    <ParsedField
      {...props}
      input={{ inputMode: 'email', maxLength: 254, ...props.input }}
      format={(value) => value ?? ''}
      parse={(typed) => {
        const address = typed.trim();
        return address === '' ? null : EMAIL_PATTERN.test(address) ? address : undefined;
      }}
      unreadable={t('form.emailUnreadable')}
    />
  );
}

/** Renders an address of the web as people write it, with or without https. */
export function UrlField(props: ValueField<string | null>) {
  const { t } = useTranslation('job-postings');
  return (
    <ParsedField
      {...props}
      input={{ inputMode: 'url', maxLength: 2000, ...props.input }}
      format={(value) => value ?? ''}
      parse={parseUrl}
      unreadable={t('form.urlUnreadable')}
    />
  );
}

function parseUrl(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : undefined;
}

type NumberFieldProps = ValueField<number | null> & { min?: number; max?: number; whole?: boolean };

export function NumberField({ min = 0, max = 1_000_000, whole = false, ...props }: NumberFieldProps) {
  const { t } = useTranslation('job-postings');
  const locale = useLocale();
  return (
    <ParsedField
      {...props}
      input={{ inputMode: whole ? 'numeric' : 'decimal', maxLength: 12, className: 'num', ...props.input }}
      format={(value) => (value === null ? '' : formatNumber(value, locale, { max: 2 }))}
      parse={(typed) => {
        if (typed.trim() === '') return null;
        const cents = parseAmount(typed);
        const value = cents === undefined ? undefined : cents / 100;
        const isFit = value !== undefined && value >= min && value <= max && (!whole || Number.isInteger(value));
        return isFit ? value : undefined;
      }}
      unreadable={t('form.numberUnreadable', { min: formatNumber(min, locale), max: formatNumber(max, locale) })}
    />
  );
}

type DateFieldProps = FieldFrame & { value: string | null; onChange: (date: string | null) => void };

export function DateField({ value, onChange, ...frame }: DateFieldProps) {
  const { t } = useTranslation('job-postings');
  const [isUnreadable, setIsUnreadable] = useState(false);
  return (
    <Field {...frame} error={isUnreadable ? t('form.dateUnreadable') : frame.error}>
      <DateInput
        value={value}
        onChange={(date) => {
          setIsUnreadable(false);
          onChange(date);
        }}
        onUnreadable={() => setIsUnreadable(true)}
      />
    </Field>
  );
}

type SelectFieldProps<Value extends string> = FieldFrame & {
  value: Value | null | undefined;
  options: readonly SelectOption[];
  /** Left out where something has to be chosen. */
  none?: string;
  onChange: (value: Value | null) => void;
};

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, options, none, onChange, ...frame } = props;
  const { t } = useTranslation('job-postings');
  const isUnset = value === null || value === undefined;
  const first = none ?? (isUnset ? t('form.choose') : undefined);
  return (
    <Field {...frame}>
      <Select
        value={value ?? ''}
        onChange={(event) => onChange((event.target.value || null) as Value | null)}
        options={[...(first === undefined ? [] : [{ value: '', label: first }]), ...options]}
      />
    </Field>
  );
}
