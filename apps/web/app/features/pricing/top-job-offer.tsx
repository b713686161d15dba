import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { TopJobBadge } from '../jobs/shared/job-badges.tsx';

export function TopJobOffer({ price, days }: { price: string; days: number }) {
  const { t } = useTranslation('pricing');
  return (
    <Card
      as="section"
      className="mt-8 grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      aria-labelledby="top-job"
    >
      <div>
        <h3 id="top-job" className="flex flex-wrap items-center gap-3 text-fs-4">
          {t('topJob.title')} <TopJobBadge />
        </h3>
        <p className="mt-1 max-w-[44rem] text-fs-7 text-ink-2">{t('topJob.text', { days })}</p>
      </div>
      <p className="num font-semibold text-fs-4">{t('topJob.price', { amount: price })}</p>
    </Card>
  );
}
