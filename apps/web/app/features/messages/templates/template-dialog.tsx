import {
  type BothLanguages,
  MESSAGE_TEMPLATE_KINDS,
  TEMPLATE_NAME_LENGTH,
  TEMPLATE_TEXT_LENGTH,
  unknownPlaceholders,
} from '@stellenvisite/contract/messages/message-templates';
import {
  type CreateMessageTemplate,
  createMessageTemplateSchema,
  type MessageTemplate,
} from '@stellenvisite/contract/messages/message-templates.schema';
import { LANGUAGES, type Language } from '@stellenvisite/contract/platform/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm, type ZodForm } from '../../../ui/forms/use-zod-form.ts';
import { BiasedWords } from './shared/biased-words.tsx';
import { TEMPLATES } from './shared/template-picker.tsx';

const EMPTY: BothLanguages = { de: '', en: '' };

const FIELDS = ['name.de', 'text.de', 'name.en', 'text.en'] as const;

type TemplateDialogProps = { employerId: string; template: MessageTemplate | null; onClose: () => void };

/** Renders a text in both languages side by side. */
export function TemplateDialog({ employerId, template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('message-templates');
  const errorText = useErrorText();
  const done = useDone(onClose);
  const create = $api.useMutation('post', TEMPLATES, done(t('saved')));
  const change = $api.useMutation('put', `${TEMPLATES}/{id}`, done(t('saved')));
  const remove = $api.useMutation('delete', `${TEMPLATES}/{id}`, done(t(template?.isBuiltIn ? 'wasReset' : 'deleted')));
  const query = { employerId };
  const form = useZodForm({
    schema: createMessageTemplateSchema,
    defaultValues: {
      kind: template?.kind ?? 'question',
      name: template?.name ?? EMPTY,
      text: template?.text ?? EMPTY,
    },
    fields: FIELDS,
    errorText: (name, { isMissing }) => {
      const part = name.startsWith('name') ? 'name' : 'text';
      const code = name.endsWith('en') ? 'en' : 'de';
      const language = t(`language.${code}`);
      return t(part === 'name' || isMissing ? `missing.${part}` : 'textWrong', { language });
    },
    onSubmit: async ({ kind, name, text }) => {
      const saved = template
        ? change.mutateAsync({ params: { query, path: { id: template.id } }, body: { name, text } })
        : create.mutateAsync({ params: { query }, body: { kind, name, text } });
      await saved.catch(() => null);
    },
  });
  const error = create.error ?? change.error ?? remove.error;
  return (
    <FormDialog
      wide
      title={template ? t('edit', { name: template.name.de }) : t('new')}
      form={form}
      action={t('save')}
      cancel={t('cancel')}
      failure={error && errorText(error)}
      note={
        template &&
        (!template.isBuiltIn || template.isChanged) && (
          <Button
            variant="danger-line"
            className="mr-auto"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { query, path: { id: template.id } } })}
          >
            {t(template.isBuiltIn ? 'reset' : 'delete')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {!template && (
        <Field label={t('field.kind')}>
          <Select
            {...form.register('kind')}
            options={MESSAGE_TEMPLATE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </Field>
      )}
      <p className="fld-help">{t('field.hint')}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {LANGUAGES.map((language) => (
          <TemplateWords key={language} language={language} form={form} />
        ))}
      </div>
    </FormDialog>
  );
}

type TemplateWordsProps = { language: Language; form: ZodForm<CreateMessageTemplate> };

function TemplateWords({ language, form }: TemplateWordsProps) {
  const { t } = useTranslation('message-templates');
  const textProblem = useTextProblem();
  const text = form.watch(`text.${language}`);
  const field = form.field(`text.${language}`);
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="mb-2 font-semibold">{t(`language.${language}`)}</legend>
      <Field label={t('field.name')} {...form.field(`name.${language}`)}>
        <TextInput lang={language} maxLength={TEMPLATE_NAME_LENGTH} {...form.register(`name.${language}`)} />
      </Field>
      <Field label={t('field.text')} {...field} error={textProblem(text) ?? field.error}>
        <TextArea lang={language} rows={12} maxLength={TEMPLATE_TEXT_LENGTH} {...form.register(`text.${language}`)} />
      </Field>
      <BiasedWords text={text} />
    </fieldset>
  );
}

/** Names the placeholders that nothing is filled in for, also before anything is saved. */
function useTextProblem() {
  const { t } = useTranslation('message-templates');
  return (text: string): string | undefined => {
    const unknown = unknownPlaceholders(text).map((word) => `{${word}}`);
    return unknown.length > 0 ? t('placeholder', { words: unknown.join(', ') }) : undefined;
  };
}

function useDone(onClose: () => void) {
  const client = useQueryClient();
  return (words: string) => ({
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['get', TEMPLATES] });
      void toast(words);
      onClose();
    },
  });
}
