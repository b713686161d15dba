import { findBiasedWords } from '@stellenvisite/contract/biased-words';
import { LANGUAGES, type Language } from '@stellenvisite/contract/languages';
import {
  type BothLanguages,
  MESSAGE_TEMPLATE_KINDS,
  type MessageTemplateKind,
  TEMPLATE_NAME_LENGTH,
  TEMPLATE_TEXT_LENGTH,
  unknownPlaceholders,
} from '@stellenvisite/contract/message-templates';
import type { MessageTemplate } from '@stellenvisite/contract/message-templates.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { TEMPLATES } from './shared/use-templates.ts';

const EMPTY: BothLanguages = { de: '', en: '' };

type TemplateDialogProps = { employerId: string; template: MessageTemplate | null; onClose: () => void };

/** A text in both languages side by side. */
export function TemplateDialog({ employerId, template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('message-templates');
  const errorText = useErrorText();
  const [kind, setKind] = useState<MessageTemplateKind>(template?.kind ?? 'question');
  const [name, setName] = useState<BothLanguages>(template?.name ?? EMPTY);
  const [text, setText] = useState<BothLanguages>(template?.text ?? EMPTY);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const done = useDone(onClose);
  const create = $api.useMutation('post', TEMPLATES, done(t('saved')));
  const change = $api.useMutation('put', `${TEMPLATES}/{id}`, done(t('saved')));
  const remove = $api.useMutation('delete', `${TEMPLATES}/{id}`, done(t(template?.isBuiltIn ? 'wasReset' : 'deleted')));
  const query = { employerId };
  const save = () => {
    const isMissing = LANGUAGES.some((language) => name[language].trim() === '' || text[language].trim() === '');
    setIsIncomplete(isMissing);
    if (isMissing || LANGUAGES.some((language) => unknownPlaceholders(text[language]).length > 0)) return;
    if (template) change.mutate({ params: { query, path: { id: template.id } }, body: { name, text } });
    else create.mutate({ params: { query }, body: { kind, name, text } });
  };
  const error = create.error ?? change.error ?? remove.error;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={template ? t('edit', { name: template.name.de }) : t('new')}
      footer={
        <>
          {template && (!template.isBuiltIn || template.isChanged) && (
            <Button
              variant="danger-line"
              className="mr-auto"
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { query, path: { id: template.id } } })}
            >
              {t(template.isBuiltIn ? 'reset' : 'delete')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={create.isPending || change.isPending} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {(error || isIncomplete) && (
          <Note tone="warn" role="alert">
            {error ? errorText(error) : t('incomplete')}
          </Note>
        )}
        {!template && (
          <Field label={t('field.kind')}>
            <Select
              value={kind}
              onChange={(event) => setKind(event.target.value as MessageTemplateKind)}
              options={MESSAGE_TEMPLATE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
          </Field>
        )}
        <p className="fld-help">{t('field.hint')}</p>
        <div className="grid gap-6 md:grid-cols-2">
          {LANGUAGES.map((language) => (
            <TemplateWords
              key={language}
              language={language}
              name={name[language]}
              text={text[language]}
              onName={(value) => setName({ ...name, [language]: value })}
              onText={(value) => setText({ ...text, [language]: value })}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

type TemplateWordsProps = {
  language: Language;
  name: string;
  text: string;
  onName: (name: string) => void;
  onText: (text: string) => void;
};

function TemplateWords({ language, name, text, onName, onText }: TemplateWordsProps) {
  const { t } = useTranslation('message-templates');
  const unknown = unknownPlaceholders(text).map((word) => `{${word}}`);
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="mb-2 font-semibold">{t(`language.${language}`)}</legend>
      <Field label={t('field.name')}>
        <TextInput
          lang={language}
          value={name}
          maxLength={TEMPLATE_NAME_LENGTH}
          onChange={(event) => onName(event.target.value)}
        />
      </Field>
      <Field label={t('field.text')} error={unknown.length > 0 && t('placeholder', { words: unknown.join(', ') })}>
        <TextArea
          lang={language}
          rows={12}
          value={text}
          maxLength={TEMPLATE_TEXT_LENGTH}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <ul className="tpl-bias" role="status">
        {findBiasedWords(text).map(({ start, words, ground }) => (
          <li key={start}>{t(`bias.${ground}`, { words })}</li>
        ))}
      </ul>
    </fieldset>
  );
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
