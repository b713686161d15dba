import type { EmployerType } from '@stellenvisite/contract/employers/employers';
import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { loadJobTemplates } from '@stellenvisite/contract/jobs/job-templates';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { SearchInput } from '../../../../ui/forms/search-input.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { useActingEmployer } from '../../../identity/acting-employer/use-acting-employer.ts';
import { contentOf } from './short/template-content.ts';
import { loadPosting, usePosting } from './use-posting.ts';

type DialogProps = { onClose: () => void };

/** Puts a whole content into the form; what stood there comes back with one press. */
function useFill(onClose: () => void) {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  return (filled: JobContent) => {
    const fields = Object.keys(filled) as (keyof JobContent)[];
    const before = Object.fromEntries(
      fields
        .map((field) => [field, content[field] ?? emptyOf(filled[field])])
        .filter(([, value]) => value !== undefined),
    );
    change(filled);
    onClose();
    void toast(t('form.filled'), { action: { label: t('form.undo'), onClick: () => change(before) } });
  };
}

/** Returns the empty value that undoes a filled-in field; a choice cannot be emptied, so its result is undefined. */
function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : undefined;
}

const fold = (text: string) => text.trim().toLocaleLowerCase('de');

/** The group of occupations each kind of employer looks for most, whose templates come first. */
const FIRST_CATEGORY: Record<EmployerType, JobCategory> = { hospital: 'nursing', practice: 'mfa', company: 'nursing' };

/** Texts for the occupations of the trade to begin with. */
export function TemplateDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const language = languageOf(useLocale());
  const { data = [] } = useQuery({ queryKey: ['job-templates', language], queryFn: () => loadJobTemplates(language) });
  const fill = useFill(onClose);
  const [q, setQ] = useState('');
  const { type } = useActingEmployer();
  const order = [...new Set([FIRST_CATEGORY[type], ...JOB_CATEGORIES])];
  const found = data
    .filter(({ name, title }) => fold(`${name} ${title}`).includes(fold(q)))
    .toSorted((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
  return (
    <Dialog open onClose={onClose} title={t('form.template.title')} wide>
      <p className="mb-4 text-fs-7 text-ink-2">{t('form.template.text')}</p>
      <SearchInput
        aria-label={t('form.template.search')}
        placeholder={t('form.template.search')}
        onValueChange={setQ}
      />
      {data.length > 0 && found.length === 0 && <p className="mt-4 text-ink-2">{t('form.template.none')}</p>}
      <ul className="pj-pick mt-4">
        {found.map((template) => (
          <li key={template.key}>
            <button type="button" onClick={() => fill(contentOf(template))}>
              <b>{template.name}</b>
              <span>{fields(`category.${template.category}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const SHOWN = 20;

/** Renders an own job to begin from, whatever became of it. */
export function CopyDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('job-postings');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const { stored } = usePosting();
  const [q, setQ] = useState('');
  const query = { pageSize: SHOWN, ...(q.trim() && { q: q.trim() }) };
  const { data, error } = $api.useQuery(
    'get',
    '/api/employer/jobs',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  const fill = useFill(onClose);
  const copy = async (id: string) => {
    try {
      const {
        reference: _reference,
        publishOn: _publishOn,
        reportedOn: _reportedOn,
        ...content
      } = (await loadPosting(id)).content;
      fill(content);
    } catch (failure) {
      void toast(errorText(failure), { tone: 'bad' });
    }
  };
  const items = (data?.items ?? []).filter((job) => job.id !== stored?.id && job.employer.id === employerId);
  return (
    <Dialog open onClose={onClose} title={t('form.copy.title')} wide>
      <SearchInput aria-label={t('form.copy.search')} placeholder={t('form.copy.search')} onValueChange={setQ} />
      {error && <p className="mt-4">{errorText(error)}</p>}
      {data && items.length === 0 && <p className="mt-4 text-ink-2">{t('form.copy.none')}</p>}
      <ul className="pj-pick mt-4">
        {items.map((job) => (
          <li key={job.id}>
            <button type="button" onClick={() => void copy(job.id)}>
              <b lang="de">{job.title || t('form.preview.untitled')}</b>
              <span>
                {[t(`form.jobState.${job.state}`), job.city, job.postedAt && formatDate(job.postedAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
