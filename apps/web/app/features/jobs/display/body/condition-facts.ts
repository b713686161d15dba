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

/** Language, recognition and help for people who come from abroad, each only where the employer stated it. */
export function abroadFacts(conditions: JobConditions, t: TFunction): Fact[] {
  const fact = (key: string, value: string | false | null): Fact[] =>
    value ? [{ key, label: t(`conditions.${key}`), value }] : [];
  return [
    ...fact('german', conditions.germanLevel && t('conditions.germanValue', { level: conditions.germanLevel })),
    ...fact('recognition', conditions.isRecognitionPendingWelcome && t('conditions.recognitionValue')),
    ...fact('visa', conditions.hasVisaHelp && t('conditions.help')),
    ...fact('housing', conditions.hasHousingHelp && t('conditions.help')),
  ];
}
