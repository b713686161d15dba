import { isLanguage } from '@stellenvisite/contract/languages';
import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { useTranslation } from 'react-i18next';
import { TemplatePicker } from '../message-templates/shared/template-picker.tsx';

/** What is written in a conversation; a decision is sent with its own form. */
const KINDS = ['question', 'acknowledgement'] as const;

type MessageTemplatesProps = { conversation: Conversation; onPick: (text: string) => void };

/** The employer's texts, with the names of this conversation filled in. */
export function MessageTemplates({ conversation, onPick }: MessageTemplatesProps) {
  const { i18n } = useTranslation();
  return (
    <TemplatePicker
      employerId={conversation.employer.id ?? undefined}
      kinds={KINDS}
      language={isLanguage(i18n.language) ? i18n.language : 'de'}
      values={{
        name: conversation.applicant?.name ?? '',
        job: conversation.job.title,
        employer: conversation.employer.name,
      }}
      onPick={onPick}
    />
  );
}
