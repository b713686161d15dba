import type { Language } from '@stellenvisite/contract/languages';
import { fillTemplate, type MessageTemplateKind, type TemplateValues } from '@stellenvisite/contract/message-templates';
import { NotebookText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction, MenuHead } from '../../../ui/menu.tsx';
import { useTemplates } from './use-templates.ts';
import './template-picker.css';

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

/** A button that opens the texts of an employer; whoever chooses one can still change it before it is sent. */
export function TemplatePicker({ employerId, kinds, language, values, onPick, trigger }: TemplatePickerProps) {
  const { t } = useTranslation('message-templates');
  const { templates, isPending } = useTemplates(employerId, kinds);
  const button = trigger ?? <IconButton look="line" label={t('pick')} icon={<NotebookText size={20} />} />;
  return (
    <Menu trigger={button} align="start" className="template-menu">
      <MenuHead>{t('title')}</MenuHead>
      {isPending && <MenuHead>{t('loading')}</MenuHead>}
      {templates.map(({ id, name, text }) => {
        const filled = fillTemplate(text[language], values);
        return (
          <MenuAction key={id} onSelect={() => onPick(filled)}>
            <button type="button">
              <b>{name[language]}</b>
              <small>{excerptOf(filled)}</small>
            </button>
          </MenuAction>
        );
      })}
      <MenuAction>
        <Link to="/employer-dashboard/einstellungen/vorlagen" className="template-manage">
          {t('manage')}
        </Link>
      </MenuAction>
    </Menu>
  );
}

/** The line after the greeting tells one text from the other. */
function excerptOf(text: string): string {
  const [, ...rest] = text.split('\n').filter(Boolean);
  const line = rest[0] ?? text;
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()} …` : line;
}
