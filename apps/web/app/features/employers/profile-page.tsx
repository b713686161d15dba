import type { EmployerDetail } from '@stellenvisite/contract/employers/employers.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { Award, Gift, HeartPulse, Play } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ShiftCell } from '../jobs/display/shift-cell.tsx';
import { ReportButton } from '../support/reports/shared/report-button.tsx';
import { HideButton } from './hidden/shared/hide-button.tsx';
import { MediaGallery, MediaImage } from './media-gallery.tsx';
import { type Department, type Floor, ProfileBuilding } from './profile-building.tsx';
import { type EmployerPaths, ProfileContact, ProfileHead } from './profile-head.tsx';
import { ProfileRows } from './profile-rows.tsx';

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' };

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
        <div className="wrap pf-cover">
          <MediaImage media={employer.cover} alt={employer.cover.alt} sizes="min(1280px, 100vw)" isEager />
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
        <section className="wrap pf-section" aria-labelledby="gallery">
          <div className="pf-section-head">
            <h2 id="gallery">{t('profile.gallery.title')}</h2>
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

/** The employer's figures; those it has not given are not shown. */
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
      <dl className="pf-facts" data-count={facts.length}>
        {facts.map(({ id, value, isText }) => (
          <div key={id} className="kf">
            <dt>{t(`profile.facts.${id}`)}</dt>
            <dd>
              <b className={isText ? 'pf-fact-text' : 'num'}>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The employer's own description, next to its contact person. */
function ProfileAbout({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const { descriptionHtml, tagline, certifications, benefits, services, openingHours } = employer;
  return (
    <section className="wrap pf-section pf-below pf-about" aria-labelledby="about">
      <div className="min-w-0">
        <h2 id="about">{t('profile.about')}</h2>
        {tagline && (
          <p className="mb-4 font-display text-fs-4 leading-ui" lang="de">
            {tagline}
          </p>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API to a small list of tags */}
        <div className="pf-text" lang="de" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
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
          <li key={word} className="pf-cert">
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
    <section className="wrap pf-section pf-below" aria-labelledby="departments">
      <h2 id="departments">{t('profile.departments.title')}</h2>
      <ul className="pf-departments">{sorted.slice(0, AT_ONCE).map(card)}</ul>
      {sorted.length > AT_ONCE && (
        <details className="pf-more">
          <summary className="link">{t('profile.departments.all', { count: sorted.length })}</summary>
          <ul className="pf-departments">{sorted.slice(AT_ONCE).map(card)}</ul>
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
    <li className="pf-department">
      <h3 lang="de">{open > 0 ? <Link to={to}>{name}</Link> : name}</h3>
      {lead && <p lang="de">{t('profile.departments.lead', { lead })}</p>}
      {description && <p lang="de">{description}</p>}
      {beds !== null && <p className="pf-beds num">{t('profile.departments.beds', { count: beds })}</p>}
      <p className="pf-department-foot">
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

/** Shows our own still first: no request goes to the provider before the visitor consents, and the consent is not stored. */
export function ProfileFilm({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const [isAgreed, setIsAgreed] = useState(false);
  const { video } = employer;
  if (!video) return null;
  const still = employer.cover ?? employer.media[0];
  const provider = PROVIDERS[video.provider];
  return (
    <section className="wrap pf-section" aria-labelledby="film">
      <h2 id="film" className="mb-4">
        {video.title ?? t('media.film.title')}
      </h2>
      <div className="pf-film">
        {isAgreed ? (
          <iframe
            src={`/api/employers/${employer.id}/film`}
            title={video.title ?? t('media.film.title')}
            allow="fullscreen; picture-in-picture; encrypted-media"
            allowFullScreen
          />
        ) : (
          <>
            {still && <MediaImage media={still} alt="" sizes="min(960px, 92vw)" />}
            <div className="pf-film-ask">
              <p>{t('media.film.ask', { provider })}</p>
              <Button icon={<Play size={18} />} onClick={() => setIsAgreed(true)}>
                {t('media.film.show')}
              </Button>
              <a href={video.url} rel="noopener noreferrer nofollow">
                {t('media.film.elsewhere', { provider })}
              </a>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
