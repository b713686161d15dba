import type { Language } from '@stellenvisite/contract/languages';
import { fillTemplate, type MessageTemplateKind, type TemplateValues } from '@stellenvisite/contract/message-templates';
import type { MessageTemplate } from '@stellenvisite/contract/message-templates.schema';
import { useState } from 'react';
import { useActingEmployer } from '../../employer-area/shared/use-acting-employer.ts';
import { useTemplates } from '../../message-templates/shared/use-templates.ts';

type Draft = { templateId: string | null; language: Language; text: string | null };
type Wish = { templateId: string | null; language: Language };

/** What was typed and not sent, until the page is left: a dialog that is closed by mistake loses nothing. */
const drafts = new Map<string, Draft>();

type AnswerTextOptions = {
  /** Of the application and the answer. */
  draftKey: string;
  kind: MessageTemplateKind;
  language: Language;
  values: TemplateValues;
};

/** A template fills the text in; once somebody has typed, another one has to be confirmed. */
export function useAnswerText({ draftKey, kind, language, values }: AnswerTextOptions) {
  const { employerId } = useActingEmployer();
  const { templates } = useTemplates(employerId, [kind]);
  const [draft, setDraft] = useState<Draft>(() => drafts.get(draftKey) ?? { templateId: '', language, text: null });
  const [wish, setWish] = useState<Wish | null>(null);
  const change = (next: Draft) => {
    drafts.set(draftKey, next);
    setDraft(next);
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
    /** Whether another text would replace what was typed. */
    asksToReplace: wish !== null,
    replace: () => wish && change({ ...wish, text: wish.templateId === null ? '' : null }),
    keep: () => {
      // The typed words stay, under the other name.
      if (wish) change({ ...wish, text: draft.text });
    },
    forget: () => void drafts.delete(draftKey),
  };
}

const find = (templates: readonly MessageTemplate[], id: string) => templates.find((template) => template.id === id);
