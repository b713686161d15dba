import type { EmployerDetail } from '@stellenvisite/contract/employers/employers.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { Award, Gift, HeartPulse } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MoreLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ShiftCell } from '../jobs/display/shift-cell.tsx';
import { ReportButton } from '../support/reports/shared/report-button.tsx';
import { HideButton } from './hidden/shared/hide-button.tsx';
import { MediaGallery, MediaImage } from './media-gallery.tsx';
import { type Department, type Floor, ProfileBuilding } from './profile-building.tsx';
import { ProfileFilm } from './profile-film.tsx';
import { type EmployerPaths, ProfileContact, ProfileHead } from './profile-head.tsx';
import { ProfileRows } from './profile-rows.tsx';

const AT_ONCE = 6;

type DepartmentsProps = { departments: readonly Department[]; departmentTo: (id: string) => string };

export type ProfilePageProps = {
  employer: EmployerDetail;
  paths: EmployerPaths;
  floors: Floor[] | null;
  departments: Department[];
  rows: JobItem[];
};

const TEASER = 5;

export function ProfilePage({ employer, paths, floors, departments, rows }: ProfilePageProps) {
  const { t } = useTranslation('employers');
  const to = paths.of(employer.id);
  const departmentTo = (id: string) => `${to.jobs}?abteilung=${id}`;
  return (
    <div className="pb-20 md:pb-24">
      <ProfileHead employer={employer} paths={paths} tab="profile" />
      {employer.cover ? (
        <div className="wrap">
          <MediaImage
            className="block w-full h-auto aspect-3 object-cover rounded-sheet"
            media={employer.cover}
            alt={employer.cover.alt}
            sizes="min(1280px, 100vw)"
            isEager
          />
        </div>
      ) : (
        <Suspense>
          <ProfileBuilding employer={employer} floors={floors} departmentTo={departmentTo} />
        </Suspense>
      )}
      <ProfileFacts employer={employer} />
      <Suspense>
        <ProfileRows jobs={rows} total={employer.openPositions} to={to.jobs} />
      </Suspense>
      <Suspense>
        <ProfileAbout employer={employer} />
      </Suspense>
      <Suspense>
        <ProfileDepartments departments={departments} departmentTo={departmentTo} />
      </Suspense>
      <ProfileFilm employer={employer} />
      {employer.media.length > 0 && (
        <section className="wrap pt-20 max-md:pt-14" aria-labelledby="gallery">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 mb-5">
            <h2 className="text-fs-2 tracking-[-0.028em] mb-0" id="gallery">
              {t('profile.gallery.title')}
            </h2>
            <MoreLink to={to.media}>{t('profile.gallery.all', { count: employer.media.length })}</MoreLink>
          </div>
          <MediaGallery media={employer.media.slice(0, TEASER)} layout="teaser" />
        </section>
      )}
      <div className="wrap mt-8 flex flex-wrap gap-x-2">
        <HideButton employer={employer}>{t('profile.hide')}</HideButton>
        <ReportButton kind="employer" id={employer.id}>
          {t('profile.report')}
        </ReportButton>
      </div>
    </div>
  );
}

