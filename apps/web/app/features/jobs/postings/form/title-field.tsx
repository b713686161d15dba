import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { loadJobTemplates } from '@stellenvisite/contract/jobs/job-templates';
import type { TitleReading } from '@stellenvisite/contract/jobs/occupations.schema';
import { judgePosting } from '@stellenvisite/contract/jobs/posting-hints';
import { withGenderMarker } from '@stellenvisite/contract/jobs/with-gender-marker';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../../session/queries.ts';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { useActingEmployer } from '../../../identity/acting-employer/use-acting-employer.ts';
import { targetId } from './form-fields.ts';
import { useFieldError } from './place-field.tsx';
import { USUAL_TRAINING } from './sections/training-fields.tsx';
import type { Prefill } from './short/prefill.ts';
import { findTemplate, replaceTemplate } from './short/template-content.ts';
import { usePosting } from './use-posting.ts';

const SHORTEST = 2;

const NOTHING: TitleReading = { occupations: [], category: null, specialty: null, isTraining: false };

/** Renders the title, completed from the occupations of the trade. Its words say category and specialty where nobody has chosen them. */
export function TitleField({ label, prefill }: { label?: string; prefill?: Prefill }) {
  const { type } = useActingEmployer();
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  const { read, completeFields, reading } = useTitleReading(prefill);
  const error = useFieldError('title');
  const title = content.title ?? '';
  const own = useRef(title);
  const [version, setVersion] = useState(0);
  // A title from a template, a copy or a colleague replaces the text; the own one leaves whoever types alone.
  useEffect(() => {
    if (title !== own.current) setVersion((count) => count + 1);
    own.current = title;
  }, [title]);
  const say = (text: string) => {
    own.current = text.trim();
    change({ title: text.trim() });
  };
  const find = async (typed: string) =>
    (await read(typed)).occupations.map(({ key, label, category }) => ({
      value: key,
      label,
      note: fields(`category.${category}`),
    }));
  const choose = (key: string) => {
    const chosen = reading?.occupations.find((occupation) => occupation.key === key);
    if (!chosen) return;
    const { category, specialty } = chosen;
    change({ category, ...(!content.specialty && specialty && { specialty }) });
  };
  const lacksMarker = judgePosting(content).hints.some(({ hint }) => hint === 'gender_marker_missing');
  return (
    <div className="pj-wide pj-title">
      <Field label={label ?? t('form.title')} id={targetId('title')} error={error}>
        <Combobox
          key={version}
          name="title"
          aria-label={label ?? t('form.title')}
          maxLength={160}
          placeholder={t(`form.titleExample.${type}`)}
          defaultValue={title}
          loadOptions={find}
          emptyText={t('form.titleFree')}
          onTextChange={say}
          onSelect={({ value }) => choose(value)}
          onLeave={() => void completeFields(title)}
        />
      </Field>
      {lacksMarker && (
        <p className="pj-title-hint">
          {t('form.withoutMarker')}{' '}
          <button type="button" className="link" onClick={() => change({ title: withGenderMarker(title) })}>
            {t('form.addMarker')}
          </button>
        </p>
      )}
      {reading?.isTraining && !content.training && (
        <p className="pj-title-hint">
          {t('form.training.unmarked')}{' '}
          <button type="button" className="link" onClick={() => change({ training: USUAL_TRAINING })}>
            {t('form.training.mark')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Reads job facts from the words of a title: each wording is requested once, and the newest answer is retained. */
function useTitleReading(prefill: Prefill | undefined) {
  const { content, change } = usePosting();
  const client = useQueryClient();
  const [reading, setReading] = useState<TitleReading>();
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const read = async (typed: string): Promise<TitleReading> => {
    const title = typed.trim();
    if (title.length < SHORTEST) return NOTHING;
    const params = { query: { title, country: content.location?.country ?? 'DE' } };
    const answer = await client.ensureQueryData($api.queryOptions('get', '/api/occupations/titles', { params }));
    setReading(answer);
    return answer;
  };
  /** The values filled in from an earlier title; the next title may replace them. */
  const filled = useRef<Pick<JobContent, 'category' | 'specialty'>>(prefill?.template ? prefill.content : {});
  /** Fills in what nobody has chosen, also not while the answer was on its way. */
  const completeFields = async (title: string): Promise<void> => {
    // Without an answer people choose themselves.
    const answer = await read(title).catch(() => null);
    if (!answer) return;
    const template = await followTemplate(title, answer);
    const { category, specialty } = latest.current;
    const isOpen = {
      category: !category || category === filled.current.category,
      specialty: !specialty || specialty === filled.current.specialty,
    };
    const said = {
      ...(isOpen.category && answer.category && answer.category !== category && { category: answer.category }),
      ...(isOpen.specialty && answer.specialty !== (specialty ?? null) && { specialty: answer.specialty }),
    };
    if (Object.keys(said).length + Object.keys(template).length === 0) return;
    filled.current = { ...filled.current, ...said };
    change({ ...template, ...said });
  };
  const [taken, setTaken] = useState(prefill?.template ?? null);
  /** Returns what changes of the texts a template brought along, where the title names another occupation now. */
  const followTemplate = async (title: string, { category }: TitleReading): Promise<JobContent> => {
    if (!taken) return {};
    const templates = await loadJobTemplates('de');
    const found = findTemplate(templates, title);
    const isOther = found ? found.key !== taken.key : category !== null && category !== taken.category;
    if (!isOther) return {};
    setTaken(found);
    return replaceTemplate(latest.current, taken, found);
  };
  return { read, completeFields, reading };
}
