import { zodResolver } from '@hookform/resolvers/zod';
import { ACADEMIC_TITLES } from '@stellenvisite/contract/accounts';
import {
  type Account,
  academicTitleSchema,
  companyNameSchema,
  nameSchema,
} from '@stellenvisite/contract/accounts.schema';
import { LANGUAGES } from '@stellenvisite/contract/languages';
import { languageSchema } from '@stellenvisite/contract/languages.schema';
import { z } from '@stellenvisite/contract/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { Panel } from './panel.tsx';

const formSchema = z.object({
  fullName: nameSchema,
  academicTitle: academicTitleSchema.or(z.literal('')),
  companyName: companyNameSchema.or(z.literal('')),
  language: languageSchema,
});
type Values = z.infer<typeof formSchema>;
const FIELDS = ['fullName', 'academicTitle', 'companyName', 'language'] as const;

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
  const form = useForm<Values>({
    resolver: zodResolver(isEmployer ? formSchema.extend({ companyName: companyNameSchema }) : formSchema),
    defaultValues: valuesOf(account),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  const problems = FIELDS.filter((name) => errors[name]).map((name) => ({
    field: `profile-${name}`,
    text: t(`profile.error.${name}`),
  }));
  const errorOf = (name: (typeof FIELDS)[number]) => errors[name] && t(`profile.error.${name}`);

  const save = form.handleSubmit(async ({ companyName, academicTitle, ...rest }) => {
    const body = { ...rest, academicTitle: academicTitle || null, ...(isEmployer && { companyName }) };
    const isSaved = await change.mutateAsync({ body }).then(
      () => true,
      () => false,
    );
    if (!isSaved) return;
    form.reset({ ...rest, academicTitle, companyName });
    await onSaved();
    void toast(t('profile.saved'), { tone: 'good' });
  });

  return (
    <form onSubmit={save} noValidate>
      <Panel title={t('profile.person.title')} text={t('profile.person.text')}>
        <ErrorSummary problems={problems} failure={change.error && errorText(change.error)} attempt={submitCount} />
        <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <Field label={t('profile.academicTitle')} id="profile-academicTitle" error={errorOf('academicTitle')}>
            <Select
              {...form.register('academicTitle')}
              options={[
                { value: '', label: t('profile.noTitle') },
                ...ACADEMIC_TITLES.map((title) => ({ value: title, label: title })),
              ]}
            />
          </Field>
          <Field label={t('profile.fullName')} id="profile-fullName" required error={errorOf('fullName')}>
            <TextInput {...form.register('fullName')} autoComplete="name" maxLength={120} />
          </Field>
        </div>
        {isEmployer && (
          <Field
            label={t('profile.companyName')}
            id="profile-companyName"
            required
            help={t('profile.companyHelp')}
            error={errorOf('companyName')}
          >
            <TextInput {...form.register('companyName')} autoComplete="organization" maxLength={160} />
          </Field>
        )}
        <Field
          label={t('profile.language')}
          id="profile-language"
          help={t('profile.languageHelp')}
          error={errorOf('language')}
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
