import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPart } from '../form-parts.ts';

export function FormSection({ part, children }: { part: FormPart; children: ReactNode }) {
  const { t } = useTranslation('own-employers');
  const lead = t(`part.${part}.lead`, { defaultValue: '' });
  return (
    <section className="oe-sec" id={`teil-${part}`} aria-labelledby={`teil-${part}-titel`}>
      <h2 id={`teil-${part}-titel`}>{t(`part.${part}.title`)}</h2>
      {lead && <p className="oe-lead">{lead}</p>}
      {children}
    </section>
  );
}
