import {
  type DescribeArticlePicture,
  describeArticlePictureSchema,
} from '@stellenvisite/contract/article-pictures.schema';
import { ALT_LENGTH } from '@stellenvisite/contract/employer-media';
import { LANGUAGES, type Language } from '@stellenvisite/contract/languages';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

type PictureFieldsProps = {
  initial: DescribeArticlePicture;
  submit: string;
  isPending: boolean;
  onSubmit: (values: DescribeArticlePicture) => void;
};

/** What is to be seen, in both languages; without it no picture is taken. */
export function PictureFields({ initial, submit, isPending, onSubmit }: PictureFieldsProps) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'pictures' });
  const [values, setValues] = useState(initial);
  const [isSent, setSent] = useState(false);
  const parsed = describeArticlePictureSchema.safeParse(values);
  const isAltWrong = (language: Language) =>
    isSent && !parsed.success && parsed.error.issues.some(({ path }) => path[0] === 'alt' && path[1] === language);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (parsed.success) onSubmit(parsed.data);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={send} aria-label={submit}>
      {LANGUAGES.map((language) => (
        <div key={language} className="grid gap-4 md:grid-cols-2">
          <Field
            label={t(`alt.${language}`)}
            help={t('altHelp')}
            error={isAltWrong(language) ? t('altWrong', { min: ALT_LENGTH.min }) : undefined}
            required
          >
            <TextInput
              maxLength={ALT_LENGTH.max}
              value={values.alt[language]}
              onChange={(event) => setValues({ ...values, alt: { ...values.alt, [language]: event.target.value } })}
            />
          </Field>
          <Field label={t(`caption.${language}`)} hint={t('optional')}>
            <TextInput
              maxLength={200}
              value={values.caption[language]}
              onChange={(event) =>
                setValues({ ...values, caption: { ...values.caption, [language]: event.target.value } })
              }
            />
          </Field>
        </div>
      ))}
      <Checkbox
        label={t('cover')}
        help={t('coverHelp')}
        checked={values.isCover}
        onChange={(event) => setValues({ ...values, isCover: event.target.checked })}
      />
      <Button type="submit" className="justify-self-start" loading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
