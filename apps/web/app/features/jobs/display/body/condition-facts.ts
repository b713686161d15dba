import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import type { TFunction } from 'i18next';
import type { Fact } from './duty-facts.ts';

/** Returns the training authority, where the employer stated one. */
export function furtherTrainingFacts({ furtherTraining, furtherTrainingMonths }: JobConditions, t: TFunction): Fact[] {
  if (!furtherTraining) return [];
  const value =
    furtherTraining === 'partial' && furtherTrainingMonths
      ? t('conditions.trainingMonths', { count: furtherTrainingMonths })
      : t(`conditions.training.${furtherTraining}`);
  return [{ key: 'furtherTraining', label: t('conditions.furtherTraining'), value }];
}
