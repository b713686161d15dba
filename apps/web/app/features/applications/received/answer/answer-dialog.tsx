import { answerApplicationSchema } from '@stellenvisite/contract/applications/application-answers.schema';
import { OFFER_DAYS, RETENTION_MONTHS, TALENT_CONTACT_MONTHS } from '@stellenvisite/contract/applications/applications';
import {
  fillTemplate,
  type MessageTemplateKind,
  type TemplateValues,
} from '@stellenvisite/contract/messages/message-templates';
import type { MessageTemplate } from '@stellenvisite/contract/messages/message-templates.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { z } from '@stellenvisite/contract/platform/zod';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { DateInput } from '../../../../ui/forms/date-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { useActingEmployer } from '../../../identity/acting-employer/use-acting-employer.ts';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { useTemplates } from '../../../messages/templates/shared/template-picker.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import { AnswerText } from './answer-text.tsx';
import { type AnsweredApplication, scheduleAnswer, scheduleOffer } from './schedule-answer.ts';

/** Null as the template: the person's own text. Null as the text: that of the template, unchanged. */
export type AnswerDraft = { templateId: string | null; language: Language; text: string | null };

type Wish = { templateId: string | null; language: Language };

/** Unsent answers until the page is left, so that closing a dialog by mistake loses nothing. */
const drafts = new Map<string, AnswerDraft>();

type AnswerTextOptions = {
  /** Of the application and the answer. */
  draftKey: string;
  kind: MessageTemplateKind;
  values: TemplateValues;
  draft: AnswerDraft;
  onDraft: (draft: AnswerDraft) => void;
};

/** The field of a form for the words of an answer. */
export const answerDraftSchema = z.custom<AnswerDraft>();

/** Returns what was typed before and not sent, or the beginning of a new text. */
export const findDraft = (draftKey: string, language: Language): AnswerDraft =>
  drafts.get(draftKey) ?? { templateId: '', language, text: null };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The message of an error is the key of its text. */
const schema = z.object({
  answerBy: z
    .string()
    .refine((day) => DAY.test(day), 'missing')
    .refine((day) => day > berlinDay(new Date()), 'past'),
  draft: answerDraftSchema,
  asksToStayKnown: answerApplicationSchema.shape.asksToStayKnown.unwrap(),
});

const find = (templates: readonly MessageTemplate[], id: string) => templates.find((template) => template.id === id);

type AnswerDialogProps = {
  application: AnsweredApplication;
  to: 'rejected' | 'offer';
  language: Language;
  onClose: () => void;
  onSent: () => void;
};

/** Renders a rejection or an offer, with words from a template that can be changed. */
export function AnswerDialog({ application, to, language, onClose, onSent }: AnswerDialogProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const { job } = application;
  const draftKey = `${application.id} ${to}`;
  const form = useZodForm({
    schema,
    defaultValues: {
      draft: findDraft(draftKey, language),
      asksToStayKnown: false,
      answerBy: berlinDay(new Date(Date.now() + OFFER_DAYS * DAY_MS)),
    },
    fields: ['answerBy'],
    errorText: (_name, { message }) => t(message === 'past' ? 'offer.problem.past' : 'offer.problem.missing'),
    onSubmit: ({ asksToStayKnown, answerBy }) => {
      if (to === 'offer') scheduleOffer(application, name, { answerBy, message: answer.text });
      else {
        const asks = asksToStayKnown ? { asksToStayKnown } : {};
        scheduleAnswer(application, name, { status: to, message: answer.text, ...asks });
      }
      answer.forget();
      onClose();
      onSent();
    },
  });
  const answer = useAnswerText({
    draftKey,
    kind: to === 'rejected' ? 'rejection' : 'hire',
    values: { name, job: job.title, employer: job.employer.name },
    draft: form.watch('draft'),
    onDraft: (draft) => form.setValue('draft', draft),
  });
  return (
    <FormDialog
      wide
      title={t(`answer.${to}.title`, { name })}
      form={form}
      action={t(`answer.${to}.send`)}
      cancel={t('answer.cancel')}
      note={<AnswerNote>{t('answer.undo', { name })}</AnswerNote>}
      onClose={onClose}
      below={
        <p className="mt-0.5 text-fs-8 text-ink-2" lang="de">
          <JobTitle title={job.title} />
        </p>
      }
    >
      <div className="grid gap-5">
        {to === 'offer' && (
          <Field
            {...form.field('answerBy')}
            label={t('offer.answerBy')}
            help={t('offer.answerByHelp', { name })}
            className="max-w-80"
          >
            <DateInput
              value={DAY.test(form.watch('answerBy')) ? form.watch('answerBy') : null}
              onChange={(day) => form.setValue('answerBy', day ?? '')}
              onUnreadable={() => form.setValue('answerBy', '?')}
            />
          </Field>
        )}
        <Templates answer={answer} />
        <ReplaceNote answer={answer} />
        <AnswerText
          isRejection={to === 'rejected'}
          text={answer.text}
          onText={answer.setText}
          language={answer.language}
          onLanguage={answer.setLanguage}
        />
        {to === 'rejected' && (
          <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3.5 rounded-control bg-shift-n-tint p-4 text-fs-8 leading-[1.45]">
            <input type="checkbox" className="tick" {...form.register('asksToStayKnown')} />
            <span>
              <b className="block text-fs-7">{t('answer.known.title')}</b>
              {t('answer.known.text', {
                name,
                employer: job.employer.name,
                months: TALENT_CONTACT_MONTHS,
                kept: RETENTION_MONTHS[job.country],
              })}
            </span>
          </label>
        )}
      </div>
    </FormDialog>
  );
}

