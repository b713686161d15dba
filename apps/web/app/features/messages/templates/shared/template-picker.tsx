import {
  fillTemplate,
  type MessageTemplateKind,
  type TemplateValues,
} from '@stellenvisite/contract/messages/message-templates';
import type { MessageTemplate } from '@stellenvisite/contract/messages/message-templates.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { NotebookText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../../session/queries.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuAction, MenuHead } from '../../../../ui/menu.tsx';

export const TEMPLATES = '/api/employer/templates';

const NONE: readonly MessageTemplate[] = [];

const EXCERPT = 60;

type TemplatePickerProps = {
  employerId: string | undefined;
  kinds: readonly MessageTemplateKind[];
  /** The applicant's, where it is known. */
  language: Language;
  values: TemplateValues;
  /** Gets the text with everything filled in. */
  onPick: (text: string) => void;
  trigger?: ReactElement;
};

/** Renders a button that opens the texts of an employer; whoever chooses one can still change it before it is sent. */
export function TemplatePicker({ employerId, kinds, language, values, onPick, trigger }: TemplatePickerProps) {
  const { t } = useTranslation('message-templates');
  const { templates, isPending } = useTemplates(employerId, kinds);
  const button = trigger ?? <IconButton look="line" label={t('pick')} icon={<NotebookText size={20} />} />;
  return (
    <Menu trigger={button} align="start" className="max-h-[min(28rem,70dvh)] w-[min(26rem,90vw)] overflow-y-auto">
      <MenuHead>{t('title')}</MenuHead>
      {isPending && <MenuHead>{t('loading')}</MenuHead>}
      {templates.map(({ id, name, text }) => {
        const filled = fillTemplate(text[language], values);
        return (
          <MenuAction key={id} onSelect={() => onPick(filled)}>
            <button type="button" className="grid justify-items-start gap-0.5 text-left">
              <b>{name[language]}</b>
              <small className="wrap-anywhere text-fs-8 text-ink-2 leading-[1.4]">{excerptOf(filled)}</small>
            </button>
          </MenuAction>
        );
      })}
      <MenuAction>
        <Link to="/employer-dashboard/einstellungen/vorlagen" className="text-link underline underline-offset-[0.2em]">
          {t('manage')}
        </Link>
      </MenuAction>
    </Menu>
  );
}

/** Returns the line after the greeting, by which texts differ. */
function excerptOf(text: string): string {
  const [, ...rest] = text.split('\n').filter(Boolean);
  const line = rest[0] ?? text;
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()} …` : line;
}

/** `employerId` may be left out by who acts for one employer only. */
export function useTemplates(employerId: string | undefined, kinds?: readonly MessageTemplateKind[]) {
  const answer = $api.useQuery('get', TEMPLATES, { params: { query: employerId ? { employerId } : {} } });
  const all = answer.data?.items ?? NONE;
  return { ...answer, templates: kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all };
}
