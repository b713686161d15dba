import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { OwnTalentProfile } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { TALENT_CONSENT_VERSION, TALENT_K, type TalentState } from '@stellenvisite/contract/talent-pool/talent-pool';
import { clsx } from 'clsx';
import { Eye, EyeOff, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useTalentWords } from '../talent-card.tsx';
import { useSaveTalent } from './own-queries.ts';

/** Renders the one state of a membership, with the way to change it. */
export function PoolState({ own: { state, number, views, consent } }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool', { keyPrefix: 'state' });
  const words = useTalentWords();
  if (!state) return null;
  const isVisible = state === 'visible';
  const Icon = isVisible ? Eye : EyeOff;
  const text = {
    visible: `${t('visible.text', { date: formatDate(consent?.givenAt ?? ''), number: words.number(number ?? 0) })} ${t('visible.views', { count: views })}`,
    withheld: t('withheld.text', { count: TALENT_K + 1 }),
    paused: t('paused.text'),
    ended: t('ended.text'),
  }[state];
  return (
    <section
      aria-labelledby="pool-state"
      className={clsx(
        'mt-6 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-4 rounded-sheet px-5 py-5 max-md:grid-cols-[auto_minmax(0,1fr)]',
        isVisible ? 'bg-good-tint' : 'border border-ink-3 border-dashed bg-sheet',
      )}
    >
      <span
        className={clsx(
          'grid size-10 place-items-center self-start rounded-cell',
          isVisible ? 'bg-good text-sheet' : 'bg-sheet-2 text-ink-2',
        )}
        aria-hidden="true"
      >
        <Icon size={22} />
      </span>
      <div role="status">
        <h2 id="pool-state" className="text-fs-4">
          {t(`${state}.title`)}
        </h2>
        <p className="mt-1 text-pretty text-fs-7 leading-[1.5]">{text}</p>
      </div>
      <StateButton state={state} />
    </section>
  );
}

function StateButton({ state }: { state: TalentState }) {
  const { t } = useTranslation('talent-pool', { keyPrefix: 'state' });
  const { save, isPending } = useSaveTalent();
  const props = { loading: isPending, className: 'max-md:col-span-full' };
  if (state === 'paused')
    return (
      <Button {...props} icon={<Play size={20} />} onClick={() => save({ isVisible: true })}>
        {t('paused.resume')}
      </Button>
    );
  if (state === 'ended')
    return (
      <Button {...props} onClick={() => save({ consent: TALENT_CONSENT_VERSION })}>
        {t('ended.renew')}
      </Button>
    );
  return (
    <Button {...props} variant="secondary" icon={<Pause size={20} />} onClick={() => save({ isVisible: false })}>
      {t('pause')}
    </Button>
  );
}
