import type { HelpArticle, HelpRole } from '@stellenvisite/contract/content/help-articles.schema';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { useSlashKey } from '../../../ui/use-slash-key.ts';
import { findHelp } from '../../support/help/find-help.ts';
import { helpPath } from '../../support/help/help-path.ts';

const FROM_LETTERS = 2;
const SUGGESTED = 5;

/** Proposes questions while one types; sent, it lists them, also without script. */
export function HelpSearch({ role, q }: { role: HelpRole; q: string }) {
  const { t, i18n } = useTranslation('help-articles');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input, () => input.current?.focus());
  return (
    <search className="help-bar" aria-label={t('search')}>
      <MarkerStroke />
      <Form className="wrap help-form" action="/hilfe">
        {role === 'employer' && <input type="hidden" name="rolle" value="arbeitgeber" />}
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
        <label className="sf">
          <span className="sf-label">{t('question')}</span>
          <Combobox
            look="row"
            name="q"
            inputRef={input}
            defaultValue={q}
            maxLength={120}
            placeholder={t('placeholder')}
            aria-label={t('question')}
            loadOptions={async (words, signal) =>
              words.trim().length < FROM_LETTERS
                ? []
                : toOptions(await findHelp({ role, q: words, language: i18n.language, signal }), t)
            }
            onSelect={({ value }) => void navigate(`${helpPath(role)}#${value}`)}
          />
        </label>
        <Button type="submit" className="sgo" icon={<Search size={22} />}>
          <span className="max-md:sr-only">{t('search')}</span>
        </Button>
      </Form>
    </search>
  );
}

const toOptions = (items: readonly HelpArticle[], t: (key: string) => string) =>
  items
    .slice(0, SUGGESTED)
    .map(({ slug, title, section }) => ({ value: slug, label: title, note: t(`section.${section}`) }));
