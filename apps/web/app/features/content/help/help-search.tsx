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
    <search
      className="relative py-6 bg-sheet border-b border-b-line max-[48rem]:[&_.pen]:w-[calc(100%_+_2.5rem)] max-[48rem]:overflow-x-clip"
      aria-label={t('search')}
    >
      <MarkerStroke />
      <Form
        className="wrap relative grid grid-cols-[minmax(0,1fr)_12rem] [&_.sf_input]:text-[1.375rem] max-[48rem]:grid-cols-[minmax(0,1fr)_4rem] max-[48rem]:[&_.sf_input]:text-[1.125rem]"
        action="/hilfe"
      >
        {role === 'employer' && <input type="hidden" name="rolle" value="arbeitgeber" />}
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
        <label className="sf h-18 rounded-l-control rounded-r-none max-[48rem]:h-16">
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
        <Button
          type="submit"
          className="sgo h-18 rounded-l-none rounded-r-control text-[1.125rem] max-[48rem]:h-16 max-[48rem]:p-0"
          icon={<Search size={22} />}
        >
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
