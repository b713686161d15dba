import { INTERVIEW_MINUTES, INTERVIEW_TEXT_LENGTH } from '@stellenvisite/contract/applications';
import { MESSAGE_LENGTH, type MessageParty, PROPOSAL_KINDS, type ProposalKind } from '@stellenvisite/contract/messages';
import type { DateProposal } from '@stellenvisite/contract/messages.schema';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { MESSAGES, useRefreshMessages } from './use-conversations.ts';

/** What a further proposal takes over from the one it answers. */
export type ProposalSeed = Pick<DateProposal, 'kind' | 'minutes' | 'place'>;

const FIELDS = 3;
const ANSWER_DAYS = 5;
const DAY_MS = 86_400_000;
const FIRST: ProposalSeed = { kind: 'interview', minutes: INTERVIEW_MINUTES.default, place: '' };

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
  const form = useId();
  const [isMissing, setIsMissing] = useState(false);
  // The same for every press: sent again after a lost answer, it is stored once.
  const [clientId] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = $api.useMutation('post', MESSAGES, {
    onSuccess: () => {
      refresh();
      onClose();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const textOf = (name: string) => String(values.get(name) ?? '');
    const dates = values
      .getAll('date')
      .map(String)
      .filter(Boolean)
      .map((date) => new Date(date).toISOString());
    setIsMissing(dates.length === 0);
    if (dates.length === 0) return;
    const proposal = {
      kind: (textOf('kind') || seed.kind) as ProposalKind,
      minutes: Number(textOf('minutes')) || seed.minutes,
      place: textOf('place') || seed.place,
      note: textOf('note'),
      answerBy: new Date(Date.now() + ANSWER_DAYS * DAY_MS).toISOString(),
      dates,
    };
    const body = { text: textOf('text'), clientId, proposal };
    mutate({ params: { path: { id: applicationId } }, body });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`propose.title.${party}`)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('propose.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            {t('propose.send')}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={send} noValidate>
        {(isMissing || error) && (
          <Note tone="warn" role="alert">
            {error ? errorText(error) : t('propose.missing')}
          </Note>
        )}
        <p className="text-fs-7 text-ink-2">{t('propose.lead', { days: ANSWER_DAYS })}</p>
        {party === 'employer' && <About seed={seed} />}
        {Array.from({ length: FIELDS }, (_, index) => index + 1).map((number) => (
          <Field
            key={number}
            label={t('propose.date', { number })}
            {...(number > 1 && { hint: t('propose.optional') })}
          >
            <TextInput type="datetime-local" name="date" />
          </Field>
        ))}
        {party === 'employer' && (
          <Field label={t('propose.note')} hint={t('propose.optional')}>
            <TextArea name="note" rows={2} maxLength={INTERVIEW_TEXT_LENGTH} />
          </Field>
        )}
        <Field label={t('propose.text')} hint={t('propose.optional')}>
          <TextArea name="text" rows={3} maxLength={MESSAGE_LENGTH} />
        </Field>
      </form>
    </Dialog>
  );
}

function About({ seed }: { seed: ProposalSeed }) {
  const { t } = useTranslation('messages');
  const kinds = PROPOSAL_KINDS.map((value) => ({ value, label: t(`propose.kind.${value}`) }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('propose.what')}>
          <Select name="kind" options={kinds} defaultValue={seed.kind} />
        </Field>
        <Field label={t('propose.minutes')}>
          <TextInput
            type="number"
            name="minutes"
            min={INTERVIEW_MINUTES.min}
            max={INTERVIEW_MINUTES.max}
            defaultValue={seed.minutes}
          />
        </Field>
      </div>
      <Field label={t('propose.place')} hint={t('propose.optional')}>
        <TextInput name="place" maxLength={INTERVIEW_TEXT_LENGTH} defaultValue={seed.place} />
      </Field>
    </>
  );
}