/** Renders the employer's figures; those it has not given are not shown. */
function ProfileFacts({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const locale = useLocale();
  const number = (value: number | null) => (value === null ? null : formatNumber(value, locale));
  const { beds, doctors, employees, foundedYear, owner, companySize, departments, answers } = employer;
  const answerText = ({ rate, days }: NonNullable<EmployerDetail['answers']>) =>
    days === null
      ? t('profile.facts.answerRate', { rate })
      : t('profile.facts.answerRateAndDays', { rate, count: days });
  const facts = [
    { id: 'beds', value: number(beds) },
    { id: 'doctors', value: number(doctors) },
    { id: 'employees', value: number(employees) ?? (companySize && t(`job-fields:companySize.${companySize}`)) },
    { id: 'departments', value: departments.length > 1 ? number(departments.length) : null },
    { id: 'founded', value: foundedYear === null ? null : String(foundedYear) },
    { id: 'owner', value: owner, isText: true },
    { id: 'answers', value: answers ? answerText(answers) : null, isText: true },
  ].filter((fact) => fact.value !== null);
  if (facts.length === 0) return null;
  return (
    <section className="wrap pt-10" aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t('profile.facts.title')}
      </h2>
      <dl
        className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-px bg-line border border-line rounded-sheet overflow-hidden max-lg:grid-cols-3 max-md:grid-cols-2 data-[count=6]:grid-cols-6 max-lg:data-[count=6]:grid-cols-3 max-md:data-[count=6]:grid-cols-2"
        data-count={facts.length}
      >
        {facts.map(({ id, value, isText }) => (
          <div key={id} className="kf py-5 px-6 max-md:py-3.5 max-md:px-4 max-md:last:odd:col-span-full">
            <dt className="text-fs-8">{t(`profile.facts.${id}`)}</dt>
            <dd>
              <b
                className={
                  isText
                    ? 'font-display text-fs-5 leading-[1.25] tracking-[-0.01em] wrap-anywhere hyphens-auto'
                    : 'num text-[1.75rem] max-md:text-[1.375rem]'
                }
              >
                {value}
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Renders the employer's own description, next to its contact person. */
function ProfileAbout({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const { descriptionHtml, tagline, certifications, benefits, services, openingHours } = employer;
  return (
    <section
      className="wrap pt-20 grid grid-cols-[minmax(0,1fr)_24rem] gap-x-16 gap-y-8 max-md:pt-14 not-print:[content-visibility:auto] not-print:[contain-intrinsic-block-size:auto_var(--below)] not-print:[overflow-clip-margin:2rem] not-print:[--below:27rem] not-print:max-lg:[--below:53rem] not-print:max-md:[--below:54rem] not-print:max-sm:[--below:64rem] max-lg:grid-cols-1"
      aria-labelledby="about"
    >
      <div className="min-w-0">
        <h2 className="mb-5 text-fs-2 tracking-[-0.028em]" id="about">
          {t('profile.about')}
        </h2>
        {tagline && (
          <p className="mb-4 font-display text-fs-4 leading-ui" lang="de">
            {tagline}
          </p>
        )}
        <div
          className="max-w-176 text-ink-2 [&>*+*]:mt-3.5 [&_:is(h2,h3,h4)]:mt-6 [&_:is(h2,h3,h4)]:text-fs-5 [&_:is(h2,h3,h4)]:text-ink [&_ul]:pl-5 [&_ul]:list-disc [&_ol]:pl-5 [&_ol]:list-decimal [&_a]:text-link [&_a]:underline"
          lang="de"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API to a small list of tags
          dangerouslySetInnerHTML={{ __html: descriptionHtml }}
        />
        <Words title={t('profile.services')} words={services} icon={<HeartPulse size={18} />} />
        <Words title={t('profile.benefits')} words={benefits} icon={<Gift size={18} />} />
        <Words title={t('profile.certifications')} words={certifications} icon={<Award size={18} />} />
        {openingHours && (
          <>
            <h3 className="mt-8 text-fs-4">{t('profile.openingHours')}</h3>
            <p className="mt-3" lang="de">
              {openingHours}
            </p>
          </>
        )}
      </div>
      <ProfileContact employer={employer} />
    </section>
  );
}

function Words({ title, words, icon }: { title: string; words: readonly string[]; icon: ReactNode }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-fs-4">{title}</h3>
      <ul className="mt-3 flex flex-wrap gap-2" lang="de">
        {words.map((word) => (
          <li
            key={word}
            className="inline-flex items-center gap-2 py-1.5 px-3 bg-sheet border border-line rounded-cell text-fs-8 font-medium [&_.lucide]:text-ink-3"
          >
            {icon}
            {word}
          </li>
        ))}
      </ul>
    </>
  );
}

function ProfileDepartments({ departments, departmentTo }: DepartmentsProps) {
  const { t } = useTranslation('employers');
  if (departments.length === 0) return null;
  const sorted = [...departments].sort((a, b) => b.open - a.open);
  const card = (department: Department) => (
    <DepartmentCard key={department.id} department={department} to={departmentTo(department.id)} />
  );
  return (
    <section
      className="wrap pt-20 max-md:pt-14 not-print:[--below:33rem] not-print:[content-visibility:auto] not-print:[contain-intrinsic-block-size:auto_var(--below)] not-print:[overflow-clip-margin:2rem] not-print:max-lg:[--below:43rem] not-print:max-md:[--below:54rem] not-print:max-sm:[--below:76rem]"
      aria-labelledby="departments"
    >
      <h2 className="mb-5 text-fs-2 tracking-[-0.028em]" id="departments">
        {t('profile.departments.title')}
      </h2>
      <ul className="grid grid-cols-3 gap-px bg-sheet border border-line rounded-sheet overflow-hidden max-lg:grid-cols-2 max-sm:grid-cols-1">
        {sorted.slice(0, AT_ONCE).map(card)}
      </ul>
      {sorted.length > AT_ONCE && (
        <details className="group/more mt-4">
          <summary className="link inline-flex items-center min-h-tap list-none group-open/more:mb-2">
            {t('profile.departments.all', { count: sorted.length })}
          </summary>
          <ul className="grid grid-cols-3 gap-px bg-sheet border border-line rounded-sheet overflow-hidden max-lg:grid-cols-2 max-sm:grid-cols-1">
            {sorted.slice(AT_ONCE).map(card)}
          </ul>
        </details>
      )}
    </section>
  );
}

function DepartmentCard({
  department: { name, lead, description, beds, open, shifts },
  to,
}: {
  department: Department;
  to: string;
}) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const list = shifts.map((shift) => t(`job-fields:shift.${shift}`)).join(', ');
  return (
    <li className="relative flex flex-col py-5 px-6 shadow-[0_0_0_1px_var(--line)] has-[a]:hover:bg-sheet-2 has-[a:focus-visible]:[outline:3px_solid_var(--focus)] has-[a:focus-visible]:-outline-offset-3">
      <h3 className="text-fs-4" lang="de">
        {open > 0 ? (
          <Link className="after:content-[''] after:absolute after:inset-0 focus-visible:[outline:0]" to={to}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {lead && (
        <p className="mt-0.5 text-fs-8 leading-[1.45] text-ink-2" lang="de">
          {t('profile.departments.lead', { lead })}
        </p>
      )}
      {description && (
        <p className="mt-0.5 text-fs-8 leading-[1.45] text-ink-2" lang="de">
          {description}
        </p>
      )}
      {beds !== null && (
        <p className="num leading-[1.45] mt-3 text-fs-6 font-medium text-ink">
          {t('profile.departments.beds', { count: beds })}
        </p>
      )}
      <p className="text-fs-8 leading-[1.45] text-ink-2 flex items-center justify-between gap-4 mt-auto pt-4">
        {shifts.length > 0 && (
          <span className="kf-cells">
            <span className="visually-hidden">{t('profile.departments.shifts', { list })}</span>
            {shifts.map((shift) => (
              <ShiftCell key={shift} shift={shift} size="s" />
            ))}
          </span>
        )}
        <span className="ml-auto">
          <Trans
            t={t}
            i18nKey="profile.departments.open"
            count={open}
            components={[<b key="count" className="num text-fs-6 text-ink" />]}
          />
        </span>
      </p>
    </li>
  );
}
