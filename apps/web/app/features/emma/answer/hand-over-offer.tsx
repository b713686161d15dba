import type { EmmaDataParts } from '@stellenvisite/contract/emma-parts.schema';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

type HandOverOfferProps = { data: EmmaDataParts['confirm'] & { action: 'hand-over' }; onOpen: () => void };

export function HandOverOffer({ data, onOpen }: HandOverOfferProps) {
  const { t } = useTranslation('emma');
  return (
    <section className="ea-ask">
      <div>
        <h3>
          <UserRound size={20} />
          {t('handOver.title')}
        </h3>
        <p>{t(data.isOpen ? 'handOver.open' : 'handOver.closed')}</p>
      </div>
      <footer>
        <Button onClick={onOpen}>{t('handOver.write')}</Button>
      </footer>
    </section>
  );
}
