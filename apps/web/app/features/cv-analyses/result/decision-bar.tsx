import type { CvAnalysis, DecideCvFields } from '@stellenvisite/contract/cv-analyses.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PROFILE_PATH } from '../../seeker-profiles/shared/field-target.ts';
import { analysisScope } from '../analysis-queries.ts';

type DecisionBarProps = { analysis: CvAnalysis; onDecide: (decisions: DecideCvFields['decisions']) => void };

/** How far the decisions are, all that were read surely at once, and the one button that changes the profile. */
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
      <div className="cv-bar">
        <p role="status">
          <b>{t('bar.decided', { decided, count: fields.length })}</b> <span>{t('bar.hint')}</span>
          <span className="cv-cells" aria-hidden="true">
            {fields.map(({ id, choice }) => (
              <i key={id} className={choice ? 'is-on' : undefined} />
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
          {t('bar.saved')} <TextLink to={PROFILE_PATH}>{t('bar.toProfile')}</TextLink>
        </Note>
      )}
    </>
  );
}
