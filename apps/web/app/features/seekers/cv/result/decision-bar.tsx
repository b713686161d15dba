import type { CvAnalysis, DecideCvFields } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { PROFILE_PATH } from '../../profiles/shared/field-target.ts';
import { analysisScope } from '../analysis-queries.ts';

type DecisionBarProps = { analysis: CvAnalysis; onDecide: (decisions: DecideCvFields['decisions']) => void };

/** Documents become the CV of the profile when they are saved. */
const IS_CV: ReadonlySet<string> = new Set(['pdf', 'docx', 'odt', 'jpg', 'png']);

/** Shows how many fields are decided, takes all that were read surely at once, and has the one button that changes the profile. */
export function DecisionBar({ analysis, onDecide }: DecisionBarProps) {
  const { t } = useTranslation('cv-analyses');
  const errorText = useErrorText();
  const client = useQueryClient();
  const params = { params: { path: { id: analysis.id } } };
  const save = $api.useMutation('post', '/api/profile/analyses/{id}/save', {
    scope: analysisScope(analysis.id),
    onSuccess: async (data) => {
      client.setQueryData($api.queryOptions('get', '/api/profile/analyses/{id}', params).queryKey, data);
      // The profile, its recommendations and every match depend on what was saved.
      await client.invalidateQueries();
    },
  });
  const { fields } = analysis;
  const decided = fields.filter(({ choice }) => choice !== null).length;
  const taken = fields.some(({ choice }) => choice === 'take' || choice === 'change');
  const sure = fields.filter(({ confidence, choice }) => confidence === 'sure' && choice === null);
  return (
    <>
      <div className="mt-5 flex items-center gap-4 rounded-sheet border border-line bg-sheet py-3 pr-3.5 pl-5 max-md:grid max-md:gap-2.5">
        <p className="flex-1 text-fs-7 leading-[1.4]" role="status">
          <b className="font-semibold">{t('bar.decided', { decided, count: fields.length })}</b>{' '}
          <span className="text-ink-2">{t('bar.hint')}</span>
          <span className="mt-1.5 flex max-w-48 gap-0.75 text-ink-2" aria-hidden="true">
            {fields.map(({ id, choice }) => (
              <i
                key={id}
                className={clsx(
                  'h-2.5 flex-1 rounded-[2px]',
                  choice ? 'bg-marker' : 'inset-ring inset-ring-line-2 bg-sheet-2',
                )}
              />
            ))}
          </span>
        </p>
        <Button
          variant="secondary"
          disabled={sure.length === 0}
          onClick={() => onDecide(sure.map(({ id }) => ({ fieldId: id, choice: 'take', changed: null })))}
        >
          {t('bar.takeSure')}
        </Button>
        <Button loading={save.isPending} disabled={!taken} onClick={() => save.mutate(params)}>
          {t('bar.save')}
        </Button>
      </div>
      {save.error && (
        <Note tone="warn" role="alert" className="mt-4">
          {errorText(save.error)}
        </Note>
      )}
      {analysis.state === 'saved' && (
        <Note tone="good" role="status" className="mt-4">
          {t('bar.saved')} {IS_CV.has(analysis.file.type) && t('bar.savedFile')}{' '}
          <TextLink to={PROFILE_PATH}>{t('bar.toProfile')}</TextLink>
        </Note>
      )}
    </>
  );
}
