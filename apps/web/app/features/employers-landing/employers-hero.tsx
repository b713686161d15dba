import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';
import { OpenRowRoster } from './open-row-roster.tsx';

const FACTS = ['first', 'week', 'countries'] as const;

export function EmployersHero() {
  const { t } = useTranslation('employers-landing');
  return (
    <section
      className="wrap grid items-center gap-x-16 gap-y-10 pt-8 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[minmax(0,1fr)_40rem]"
      aria-labelledby="fuer-arbeitgeber"
    >
      <div>
        <TimeStamp shift="late" time="16:30" label={t('stamp')} />
        <h1 id="fuer-arbeitgeber" className="mt-5 text-fs-1 leading-[1.06] tracking-[-0.03em]">
          {t('heading')}
        </h1>
        <p className="mt-4 max-w-[36rem] text-fs-5 text-ink-2 leading-[1.5]">{t('lead')}</p>
        <dl className="mt-8 grid grid-cols-3 justify-start gap-x-4 sm:grid-cols-[repeat(3,auto)] sm:gap-x-8">
          {FACTS.map((id) => (
            <div key={id} className="flex flex-col-reverse justify-end">
              <dt className="max-w-36 text-fs-8 text-ink-2 leading-ui">{t(`facts.${id}.label`)}</dt>
              <dd className="num font-semibold text-fs-2 max-[22rem]:text-fs-4 leading-[1.1] tracking-[-0.03em]">
                {t(`facts.${id}.value`)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to="/register/employer">{t('register')}</LinkButton>
          <TextLink to="/kontakt" className="inline-flex min-h-tap items-center">
            {t('cta')}
          </TextLink>
          <TextLink to="/preise" className="inline-flex min-h-tap items-center">
            {t('prices')}
          </TextLink>
        </div>
      </div>
      <OpenRowRoster />
    </section>
  );
}
