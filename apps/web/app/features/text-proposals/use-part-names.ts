import { JOB_SECTION_KINDS } from '@stellenvisite/contract/job-fields';
import type { TextPart } from '@stellenvisite/contract/text-proposals';
import { useTranslation } from 'react-i18next';

/** The parts as the form calls them. */
export function usePartNames(): (part: TextPart) => string {
  const { t } = useTranslation('text-proposals');
  const { t: jobs } = useTranslation('jobs');
  return (part) => {
    const kind = JOB_SECTION_KINDS.find((each) => each === part);
    return kind ? jobs(`section.${kind}`) : t(`part.${part as Exclude<TextPart, (typeof JOB_SECTION_KINDS)[number]>}`);
  };
}
