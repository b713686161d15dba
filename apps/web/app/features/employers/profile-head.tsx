import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { BadgeCheck, ExternalLink, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { HeartButton } from '../bookmarks/shared/heart-button.tsx';
import { addressLine } from './address-line.ts';
import type { EmployerPaths } from './employer-paths.ts';
import { kindWords } from './kind-words.ts';
import { EmployerLogo } from './shared/employer-logo.tsx';

export type ProfileTab = 'profile' | 'media' | 'jobs';
export type ProfileHeadProps = { employer: EmployerDetail; paths: EmployerPaths; tab: ProfileTab };

/** Name, place and the three parts of a profile; the same on each of them. */
export function ProfileHead({ employer, paths, tab }: ProfileHeadProps) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const locale = useLocale();
  const to = paths.of(employer.id);
  const count = (value: number) => formatNumber(value, locale);
  return (
    <div className="wrap">
      <Breadcrumb
        className="pt-2 md:pt-4"
        items={[{ label: t('profile.crumb'), to: paths.list }, { label: employer.name }]}
      />
      <div className="pf-head">
        <EmployerLogo employer={employer} size={88} className="pf-logo" />
        <div className="min-w-0 flex-1">
          <p className="text-fs-7 text-ink-2">{kindWords(employer, t)}</p>
          <h1 lang="de">{employer.name}</h1>
          <p className="pf-place">
            <span>
              <MapPin size={18} />
              {addressLine(employer)}
            </span>
            {employer.website && <WebsiteLink href={employer.website} />}
          </p>
          {employer.verifiedAt && (
            <p className="mt-2">
              <Badge kind="good" icon={<BadgeCheck size={16} />}>
                {t('profile.verified', { date: formatDate(new Date(employer.verifiedAt)) })}
              </Badge>
            </p>
          )}
        </div>
        <div className="pf-do">
          <HeartButton look="line" bookmark={{ kind: 'employer', id: employer.id }} name={employer.name} />
          {employer.openPositions > 0 && tab !== 'jobs' && (
            <LinkButton to={to.jobs}>{t('profile.seeJobs', { count: employer.openPositions })}</LinkButton>
          )}
        </div>
      </div>
      <TabsNav
        label={t('profile.tabs.label')}
        tabs={[
          { to: to.profile, label: t('profile.tabs.profile'), current: tab === 'profile' },
          {
            to: to.media,
            label: t('profile.tabs.media'),
            count: count(employer.media.length),
            current: tab === 'media',
          },
          { to: to.jobs, label: t('profile.tabs.jobs'), count: count(employer.openPositions), current: tab === 'jobs' },
        ]}
      />
    </div>
  );
}

function WebsiteLink({ href }: { href: string }) {
  return (
    <a href={href} rel="noopener nofollow" className="pf-site">
      {href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      <ExternalLink size={16} />
    </a>
  );
}
