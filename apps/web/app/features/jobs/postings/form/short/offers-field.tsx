import type { Benefit } from '@stellenvisite/contract/jobs/job-fields.schema';
import { MAX_JOB_LIST } from '@stellenvisite/contract/jobs/job-postings';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../../ui/forms/text-input.tsx';
import { targetId } from '../form-fields.ts';
import { guessBenefitGroup } from '../sections/offer-section.tsx';
import { usePosting } from '../use-posting.ts';

/** In German, as the ad is read. */
const USUAL = ['Fahrtkostenzuschuss', '30 Tage Urlaub', 'Fortbildung bezahlt', 'Kein Wochenenddienst'];

const CHIP =
  'inline-flex min-h-tap cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 font-medium text-fs-8 leading-[1.3] has-focus-visible:outline-[3px] has-focus-visible:outline-focus has-focus-visible:outline-offset-1';

const toBenefit = (title: string): Benefit => ({ group: guessBenefitGroup(title), title, text: '' });

/** Renders what the employer offers as chips: those of its profile, usual ones to press, and any other in own words. */
export function OffersField({ offered }: { offered: readonly string[] }) {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const [typed, setTyped] = useState<string | null>(null);
  const benefits = content.benefits ?? [];
  const titles = benefits.map(({ title }) => title);
  /** Those taken away stay in their place, to be pressed again. */
  const [seen, setSeen] = useState<readonly string[]>([]);
  const usual = offered.length > 0 ? [] : USUAL;
  const shown = [...new Set([...offered, ...usual, ...seen, ...titles])];
  const isFull = benefits.length >= MAX_JOB_LIST;
  const set = (title: string, isChosen: boolean) => {
    setSeen([...new Set([...seen, ...titles])]);
    change({
      benefits: isChosen ? [...benefits, toBenefit(title)] : benefits.filter((benefit) => benefit.title !== title),
    });
  };
  const add = () => {
    const title = typed?.replaceAll(/\s+/g, ' ').trim() ?? '';
    setTyped(null);
    if (title !== '' && !titles.includes(title) && !isFull) set(title, true);
  };
  return (
    <div className="flex flex-wrap gap-2" id={targetId('benefits')} tabIndex={-1}>
      {shown.map((title) => {
        const isChosen = titles.includes(title);
        return (
          <label
            key={title}
            className={`${CHIP} ${isChosen ? 'bg-(--shift-n-tint) shadow-[inset_0_0_0_1px_var(--ink-3)]' : 'bg-sheet shadow-[inset_0_0_0_1px_var(--line-2)]'}`}
          >
            <input
              type="checkbox"
              className="tick"
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={(event) => set(title, event.target.checked)}
            />
            <span className="wrap-anywhere" lang="de">
              {title}
            </span>
          </label>
        );
      })}
      {typed === null ? (
        <button
          type="button"
          className={`${CHIP} border border-line-2 border-dashed text-link`}
          disabled={isFull}
          onClick={() => setTyped('')}
        >
          <Plus size={16} />
          {t('form.short.offer.more')}
        </button>
      ) : (
        <TextInput
          autoFocus
          aria-label={t('form.addOffer')}
          placeholder={t('form.addOffer')}
          maxLength={120}
          lang="de"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      )}
    </div>
  );
}
