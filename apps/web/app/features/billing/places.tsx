import { isLargerPlan } from '@stellenvisite/contract/billing';
import type { Billing } from '@stellenvisite/contract/billing.schema';
import { CircleCheck, Clock, Ellipsis, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { usePriceList } from './use-billing.ts';
import { dayText } from './use-billing-words.ts';

const STATE_LOOK = {
  live: { kind: 'good', Icon: CircleCheck },
  planned: { kind: 'info', Icon: Clock },
  held: { kind: 'neutral', Icon: Clock },
} as const;

/** What takes a place, each with its number, and the drafts that wait for one. */
export function Places({ billing: { plan, places, waiting, jobs } }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const { data: priceList } = usePriceList();
  const roomy = priceList?.plans.find(
    (each) => isLargerPlan(each.id, plan.id) && each.prices && each.jobs >= jobs.used + waiting.length,
  );
  const more = jobs.used - places.length;
  return (
    <>
      <ul>
        {places.map(({ id, title, state, applications, topJobUntil }, index) => {
          const { kind, Icon } = STATE_LOOK[state];
          return (
            <li key={id} className="bl-place">
              <b>
                <span className="visually-hidden">{t('place.number', { number: index + 1 })}</span>
                <span aria-hidden="true">{index + 1}</span>
              </b>
              <div>
                <Link className="font-semibold" to={`/post-job?job=${id}`}>
                  <JobTitle title={title} />
                </Link>
                <span className="text-fs-8 text-ink-2">
                  {t('place.applications', { count: applications })}
                  {topJobUntil && ` · ${t('place.topJob', { day: dayText(topJobUntil) })}`}
                </span>
              </div>
              <Badge kind={kind} icon={<Icon size={16} />}>
                {t(`place.${state}`)}
              </Badge>
              <PlaceMenu id={id} title={title} isLive={state === 'live'} hasApplications={applications > 0} />
            </li>
          );
        })}
        {more > 0 && (
          <li className="bl-place">
            <span aria-hidden="true" />
            <span>
              {t('use.more', { count: more })} <TextLink to="/employer-dashboard/stellen">{t('use.allJobs')}</TextLink>
            </span>
          </li>
        )}
      </ul>
      {waiting.length > 0 && (
        <>
          <h3 className="bl-bar">
            <span>{t('waiting.title', { count: waiting.length })}</span>
            {roomy && <small>{t('waiting.withPlan', { count: waiting.length, plan: t(`plan.${roomy.id}`) })}</small>}
          </h3>
          <ul>
            {waiting.map(({ id, title, since }) => (
              <li key={id} className="bl-place" data-waiting>
                <b aria-hidden="true">!</b>
                <div>
                  <Link className="font-semibold" to={`/post-job?job=${id}`}>
                    <JobTitle title={title} />
                  </Link>
                  <span className="text-fs-8 text-ink-2">{t('waiting.ready', { day: dayText(since) })}</span>
                </div>
                <Badge icon={<Pencil size={16} />}>{t('place.draft')}</Badge>
                <PlaceMenu id={id} title={title} isLive={false} hasApplications={false} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type PlaceMenuProps = { id: string; title: string; isLive: boolean; hasApplications: boolean };

function PlaceMenu({ id, title, isLive, hasApplications }: PlaceMenuProps) {
  const { t } = useTranslation('billing');
  return (
    <Menu trigger={<IconButton label={t('place.menu', { title })} icon={<Ellipsis size={20} />} />}>
      <MenuAction>
        <Link to={`/post-job?job=${id}`}>{t('place.edit')}</Link>
      </MenuAction>
      {isLive && (
        <MenuAction>
          <Link to={`/jobs/${id}`}>{t('place.view')}</Link>
        </MenuAction>
      )}
      {hasApplications && (
        <MenuAction>
          <Link to={`/employer-dashboard/bewerbungen?job=${id}`}>{t('place.toApplications')}</Link>
        </MenuAction>
      )}
    </Menu>
  );
}
