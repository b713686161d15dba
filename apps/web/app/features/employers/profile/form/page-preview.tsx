import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import { TypeArt } from '../type-art.tsx';
import { ownershipOf, useEmployerForm } from '../use-employer-form.ts';

/** Renders the head of the public page as it will be, and what it still lacks. */
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
    <aside className="grid gap-4 content-start lg:sticky lg:top-4 lg:self-start" aria-label={t('preview.label')}>
      <section className="border border-line rounded-sheet bg-sheet overflow-hidden">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3.5 px-5">
          <h2 className="text-fs-7">{t('preview.title')}</h2>
          {pageLink}
        </header>
        <TypeArt type={data.type} />
        <div className="pt-4 pb-5 px-5">
          <p className="text-fs-8 text-ink-2">
            {[t(`job-fields:facility.${data.facility ?? data.type}`), ownership && t(`ownership.${ownership}`)]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className="font-display font-bold text-fs-4 leading-[1.2] wrap-anywhere" lang="de">
            {data.name || t('preview.noName')}
          </p>
          <p className="flex items-center gap-1.5 mt-1 text-fs-8 text-ink-2">
            <MapPin size={16} />{' '}
            {[street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || '–'}
          </p>
          {facts.length > 0 && (
            <dl className="flex flex-wrap gap-x-6 gap-y-2 mt-3.5 pt-3.5 border-t border-t-line">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-fs-8 text-ink-2">{name}</dt>
                  <dd className="num font-bold text-fs-6 leading-[1.2]">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </section>
      {open.length > 0 && (
        <section className="p-5 border border-line rounded-sheet bg-sheet">
          <h2 className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-fs-7">
            {t('open.title')} <span className="num">{open.length}</span>
          </h2>
          <ul className="mt-3">
            {open.map((gap) => (
              <li className="flex gap-3 py-2.5 border-t border-t-line text-fs-8" key={gap}>
                <i
                  className="flex-none w-4.5 h-4.5 border border-danger rounded-cell [background:repeating-linear-gradient(45deg,transparent_0_3px,color-mix(in_srgb,var(--danger)_35%,transparent)_3px_4px)]"
                  aria-hidden="true"
                />
                {t(`open.${gap}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
