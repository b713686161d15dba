import type { Requirement } from '@stellenvisite/contract/jobs/job-fields.schema';
import { MAX_JOB_LIST } from '@stellenvisite/contract/jobs/job-postings';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../entry-list.tsx';
import { targetId } from '../form-fields.ts';
import { SectionFrame } from '../section-frame.tsx';
import { usePosting } from '../use-posting.ts';
import { AbroadFields } from './condition-fields.tsx';

/** „Das bringen Sie mit“: what is needed, and what is welcome. */
export function NeedsSection() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  return (
    <SectionFrame name="needs">
      <EntryList<Requirement>
        id={targetId('requirements')}
        label={t('form.needs')}
        addLabel={t('form.addNeed')}
        entries={content.requirements ?? []}
        max={MAX_JOB_LIST}
        maxLength={300}
        textOf={({ text }) => text}
        withText={(need, text) => ({ ...need, text })}
        create={(text) => ({ text, required: true })}
        onChange={(requirements) => change({ requirements })}
        aside={(need, set) => (
          <button
            type="button"
            className="pj-must"
            aria-pressed={need.required}
            onClick={() => set({ ...need, required: !need.required })}
          >
            {t(need.required ? 'form.needRequired' : 'form.needWelcome')}
          </button>
        )}
      />
      <AbroadFields />
    </SectionFrame>
  );
}
