import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../ui/intl-formats.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { dayPartOf } from './day-part.ts';

type DashboardHeadProps = {
  /** Null until it is known who looks. */
  name: string | null;
  lead: string;
  /** Stands at the right, such as figures. */
  children?: ReactNode;
};

/** The same words for everyone from the server; the name and the hour come with the browser. */
export function DashboardHead({ name, lead, children }: DashboardHeadProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const locale = useLocale();
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <header className="area-head">
      <div>
        <span className="area-day num">
          {now ? dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(now) : '\u00a0'}
        </span>
        <h1>{name && now ? t(`greeting.${dayPartOf(now)}`, { name }) : t('title')}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </header>
  );
}
