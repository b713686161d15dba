import { BENEFIT_GROUPS } from '@stellenvisite/contract/jobs/job-fields';
import type { Benefit } from '@stellenvisite/contract/jobs/job-fields.schema';
import { MAX_JOB_LIST } from '@stellenvisite/contract/jobs/job-postings';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../entry-list.tsx';
import { targetId } from '../form-fields.ts';
import { SectionFrame } from '../section-frame.tsx';
import { useIsShort } from '../short/arrangement.ts';
import { usePosting } from '../use-posting.ts';
import { NumberField } from '../value-fields.tsx';
import { FurtherTrainingFields } from './condition-fields.tsx';

const WORDS: [Benefit['group'], RegExp][] = [
  [
    'learning',
    /fort-?\s?(?:und|bildung)|weiterbild|fachweiterbild|einarbeit|mentor|supervision|schulung|studium|kongress|lern/i,
  ],
  [
    'time',
    /urlaub|dienstplan|wochenend|teilzeit|gleitzeit|arbeitszeit|ausgleich|sabbat|überstund|freie tage|wunschfrei/i,
  ],
  [
    'money',
    /€|euro|gehalt|vergütung|tarif|zulage|zuschlag|prämie|weihnacht|sonderzahlung|altersvorsorge|rente|vwl|bonus/i,
  ],
];

/** „Das bieten wir“, each line in one of the four groups the job page has. */
export function OfferSection() {
  const { t } = useTranslation('job-postings');
  const { t: jobs } = useTranslation('jobs');
  const { content, change } = usePosting();
  const isShort = useIsShort();
  return (
    <SectionFrame name="offer">
      <EntryList<Benefit>
        id={isShort ? 'job-benefit-list' : targetId('benefits')}
        label={t('form.offers')}
        addLabel={t('form.addOffer')}
        entries={content.benefits ?? []}
        max={MAX_JOB_LIST}
        maxLength={120}
        textOf={({ title }) => title}
        withText={(benefit, title) => ({ ...benefit, title })}
        create={(title) => ({ group: guessBenefitGroup(title), title, text: '' })}
        onChange={(benefits) => change({ benefits })}
        aside={(benefit, set) => (
          <select
            className="pj-group"
            aria-label={t('form.offerGroup', { text: benefit.title })}
            value={benefit.group}
            onChange={(event) => set({ ...benefit, group: event.target.value as Benefit['group'] })}
          >
            {BENEFIT_GROUPS.map((group) => (
              <option key={group} value={group}>
                {jobs(`offer.group.${group}`)}
              </option>
            ))}
          </select>
        )}
      />
      <div className="pj-grid mt-5">
        <NumberField
          label={t('form.vacationDays')}
          whole
          max={100}
          value={content.vacationDays ?? null}
          onChange={(vacationDays) => change({ vacationDays })}
        />
        <FurtherTrainingFields />
      </div>
    </SectionFrame>
  );
}

/** Where an offer most likely belongs; the employer may say otherwise. */
export function guessBenefitGroup(title: string): Benefit['group'] {
  return WORDS.find(([, words]) => words.test(title))?.[0] ?? 'around';
}
