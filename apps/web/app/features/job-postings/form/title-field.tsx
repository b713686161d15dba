import { judgePosting } from '@stellenvisite/contract/posting-hints';
import { withGenderMarker } from '@stellenvisite/contract/with-gender-marker';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { targetId } from './form-fields.ts';
import { useFieldError } from './problems-context.ts';
import { USUAL_TRAINING } from './sections/training-fields.tsx';
import { usePosting } from './use-posting.ts';
import { useTitleReading } from './use-title-reading.ts';

/** The title, completed from the occupations of the trade. Its words say category and specialty where nobody has chosen them. */
export function TitleField() {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  const { read, completeFields, reading } = useTitleReading();
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
      <Field label={t('form.title')} id={targetId('title')} error={error}>
        <Combobox
          key={version}
          name="title"
          aria-label={t('form.title')}
          maxLength={160}
          placeholder={t('form.titleExample')}
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
