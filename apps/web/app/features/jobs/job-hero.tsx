import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { markOrigin } from '@stellenvisite/contract/jobs/statistics';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { ChevronLeft, Link2, Mail, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button, LinkButton } from '../../ui/button.tsx';
import { buildingKindOf } from './display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from './display/employer/buildings/employer-building.tsx';
import { VerifiedMark } from './display/employer/verified-mark.tsx';
import { CategoryBadge, TopJobBadge } from './display/job-badges.tsx';
import { JobTitle } from './display/job-title.tsx';
import { copyLink } from './display/share-button.tsx';
import { useJobWords } from './display/use-job-words.ts';

type PlacedJob = Pick<JobDetail, 'street' | 'location'>;

type ShareLinksProps = { url: string; title: string; employer: string };

export function JobHero({ job, publicUrl }: { job: JobDetail; publicUrl: string }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const { employer } = job;
  return (
    <div className={`jhero on-tint tint-${job.category}`}>
      <div className="wrap">
        <BackLink category={job.category} />
        <div className="jh-grid">
          <div>
            <div className="pane-kick">
              <CategoryBadge category={job.category} detail={words.detail(job)} onTint />
              {job.featured && <TopJobBadge />}
              <JobNumbers job={job} />
            </div>
            <h1 lang="de">
              <JobTitle title={job.title} />
            </h1>
            <p className="jemp">
              <Link to={`/arbeitgebern/${employer.id}`} lang="de">
                {employer.name}
              </Link>
              {employer.isVerified && <VerifiedMark size={20} />}
              <span>
                <MapPin size={18} />
                {addressOf(job)}
              </span>
            </p>
            <ShareLinks
              url={markOrigin(`${publicUrl}/jobs/${job.id}`, 'geteilt')}
              title={job.title}
              employer={employer.name}
            />
          </div>
          <div className="jh-pic">
            <EmployerBuilding
              kind={buildingKindOf({ ...employer, country: employer.location.country })}
              seed={employer.id}
              label={t('employer.drawing', { name: employer.name })}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

function JobNumbers({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const parts = [
    t('head.posted', { date: formatDate(job.postedAt) }),
    t('head.number', { number: String(job.number) }),
    job.reference && t('head.reference', { reference: job.reference }),
  ];
  return <span className="jdate">{parts.filter(Boolean).join(' · ')}</span>;
}

/** Back to the list one came from, else to all jobs of the category. */
function BackLink({ category }: { category: JobCategory }) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const from = useListAddress();
  return (
    <nav className="crumb no-print" aria-label={ui('breadcrumb.label')}>
      <Link to={from ?? categoryPath(category)}>
        <ChevronLeft size={18} />
        {from ? t('back.results') : t('back.category', { category: field(`categoryIn.${category}`) })}
      </Link>
    </nav>
  );
}

/** Known in the browser only, and after hydration: the page is the same for everyone. */
function useListAddress(): string | null {
  const { state } = useLocation();
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => setFrom(listAddressIn(state)), [state]);
  return from;
}

function listAddressIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/jobs(\?|$)/.test(from) ? from : null;
}

/** The ways in which people pass a job on, near its title. Two of them are plain links and need no script. */
function ShareLinks({ url, title, employer }: ShareLinksProps) {
  const { t } = useTranslation('jobs');
  const text = t('share.text', { title, employer });
  return (
    <ul className="jshare no-print" aria-label={t('share.label')}>
      <li>
        <LinkButton
          variant="ghost"
          size="s"
          icon={<WhatsAppMark />}
          to={whatsAppLink(text, url)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('share.whatsApp')}
        </LinkButton>
      </li>
      <li>
        <LinkButton variant="ghost" size="s" icon={<Mail size={18} />} to={mailShareLink(text, url)}>
          {t('share.mail')}
        </LinkButton>
      </li>
      <li className="script-only">
        <Button variant="ghost" size="s" icon={<Link2 size={18} />} onClick={() => copyLink(url, t)}>
          {t('share.copy')}
        </Button>
      </li>
    </ul>
  );
}

function WhatsAppMark() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path strokeLinejoin="round" d="M3 21l1.6-4.8A9 9 0 1 1 8 19.6Z" />
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M9.2 8c-.8.4-1 1.4-.6 2.6.8 2.2 2.6 4 4.8 4.8 1.2.4 2.2.2 2.6-.6l-1.8-1.4-1.2.8c-1.2-.6-2-1.4-2.6-2.6l.8-1.2Z"
      />
    </svg>
  );
}

/** Opens WhatsApp, or its page where it is not installed, with a text that the person can still change. */
function whatsAppLink(text: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
}

/** A mail without an address; the person chooses whom it goes to. */
function mailShareLink(text: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`;
}

/** „Rheinhöhenweg 12, 50733 Köln“ */
export function addressOf({ street, location }: PlacedJob): string {
  const town = [location.postalCode, location.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** The address on a map with streets; nothing is sent there before somebody follows the link. */
export function routeLink(job: PlacedJob): string {
  const { region, country } = job.location;
  const where = [addressOf(job), ...(job.street ? [] : [region]), country].join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`;
}
