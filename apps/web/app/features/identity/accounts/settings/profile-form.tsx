import { ACADEMIC_TITLES } from '@stellenvisite/contract/identity/accounts';
import {
  type Account,
  academicTitleSchema,
  companyNameSchema,
  nameSchema,
} from '@stellenvisite/contract/identity/accounts.schema';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import { languageSchema } from '@stellenvisite/contract/platform/languages.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { UnsavedGuard } from '../../../../ui/forms/unsaved-guard.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { Panel } from './export-panel.tsx';

const formSchema = z.object({
  fullName: nameSchema,
  academicTitle: academicTitleSchema.or(z.literal('')),
  companyName: companyNameSchema.or(z.literal('')),
  language: languageSchema,
});
type Values = z.infer<typeof formSchema>;
const employerFormSchema = formSchema.extend({ companyName: companyNameSchema });

const valuesOf = (account: Account): Values => ({
  fullName: account.fullName,
  academicTitle: account.academicTitle ?? '',
  companyName: account.companyName ?? '',
  language: account.language,
});

type ProfileFormProps = { account: Account; onSaved: () => Promise<unknown> };

export function ProfileForm({ account, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const change = $api.useMutation('patch', '/api/account');
  const isEmployer = account.role === 'employer';
  const form = useZodForm<Values>({
    schema: isEmployer ? employerFormSchema : formSchema,
    defaultValues: valuesOf(account),
    fields: ['fullName', 'academicTitle', 'companyName', 'language'],
    errorText: (name) => t(`profile.error.${name}`),
    onSubmit: async ({ companyName, academicTitle, ...rest }) => {
      const body = { ...rest, academicTitle: academicTitle || null, ...(isEmployer && { companyName }) };
      const isSaved = await change.mutateAsync({ body }).then(
        () => true,
        () => false,
      );
      if (!isSaved) return;
      form.reset({ ...rest, academicTitle, companyName });
      await onSaved();
      void toast(t('profile.saved'), { tone: 'good' });
    },
  });
  const { isSubmitting, isDirty } = form.formState;

  return (
    <form onSubmit={form.submit} noValidate>
      <Panel title={t('profile.person.title')} text={t('profile.person.text')}>
        <ErrorSummary {...form.summary} failure={change.error && errorText(change.error)} />
        <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <Field label={t('profile.academicTitle')} {...form.field('academicTitle')}>
            <Select
              {...form.register('academicTitle')}
              options={[
                { value: '', label: t('profile.noTitle') },
                ...ACADEMIC_TITLES.map((title) => ({ value: title, label: title })),
              ]}
            />
          </Field>
          <Field label={t('profile.fullName')} required {...form.field('fullName')}>
            <TextInput {...form.register('fullName')} autoComplete="name" maxLength={120} />
          </Field>
        </div>
        {isEmployer && (
          <Field
            label={t('profile.companyName')}
            required
            help={t('profile.companyHelp')}
            {...form.field('companyName')}
          >
            <TextInput {...form.register('companyName')} autoComplete="organization" maxLength={160} />
          </Field>
        )}
        <Field
          label={t('profile.language')}
          help={t('profile.languageHelp')}
          {...form.field('language')}
          className="sm:max-w-xs"
        >
          <Select
            {...form.register('language')}
            options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isSubmitting}>
            {t('save')}
          </Button>
          {isDirty && !isSubmitting && (
            <Button variant="ghost" onClick={() => form.reset()}>
              {t('discard')}
            </Button>
          )}
        </div>
      </Panel>
      <UnsavedGuard when={isDirty && !isSubmitting} />
    </form>
  );
}
