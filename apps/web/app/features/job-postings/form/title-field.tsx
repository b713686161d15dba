import { judgePosting } from '@stellenvisite/contract/posting-hints';
import { withGenderMarker } from '@stellenvisite/contract/with-gender-marker';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { targetId } from './form-fields.ts';
import { useFieldError } from './problems-context.ts';
import { usePosting } from './use-posting.ts';

const SHOWN = 8;
const fold = (text: string) => text.trim().toLocaleLowerCase('de');

/** The title, completed from the occupations of the trade; a chosen one also says the category. */
export function TitleField() {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  const client = useQueryClient();
  const loadOccupations = async () =>
    (await client.ensureQueryData($api.queryOptions('get', '/api/occupations'))).occupations;
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
  const find = async (typed: string) => {
    if (fold(typed).length < 2) return [];
    return (await loadOccupations())
      .filter(({ label }) => fold(label).includes(fold(typed)))
      .slice(0, SHOWN)
      .map(({ key, label, category }) => ({ value: key, label, note: fields(`category.${category}`) }));
  };
  const choose = async (key: string) => {
    const chosen = (await loadOccupations()).find((occupation) => occupation.key === key);
    if (chosen) change({ category: chosen.category });
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
          onSelect={({ value }) => void choose(value)}
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
    </div>
  );
}
