import type { ProductId } from '@stellenvisite/contract/billing';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TopJobBadge } from '../jobs/shared/job-badges.tsx';

export type SingleOffer = { readonly id: ProductId; readonly price: string; readonly days: number };

/** What is bought once, with a plan or without one. */
export function SingleOffers({ offers }: { offers: readonly SingleOffer[] }) {
  return (
    <ul className="mt-8 grid gap-4 lg:grid-cols-2">
      {offers.map((offer) => (
        <Offer key={offer.id} {...offer} />
      ))}
    </ul>
  );
}

function Offer({ id, price, days }: SingleOffer) {
  const { t } = useTranslation('pricing');
  return (
    <Card as="li" className="grid content-between gap-5">
      <div>
        <h3 className="flex flex-wrap items-center gap-3 text-fs-4">
          {t(`single.${id}.title`)} {id === 'top_job' && <TopJobBadge />}
        </h3>
        <p className="mt-1 text-fs-7 text-ink-2">{t(`single.${id}.text`, { days })}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="num font-semibold text-fs-5">{t('single.price', { amount: price })}</p>
        <LinkButton to={`/employer-dashboard/abrechnung/bestellung?zusatz=${id}`} variant="secondary">
          {t(`single.${id}.buy`)}
        </LinkButton>
      </div>
    </Card>
  );
}
