import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import { TypeArt } from '../type-art.tsx';
import { ownershipOf, useEmployerForm } from '../use-employer-form.ts';

/** The head of the public page as it will be, and what it still lacks. */
export function PagePreview({ pageLink }: { pageLink?: ReactNode }) {
  const { t } = useTranslation(['own-employers', 'job-fields']);
  const locale = useLocale();
  const { data, isDraft } = useEmployerForm();
  const { street, postalCode, city } = data.address;
  const number = (value: number) => formatNumber(value, locale);
  const facts = [
    data.type === 'hospital' && data.beds !== null && [t('field.beds'), number(data.beds)],
    data.type === 'company' && data.carePlaces !== null && [t('field.carePlaces'), number(data.carePlaces)],
    data.type !== 'company' && data.doctors !== null && [t('field.doctors'), number(data.doctors)],
    data.companySize && [t('team'), data.companySize.replace('-', '–')],
  ].flatMap((fact) => (fact ? [fact] : []));
  const ownership = ownershipOf(data);
  const open = [
    data.descriptionHtml === '' && 'about',
    data.contact === null && 'contact',
    data.website === null && 'website',
    isDraft && 'pictures',
    isDraft && 'domain',
  ].flatMap((gap) => gap || []);
  return (
    <aside className="oe-side" aria-label={t('preview.label')}>
      <section className="oe-card oe-preview">
        <header>
          <h2>{t('preview.title')}</h2>
          {pageLink}
        </header>
        <TypeArt type={data.type} />
        <div className="oe-preview-text">
          <p className="text-fs-8 text-ink-2">
            {[t(`job-fields:facility.${data.facility ?? data.type}`), ownership && t(`ownership.${ownership}`)]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className="oe-preview-name" lang="de">
            {data.name || t('preview.noName')}
          </p>
          <p className="oe-preview-place">
            <MapPin size={16} />{' '}
            {[street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || '–'}
          </p>
          {facts.length > 0 && (
            <dl>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </section>
      {open.length > 0 && (
        <section className="oe-card oe-open">
          <h2>
            {t('open.title')} <span className="num">{open.length}</span>
          </h2>
          <ul>
            {open.map((gap) => (
              <li key={gap}>
                <i aria-hidden="true" />
                {t(`open.${gap}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
