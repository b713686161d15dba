import { LANGUAGES } from '@stellenvisite/contract/languages';
import { MESSAGE_TEMPLATE_KINDS } from '@stellenvisite/contract/message-templates';
import type { MessageTemplate } from '@stellenvisite/contract/message-templates.schema';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone, Bones } from '../../ui/skeletons.tsx';
import { useActingEmployer, useMayAct } from '../employer-area/shared/use-acting-employer.ts';
import { useTemplates } from './shared/use-templates.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** All texts of an employer, by what they are for. */
export function TemplatesScreen() {
  const { t } = useTranslation('message-templates');
  const { employerId } = useActingEmployer();
  const mayChange = useMayAct('message_template.change');
  const errorText = useErrorText();
  const { templates, error, isPending, refetch } = useTemplates(employerId);
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  if (error)
    return (
      <EmptyState
        art="building"
        title={t('error')}
        text={errorText(error)}
        actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}
      />
    );
  if (isPending) return <ScreenBones />;
  return (
    <div className="tpl">
      {mayChange ? (
        <Button icon={<Plus size={20} />} onClick={() => setEdited('new')}>
          {t('new')}
        </Button>
      ) : (
        <Note>{t('readOnly')}</Note>
      )}
      {MESSAGE_TEMPLATE_KINDS.map((kind) => (
        <section key={kind} aria-labelledby={`templates-${kind}`}>
          <h2 id={`templates-${kind}`}>{t(`kind.${kind}`)}</h2>
          <ul>
            {templates
              .filter((template) => template.kind === kind)
              .map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  onEdit={mayChange ? () => setEdited(template) : null}
                />
              ))}
          </ul>
        </section>
      ))}
      {edited && (
        <TemplateDialog
          employerId={employerId}
          template={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function TemplateRow({ template, onEdit }: { template: MessageTemplate; onEdit: (() => void) | null }) {
  const { t, i18n } = useTranslation('message-templates');
  const shown = LANGUAGES.find((language) => i18n.language === language) ?? 'de';
  const { name, text, isBuiltIn, isChanged } = template;
  return (
    <li>
      <div>
        <h3>
          {name[shown]} <small>{t(isChanged ? 'changed' : isBuiltIn ? 'builtIn' : 'own')}</small>
        </h3>
        <p lang={shown}>{text[shown]}</p>
      </div>
      {onEdit && (
        <Button
          variant="secondary"
          size="s"
          icon={<Pencil size={16} />}
          aria-label={t('edit', { name: name[shown] })}
          onClick={onEdit}
        >
          {t('change')}
        </Button>
      )}
    </li>
  );
}

function ScreenBones() {
  const { t } = useTranslation('message-templates');
  return (
    <Bones label={t('loading')}>
      <Bone className="h-6 w-40" />
      <Bone className="mt-4 h-24 w-full" />
      <Bone className="mt-3 h-24 w-full" />
    </Bones>
  );
}
