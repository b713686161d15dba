import type { EmployerDetail, EmployerItem } from '@stellenvisite/contract/employers/employers.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { TFunction } from 'i18next';
import { BadgeCheck, Clock, ExternalLink, Globe, Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { EmployerLogo } from '../jobs/display/employer/employer-logo.tsx';
import { HeartButton } from '../jobs/display/heart/heart-button.tsx';

const phoneHref = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** An employer's pages have a German and an English address; a visitor stays on the side they came in by. */
export type EmployerPaths = { list: string; of: (id: string) => EmployerPagePaths };

type EmployerPagePaths = { profile: string; media: string; jobs: string };

const ENGLISH = /^\/employers(\/|$)/;

/** The kind of facility comes before who runs it. */
const OWNERSHIP = ['public', 'private', 'non_profit', 'academic'];

const MAX_WORDS = 2;

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
      <div className="flex justify-between items-end gap-x-8 gap-y-6 pt-4 pb-6 max-md:flex-col max-md:items-stretch">
        <EmployerLogo employer={employer} size={88} className="max-md:w-16 max-md:h-16" />
        <div className="min-w-0 flex-1">
          <p className="text-fs-7 text-ink-2">{kindWords(employer, t)}</p>
          <h1
            className="mt-1 mr-0 mb-0 ml-[-0.04em] text-[clamp(2.25rem,5vw,4.5rem)] leading-none tracking-[-0.04em] wrap-anywhere hyphens-auto"
            lang="de"
          >
            {employer.name}
          </h1>
          <p className="flex flex-wrap gap-x-6 gap-y-1 mt-4 text-ink-2">
            <span className="inline-flex items-center gap-1.5">
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
        <div className="flex flex-none flex-wrap gap-2">
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
    <a
      href={href}
      rel="noopener nofollow"
      className="inline-flex items-center gap-1.5 underline decoration-line-2 underline-offset-[0.22em] hover:decoration-current"
    >
      {href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      <ExternalLink size={16} />
    </a>
  );
}

/** „Krankenhaus · Öffentlicher Träger“. Needs the texts `job-fields`. */
export function kindWords({ type, kinds }: Pick<EmployerItem, 'type' | 'kinds'>, t: TFunction): string {
  const facilities = kinds.filter((kind) => !OWNERSHIP.includes(kind));
  const owners = kinds.filter((kind) => OWNERSHIP.includes(kind));
  const words = [...(facilities.length > 0 ? facilities : [type]).slice(0, 1), ...owners].slice(0, MAX_WORDS);
  return words.map((kind) => t(`job-fields:employerType.${kind}`)).join(' · ');
}

export function employerPaths(pathname: string): EmployerPaths {
  const isEnglish = ENGLISH.test(pathname);
  const list = isEnglish ? '/employers' : '/arbeitgebern';
  return {
    list,
    of: (id) => ({
      profile: `${list}/${id}`,
      media: `${list}/${id}?tab=medien`,
      jobs: `${list}/${id}/${isEnglish ? 'open-positions' : 'offene-stellen'}`,
    }),
  };
}

/** The contact person's own address comes before the employer's. */
export function ProfileContact({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const { contact, website, location } = employer;
  const email = contact?.email ?? employer.email;
  const phone = contact?.phone ?? employer.phone;
  return (
    <Card as="aside" aria-labelledby="contact" className="self-start">
      <h2 id="contact" className="text-fs-4">
        {t('profile.contact.title')}
      </h2>
      {contact && (
        <p className="mt-3 leading-ui" lang="de">
          <b className="block font-display text-fs-5">{contact.name}</b>
          {contact.role && <span className="text-fs-7 text-ink-2">{contact.role}</span>}
        </p>
      )}
      <ul className="grid mt-3 text-fs-7">
        {phone && (
          <li className="flex gap-3 py-2.75 border-t border-t-line leading-[1.4] wrap-anywhere">
            <Phone className="mt-px text-ink-3" size={18} />
            <a href={phoneHref(phone)} className="link num">
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li className="flex gap-3 py-2.75 border-t border-t-line leading-[1.4] wrap-anywhere">
            <Mail className="mt-px text-ink-3" size={18} />
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </li>
        )}
        {contact?.hours && (
          <li className="flex gap-3 py-2.75 border-t border-t-line leading-[1.4] wrap-anywhere">
            <Clock className="mt-px text-ink-3" size={18} />
            <span lang="de">{contact.hours}</span>
          </li>
        )}
        <li className="flex gap-3 py-2.75 border-t border-t-line leading-[1.4] wrap-anywhere">
          <MapPin className="mt-px text-ink-3" size={18} />
          <span>
            {addressLine(employer)}
            <span className="block text-fs-8 text-ink-2">
              {location.region}, {t(`job-fields:country.${location.country}`)}
            </span>
          </span>
        </li>
        {website && (
          <li className="flex gap-3 py-2.75 border-t border-t-line leading-[1.4] wrap-anywhere">
            <Globe className="mt-px text-ink-3" size={18} />
            <a href={website} rel="noopener nofollow" className="link">
              {t('profile.contact.website')}
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** „Rheinhöhenweg 12, 50733 Köln“, without what is not known. */
function addressLine({ street, location }: Pick<EmployerDetail, 'street' | 'location'>): string {
  const town = [location.postalCode, location.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}
