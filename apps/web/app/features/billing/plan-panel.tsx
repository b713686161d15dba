import { isLargerPlan } from '@stellenvisite/contract/billing/billing';
import type { Billing } from '@stellenvisite/contract/billing/billing.schema';
import type { PlanId } from '@stellenvisite/contract/billing/plans';
import { CircleCheck, Clock, Ellipsis, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { JobTitle } from '../jobs/display/job-title.tsx';
import { HEAD } from './billing-layout.ts';
import { useBillingChange, usePriceList } from './use-billing.ts';
import { dayText, useBillingWords } from './use-billing-words.ts';

const BAR = 'flex flex-wrap justify-between gap-x-4 gap-y-1 bg-sheet-2 px-5 py-3 font-semibold';
const BAR_HINT = 'font-normal text-ink-2';

const PLACE =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 border-line border-t px-5 py-3 max-[30rem]:grid-cols-[2.25rem_minmax(0,1fr)_auto]';
const PLACE_TEXT = '[overflow-wrap:anywhere] hyphens-auto';
const PLACE_BADGE = 'max-[30rem]:col-start-2 max-[30rem]:row-start-2 max-[30rem]:justify-self-start';

const STATE_LOOK = {
  live: { kind: 'good', Icon: CircleCheck },
  planned: { kind: 'info', Icon: Clock },
  pending: { kind: 'neutral', Icon: Clock },
} as const;

type PlaceMenuProps = { id: string; title: string; isLive: boolean; hasApplications: boolean };

type CancelDialogProps = { plan: PlanId; lastDay: string; onClose: () => void };

type PlanPanelProps = { billing: Billing; mayManage: boolean };

export function PlanPanel({ billing, mayManage }: PlanPanelProps) {
  const { t } = useTranslation('billing');
  const { jobs, credits } = billing;
  return (
    <Card as="section" flush aria-labelledby="ihr-paket">
      <PlanHead billing={billing} />
      {mayManage && <PlanActs billing={billing} />}
      <h3 className={BAR}>
        <span>{t('use.jobs', jobs)}</span>
        <small className={BAR_HINT}>{t('use.jobsHint')}</small>
      </h3>
      <Places billing={billing} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4 border-line border-t p-5">
        {(['topJobs', 'enquiries', 'seats'] as const).map((key) => (
          <Meter key={key} term={t(`use.${key}`)} text={t('use.of', billing[key])} />
        ))}
        {credits.single_ad > 0 && (
          <Meter term={t('product.single_ad')} text={t('use.creditAds', { count: credits.single_ad })} />
        )}
        {credits.top_job > 0 && (
          <Meter term={t('product.top_job')} text={t('use.creditTop', { count: credits.top_job })} />
        )}
      </dl>
    </Card>
  );
}

function Meter({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-fs-8 text-ink-2">{term}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}

function PlanHead({ billing: { plan, subscription, isStartUsed, newPrice } }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const { money } = useBillingWords();
  return (
    <div className={HEAD}>
      <div>
        <p className="text-fs-8 text-ink-2">{t('own.label')}</p>
        <h2 id="ihr-paket" className="text-fs-3">
          {t(`plan.${plan.id}`)}
        </h2>
        <p className="text-fs-7 text-ink-2">
          {subscription ? <Term subscription={subscription} /> : t(isStartUsed ? 'own.freeUsed' : 'own.free')}
        </p>
      </div>
      {subscription && subscription.net > 0 && (
        <div className="text-end max-sm:text-start">
          <p className="num font-semibold text-fs-3">{money(subscription.net, subscription.currency)}</p>
          <p className="text-fs-8 text-ink-2">{t(`own.${subscription.period}`)}</p>
          <p className="text-fs-8 text-ink-2">
            {subscription.vatPercent > 0
              ? t('own.gross', {
                  amount: money(subscription.gross, subscription.currency),
                  percent: subscription.vatPercent,
                })
              : t('own.noTax')}
          </p>
          {newPrice && (
            <p className="mt-1 font-semibold text-fs-8">
              {t(`own.newPrice.${subscription.period}`, {
                day: dayText(newPrice.on),
                amount: money(newPrice.net, subscription.currency),
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Term({ subscription }: { subscription: NonNullable<Billing['subscription']> }) {
  const { t } = useTranslation('billing');
  const { cancelledAt, renews, nextPlan, periodEnd } = subscription;
  const day = dayText(periodEnd);
  const next = dayText(nextDay(periodEnd));
  if (cancelledAt) return t('own.cancelled', { day });
  if (nextPlan) return t('own.smaller', { day: next, plan: t(`plan.${nextPlan}`) });
  return renews ? t('own.renews', { next, day }) : t('own.endsByItself', { day });
}

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function PlanActs({ billing: { plan, subscription } }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const [isCancelling, setCancelling] = useState(false);
  const { mutate, isPending } = useBillingChange();
  const order = '/employer-dashboard/abrechnung/bestellung';
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 px-5 pb-4">
      <TextLink to="#pakete">{t('own.change')}</TextLink>
      <TextLink to={`${order}?zusatz=single_ad`}>{t('own.buyAd')}</TextLink>
      <TextLink to={`${order}?zusatz=top_job`}>{t('own.buyTopJob')}</TextLink>
      {subscription && !subscription.cancelledAt && (
        <button type="button" className="link" onClick={() => setCancelling(true)}>
          {t('own.cancel')}
        </button>
      )}
      {subscription?.cancelledAt && (
        <button type="button" className="link" disabled={isPending} onClick={() => mutate({ do: 'resume' })}>
          {t('own.resume')}
        </button>
      )}
      {subscription && isCancelling && (
        <CancelDialog plan={plan.id} lastDay={subscription.periodEnd} onClose={() => setCancelling(false)} />
      )}
    </div>
  );
}

/** Two steps as § 312k BGB has them: „Kündigen“, then „Jetzt kündigen“, and nothing in between. */
function CancelDialog({ plan, lastDay, onClose }: CancelDialogProps) {
  const { t } = useTranslation('billing');
  const { mutate, isPending } = useBillingChange();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancel.title', { plan: t(`plan.${plan}`) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => mutate({ do: 'cancel' }, { onSuccess: onClose })}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('cancel.text', { day: dayText(lastDay) })}</p>
    </Dialog>
  );
}

/** Lists the jobs that take a place, numbered, and the drafts that wait for one. */
function Places({ billing: { plan, places, waiting, jobs } }: { billing: Billing }) {
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
            <li key={id} className={PLACE}>
              <b className="grid h-9 place-items-center rounded-[4px] bg-action text-on-action">
                <span className="visually-hidden">{t('place.number', { number: index + 1 })}</span>
                <span aria-hidden="true">{index + 1}</span>
              </b>
              <div className={PLACE_TEXT}>
                <Link className="font-semibold" to={`/post-job?job=${id}`}>
                  <JobTitle title={title} />
                </Link>
                <span className="block text-fs-8 text-ink-2">
                  {t('place.applications', { count: applications })}
                  {topJobUntil && ` · ${t('place.topJob', { day: dayText(topJobUntil) })}`}
                </span>
              </div>
              <Badge className={PLACE_BADGE} kind={kind} icon={<Icon size={16} />}>
                {t(`place.${state}`)}
              </Badge>
              <PlaceMenu id={id} title={title} isLive={state === 'live'} hasApplications={applications > 0} />
            </li>
          );
        })}
        {more > 0 && (
          <li className={PLACE}>
            <span aria-hidden="true" />
            <span>
              {t('use.more', { count: more })} <TextLink to="/employer-dashboard/stellen">{t('use.allJobs')}</TextLink>
            </span>
          </li>
        )}
      </ul>
      {waiting.length > 0 && (
        <>
          <h3 className={BAR}>
            <span>{t('waiting.title', { count: waiting.length })}</span>
            {roomy && (
              <small className={BAR_HINT}>
                {t('waiting.withPlan', { count: waiting.length, plan: t(`plan.${roomy.id}`) })}
              </small>
            )}
          </h3>
          <ul>
            {waiting.map(({ id, title, since }) => (
              <li key={id} className={PLACE}>
                <b
                  className="grid h-9 place-items-center rounded-[4px] border border-line-2 bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--line)_5px_7px)]"
                  aria-hidden="true"
                >
                  !
                </b>
                <div className={PLACE_TEXT}>
                  <Link className="font-semibold" to={`/post-job?job=${id}`}>
                    <JobTitle title={title} />
                  </Link>
                  <span className="block text-fs-8 text-ink-2">{t('waiting.ready', { day: dayText(since) })}</span>
                </div>
                <Badge className={PLACE_BADGE} icon={<Pencil size={16} />}>
                  {t('place.draft')}
                </Badge>
                <PlaceMenu id={id} title={title} isLive={false} hasApplications={false} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function PlaceMenu({ id, title, isLive, hasApplications }: PlaceMenuProps) {
  const { t } = useTranslation('billing');
  return (
    <Menu
      trigger={
        <IconButton
          className="max-[30rem]:col-start-3 max-[30rem]:row-start-1"
          label={t('place.menu', { title })}
          icon={<Ellipsis size={20} />}
        />
      }
    >
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
