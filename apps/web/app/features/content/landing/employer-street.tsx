import type { EmployerItem } from '@stellenvisite/contract/employers/employers.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { buildingKindOf } from '../../jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../jobs/display/employer/buildings/employer-building.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';

/** The featured employers side by side, seven windows a floor. */
export function EmployerStreet({ employers }: { employers: readonly EmployerItem[] }) {
  const { t } = useTranslation('landing');
  if (employers.length === 0) return null;
  return (
    <section
      className="py-24 pb-0 [background:linear-gradient(var(--shift-t-tint)_0_0)_top_/_100%_calc(100%_-_9rem)_no-repeat] max-md:py-16 [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_50rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_80rem] [&_.sec-head]:mb-8 max-md:pb-0"
      aria-labelledby="street"
    >
      <div className="wrap">
        <SectionHeading
          id="street"
          stamp={<TimeStamp shift="late" time="15:00" label={t('street.stamp')} />}
          title={t('street.title')}
          lead={
            <>
              {t('street.lead')} <TextLink to="/arbeitgebern">{t('street.all')}</TextLink>
            </>
          }
        />
      </div>
      <div className="relative before:absolute before:left-0 before:right-0 before:bottom-36 before:border-t-4 before:border-t-wall max-lg:overflow-x-auto max-lg:[scrollbar-width:none] max-lg:[scroll-snap-type:x_mandatory] max-lg:before:hidden">
        <ul className="max-w-[calc(var(--content)_+_2_*_var(--gutter))] mx-auto px-gutter grid grid-cols-6 items-end gap-x-5 max-lg:relative max-lg:grid-cols-[repeat(6,15rem)] max-lg:w-max max-lg:max-w-none max-lg:min-w-full max-lg:before:absolute max-lg:before:left-0 max-lg:before:right-0 max-lg:before:bottom-36 max-lg:before:border-t-4 max-lg:before:border-t-wall max-md:grid-cols-[repeat(6,14rem)]">
          {employers.map((employer) => (
            <StreetEmployer key={employer.id} employer={employer} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function StreetEmployer({ employer }: { employer: EmployerItem }) {
  const { t } = useTranslation('landing');
  const count = useCount();
  const { id, name, location, employees, openPositions } = employer;
  return (
    <li className="max-lg:relative max-lg:[scroll-snap-align:start] max-lg:[scroll-margin-left:var(--gutter)]">
      <Link to={`/arbeitgebern/${id}`} className="block">
        <span className="flex items-end h-72 mb-[2px] [&_.building]:max-w-none">
          <EmployerBuilding kind={buildingKindOf({ ...employer, country: location.country })} seed={id} />
        </span>
        <span className="block h-36 pt-5 text-fs-8 leading-[1.45] text-ink-2 group-hover:[&>b]:underline group-hover:[&>b]:underline-offset-[0.15em]">
          <b
            className="[display:-webkit-box] overflow-hidden [-webkit-box-orient:vertical] [-webkit-line-clamp:2] font-display font-semibold text-fs-5 leading-[1.2] tracking-[-0.01em] text-ink wrap-anywhere hyphens-auto"
            lang="de"
          >
            {name}
          </b>
          <span className="block">
            {employees === null ? location.city : t('street.employees', { city: location.city, employees })}
          </span>
          <span className="block mt-[6px] text-ink">
            <b className="num">{count(openPositions)}</b> {t('street.jobs', { count: openPositions })}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Returns a count with its thousands marked, where it is by itself; inside a text it is `{{count, number}}`. */
export function useCount(): (count: number) => string {
  const locale = useLocale();
  return (count) => formatNumber(count, locale);
}
