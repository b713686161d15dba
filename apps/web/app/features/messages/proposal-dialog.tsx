import { proposeDatesSchema } from '@stellenvisite/contract/applications/application-answers.schema';
import {
  INTERVIEW_MINUTES,
  INTERVIEW_TEXT_LENGTH,
  MESSAGE_LENGTH,
  PROPOSAL_KINDS,
} from '@stellenvisite/contract/applications/applications';
import type { MessageParty } from '@stellenvisite/contract/messages/messages';
import { type DateProposal, sendMessageSchema } from '@stellenvisite/contract/messages/messages.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { z } from '@stellenvisite/contract/platform/zod';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../ui/forms/text-input.tsx';
import { useZodForm, type ZodForm } from '../../ui/forms/use-zod-form.ts';
import { MESSAGES, useRefreshMessages } from './use-conversations.ts';

/** The values that a counter-proposal takes over from the one it answers. */
export type ProposalSeed = Pick<DateProposal, 'kind' | 'minutes' | 'place'>;

const ANSWER_DAYS = 5;
const FIRST: ProposalSeed = { kind: 'interview', minutes: INTERVIEW_MINUTES.default, place: '' };

/** The dates are typed in three fields, of which one is enough. */
const DATE_FIELDS = ['dates.0', 'dates.1', 'dates.2'] as const;

const { kind, minutes, place, note } = proposeDatesSchema.shape;
const schema = z.object({
  kind: kind.unwrap(),
  minutes: z.coerce.number<string>().pipe(minutes.unwrap()),
  place: place.unwrap(),
  note: note.unwrap(),
  text: sendMessageSchema.shape.text,
  dates: z
    .array(z.string())
    .refine((dates) => dates.some(Boolean), { path: [0] })
    .transform((dates) => dates.filter(Boolean).map((date) => new Date(date).toISOString())),
});

type Form = ZodForm<z.input<typeof schema>, z.output<typeof schema>>;

type ProposalDialogProps = {
  applicationId: string;
  party: MessageParty;
  seed?: ProposalSeed | undefined;
  onClose: () => void;
};

/** Up to three dates for the other side. The employer says what, where and how long; an applicant answers with other dates. */
export function ProposalDialog({ applicationId, party, seed = FIRST, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const refresh = useRefreshMessages();
  // The same for every press: sent again after a lost answer, it is stored once.
  const [clientId] = useState(() => crypto.randomUUID());
  const { mutateAsync, error } = $api.useMutation('post', MESSAGES, {
    onSuccess: () => {
      refresh();
      onClose();
    },
  });
  const form: Form = useZodForm({
    schema,
    defaultValues: { ...seed, minutes: String(seed.minutes), note: '', text: '', dates: ['', '', ''] },
    fields: ['minutes', 'dates.0'],
    errorText: (name) =>
      name === 'minutes' ? t('propose.minutesWrong', { ...INTERVIEW_MINUTES }) : t('propose.missing'),
    onSubmit: ({ text, ...values }) => {
      const answerBy = new Date(Date.now() + ANSWER_DAYS * DAY_MS).toISOString();
      const body = { text, clientId, proposal: { ...values, answerBy } };
      return mutateAsync({ params: { path: { id: applicationId } }, body }).catch(() => null);
    },
  });
  return (
    <FormDialog
      title={t(`propose.title.${party}`)}
      form={form}
      action={t('propose.send')}
      cancel={t('propose.cancel')}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <p className="text-fs-7 text-ink-2">{t('propose.lead', { days: ANSWER_DAYS })}</p>
      {party === 'employer' && <About form={form} />}
      {DATE_FIELDS.map((name, index) => (
        <Field
          key={name}
          label={t('propose.date', { number: index + 1 })}
          {...(index > 0 && { hint: t('propose.optional') })}
          {...form.field(name)}
        >
          <TextInput type="datetime-local" {...form.register(name)} />
        </Field>
      ))}
      {party === 'employer' && (
        <Field label={t('propose.note')} hint={t('propose.optional')}>
          <TextArea rows={2} maxLength={INTERVIEW_TEXT_LENGTH} {...form.register('note')} />
        </Field>
      )}
      <Field label={t('propose.text')} hint={t('propose.optional')}>
        <TextArea rows={3} maxLength={MESSAGE_LENGTH} {...form.register('text')} />
      </Field>
    </FormDialog>
  );
}

function About({ form }: { form: Form }) {
  const { t } = useTranslation('messages');
  const kinds = PROPOSAL_KINDS.map((value) => ({ value, label: t(`propose.kind.${value}`) }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('propose.what')}>
          <Select options={kinds} {...form.register('kind')} />
        </Field>
        <Field label={t('propose.minutes')} {...form.field('minutes')}>
          <TextInput
            type="number"
            min={INTERVIEW_MINUTES.min}
            max={INTERVIEW_MINUTES.max}
            {...form.register('minutes')}
          />
        </Field>
      </div>
      <Field label={t('propose.place')} hint={t('propose.optional')}>
        <TextInput maxLength={INTERVIEW_TEXT_LENGTH} {...form.register('place')} />
      </Field>
    </>
  );
}
