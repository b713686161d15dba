import type { AppealChoice, ReportMeasure, ReportTargetKind } from '@stellenvisite/contract/reports';
import { useTranslation } from 'react-i18next';

type Chosen = {
  choice: AppealChoice;
  kind: ReportTargetKind;
  /** The measure in force. */
  present: ReportMeasure;
  /** The measures of this choice, the nearest first. */
  possible: readonly ReportMeasure[];
};

/** What a choice about an appeal does, in one sentence. */
export function useChoiceHelp() {
  const { t } = useTranslation('reports', { keyPrefix: 'admin' });
  return ({ choice, kind, present, possible }: Chosen): string => {
    const what = t(`subject.${kind}`);
    const [nearest = present] = possible;
    if (choice === 'keep') return t(`keepHelp.${present}`, { what });
    if (choice === 'lift') return present === 'none' ? '' : t(`liftHelp.${present}`, { what });
    if (choice === 'milder') return nearest === 'warned' || nearest === 'returned' ? t(`milderHelp.${nearest}`) : '';
    return nearest === 'none' ? '' : t(`stricterHelp.${nearest}`);
  };
}