/** Next to the buttons: what happens when it is sent. */
export function AnswerNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex-[1_1_16rem] max-md:flex-none self-center text-left text-fs-8 text-ink-2 leading-[1.45] max-md:order-3">
      {children}
    </p>
  );
}

/** The names are shown in the language of the page, whatever the text is in. */
export function Templates({ answer }: { answer: ReturnType<typeof useAnswerText> }) {
  const { t, i18n } = useTranslation('received-application');
  const shown = i18n.language === 'en' ? 'en' : 'de';
  const options = [
    ...answer.templates.map(({ id, name }) => ({ id, name: name[shown] })),
    { id: null, name: t('answer.ownText') },
  ];
  return (
    <fieldset>
      <legend className="fld-label">{t('answer.template')}</legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2">
        {options.map(({ id, name }) => (
          <label
            key={id ?? 'own'}
            className="relative grid min-h-13 cursor-pointer content-center rounded-control px-3 py-2 font-semibold font-text text-fs-8 leading-[1.3] shadow-[inset_0_0_0_1px_var(--line-2)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:bg-marker-soft has-checked:shadow-[inset_0_0_0_1px_var(--marker-2),inset_0_-5px_0_var(--marker-2)]"
          >
            <input
              type="radio"
              name="template"
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
              checked={answer.templateId === id}
              onChange={() => answer.setTemplate(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Own words are never replaced unasked. */
export function ReplaceNote({ answer }: { answer: ReturnType<typeof useAnswerText> }) {
  const { t } = useTranslation('received-application');
  if (!answer.asksToReplace) return null;
  return (
    <Note tone="warn" role="alert">
      <p>{t('answer.replace.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="s" variant="secondary" onClick={answer.keep}>
          {t('answer.replace.keep')}
        </Button>
        <Button size="s" variant="secondary" onClick={answer.replace}>
          {t('answer.replace.take')}
        </Button>
      </div>
    </Note>
  );
}

/** A template fills the text in; once somebody has typed, another one has to be confirmed. */
export function useAnswerText({ draftKey, kind, values, draft, onDraft }: AnswerTextOptions) {
  const { employerId } = useActingEmployer();
  const { templates } = useTemplates(employerId, [kind]);
  const [wish, setWish] = useState<Wish | null>(null);
  const change = (next: AnswerDraft) => {
    drafts.set(draftKey, next);
    onDraft(next);
    setWish(null);
  };
  const current = draft.templateId === null ? undefined : (find(templates, draft.templateId) ?? templates[0]);
  const filled = current ? fillTemplate(current.text[draft.language], values) : '';
  const choose = (next: Wish) => {
    if (draft.text !== null && draft.text.trim() !== '' && draft.text !== filled) setWish(next);
    else change({ ...next, text: next.templateId === null ? '' : null });
  };
  return {
    templates,
    templateId: draft.templateId === null ? null : (current?.id ?? ''),
    language: draft.language,
    text: draft.text ?? filled,
    setText: (text: string) => change({ ...draft, text }),
    setTemplate: (templateId: string | null) => choose({ templateId, language: draft.language }),
    setLanguage: (next: Language) => choose({ templateId: draft.templateId, language: next }),
    /** States whether another text would replace what was typed. */
    asksToReplace: wish !== null,
    replace: () => wish && change({ ...wish, text: wish.templateId === null ? '' : null }),
    keep: () => {
      // The typed words stay, under the other name.
      if (wish) change({ ...wish, text: draft.text });
    },
    forget: () => void drafts.delete(draftKey),
  };
}
