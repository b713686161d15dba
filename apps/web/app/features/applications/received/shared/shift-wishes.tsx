import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useShiftLetters } from '../../../jobs/display/shift.ts';

/** Which shifts somebody would like, accept or not work: filled, tinted, struck through. Says nothing where no week was sent. */
export function ShiftWishes({ wishes }: Pick<ReceivedApplication, 'wishes'>) {
  const { t } = useTranslation(['received-applications', 'ui']);
  const letters = useShiftLetters();
  const said = SHIFTS.flatMap((shift) => {
    const wish = wishes?.[shift];
    return wish ? [{ shift, wish }] : [];
  });
  if (said.length === 0) return <span className="rb-nowish">{t('wish.none')}</span>;
  const words = said.map(({ shift, wish }) => `${t(`ui:shift.${shift}.name`)} ${t(`wish.${wish}`)}`).join(', ');
  return (
    <span className="rb-wish" role="img" aria-label={t('wish.label', { words })}>
      {said.map(({ shift, wish }) => (
        <i key={shift} className={clsx(`sh-${shift}`, `rb-wish-${wish}`)}>
          {letters[shift]}
        </i>
      ))}
    </span>
  );
}
