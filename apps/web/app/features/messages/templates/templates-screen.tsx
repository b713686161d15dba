import { MESSAGE_TEMPLATE_KINDS } from '@stellenvisite/contract/messages/message-templates';
import type { MessageTemplate } from '@stellenvisite/contract/messages/message-templates.schema';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { useTemplates } from './shared/template-picker.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** Renders all texts of an employer, by what they are for. */
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
  if (isPending) return <ScreenSkeletons />;
  return (
    <div className="grid justify-items-start gap-8">
      {mayChange ? (
        <Button icon={<Plus size={20} />} onClick={() => setEdited('new')}>
          {t('new')}
        </Button>
      ) : (
        <Note>{t('readOnly')}</Note>
      )}
      {MESSAGE_TEMPLATE_KINDS.map((kind) => (
        <section key={kind} className="w-full" aria-labelledby={`templates-${kind}`}>
          <h2 id={`templates-${kind}`} className="mb-3 text-fs-4">
            {t(`kind.${kind}`)}
          </h2>
          <ul className="grid gap-2">
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
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 rounded-sheet border border-line bg-sheet px-5 py-4 max-sm:grid-cols-1">
      <div>
        <h3 className="font-semibold font-text text-fs-7 leading-[1.3] tracking-normal">
          {name[shown]}{' '}
          <small className="ml-1.5 font-normal text-fs-9 text-ink-2">
            {t(isChanged ? 'changed' : isBuiltIn ? 'builtIn' : 'own')}
          </small>
        </h3>
        <p
          lang={shown}
          className="wrap-anywhere mt-1 line-clamp-3 whitespace-pre-line text-fs-8 text-ink-2 leading-[1.45]"
        >
          {text[shown]}
        </p>
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

function ScreenSkeletons() {
  const { t } = useTranslation('message-templates');
  return (
    <Skeletons label={t('loading')}>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-4 h-24 w-full" />
      <Skeleton className="mt-3 h-24 w-full" />
    </Skeletons>
  );
}
