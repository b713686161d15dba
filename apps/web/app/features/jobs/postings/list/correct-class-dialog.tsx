import type { Choice, ClassChoices } from '@stellenvisite/contract/jobs/occupations.schema';
import {
  type CorrectJobClass,
  correctJobClassSchema,
  type JobClassView,
  type OwnJob,
} from '@stellenvisite/contract/jobs/own-jobs.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { Check, CircleHelp, PenLine, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { optimisticUpdate } from '../../../../api/optimistic-update.ts';
import { $publicApi } from '../../../../api/public-queries.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { useZodForm, type ZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { JobTitle } from '../../display/job-title.tsx';
import { useSpecialtyOptions } from '../../display/use-specialty-options.ts';

type OccupationChoice = ClassChoices['occupations'][number];

const fold = (text: string) => text.trim().toLocaleLowerCase('de');

const LOOKS = {
  sure: { icon: Check, kind: 'good' },
  likely: { icon: CircleHelp, kind: 'neutral' },
  unsure: { icon: TriangleAlert, kind: 'warn' },
} as const;

const OWN_JOBS = ['get', '/api/employer/jobs'] as const;

type OwnJobs = { items: OwnJob[] };

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => null)
    .or(schema);

/** Checks the class; the occupation is typed and has to be one of the list. */
const formSchema = (occupations: readonly OccupationChoice[]) => {
  const { level, specialty, department } = correctJobClassSchema.shape;
  return z.object({
    occupation: z.string().transform((typed, { addIssue }): string | null => {
      const found = findChoice(occupations, typed);
      if (typed.trim() !== '' && !found) addIssue({ code: 'custom', message: 'unknown' });
      return found?.key ?? null;
    }),
    level: orNone(level),
    specialty: orNone(specialty),
    department: orNone(department),
  });
};

type ClassValues = z.input<ReturnType<typeof formSchema>>;

type CorrectClassDialogProps = { job: OwnJob; onClose: () => void };

export function CorrectClassDialog({ job, onClose }: CorrectClassDialogProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const choices = $publicApi.useQuery('get', '/api/occupations');
  const { save, reset } = useCorrectClass(job, choices.data);
  const isBusy = save.isPending || reset.isPending;
  const params = { path: { id: job.id } };
  const finish = (text: string) => {
    onClose();
    void toast(text, { tone: 'good' });
  };
  const form = useZodForm({
    schema: formSchema(choices.data?.occupations ?? []),
    defaultValues: {
      occupation: job.class?.occupation?.label ?? '',
      level: job.class?.level?.key ?? '',
      specialty: job.class?.specialty ?? '',
      department: job.class?.department?.key ?? '',
    },
    fields: ['occupation', 'level', 'specialty', 'department'],
    errorText: () => t('dialog.occupationError'),
    onSubmit: (body) =>
      isBusy ||
      save.mutateAsync({ params, body }).then(
        () => finish(t('dialog.saved')),
        () => undefined,
      ),
  });
  const onReset = () => {
    if (!isBusy) reset.mutate({ params }, { onSuccess: () => finish(t('dialog.resetDone')) });
  };
  const failure = save.error ?? reset.error ?? choices.error;

  return (
    <FormDialog
      wide
      title={t('dialog.title')}
      form={form}
      action={t('dialog.save')}
      cancel={t('dialog.cancel')}
      isDisabled={!choices.data}
      failure={failure && errorText(failure)}
      onClose={onClose}
      note={
        job.class?.isCorrected && (
          <Button variant="ghost" className="md:mr-auto" loading={reset.isPending} onClick={onReset}>
            {t('dialog.reset')}
          </Button>
        )
      }
    >
      <div>
        <p className="font-display text-fs-5 font-semibold" lang="de">
          <JobTitle title={job.title} />
        </p>
        {job.class && (
          <div className="mt-2 text-fs-8">
            <ClassCell read={job.class} />
          </div>
        )}
      </div>
      {choices.data ? <ClassFields form={form} choices={choices.data} /> : <Skeleton className="h-80 w-full" />}
    </FormDialog>
  );
}

/** Corrects how a job is understood, or goes back to how it was read. The list shows a correction at once. */
function useCorrectClass(job: OwnJob, choices: ClassChoices | undefined) {
  const save = $api.useMutation(
    'put',
    '/api/employer/jobs/{id}/class',
    optimisticUpdate<OwnJobs, { body: CorrectJobClass }>(OWN_JOBS, (list, { body }) => ({
      ...list,
      items: list.items.map((each) => (each.id === job.id ? { ...each, class: toView(body, choices) } : each)),
    })),
  );
  const reset = $api.useMutation('delete', '/api/employer/jobs/{id}/class', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: OWN_JOBS }),
  });
  return { save, reset };
}

/** The correction as the list shows it optimistically, until the server answers. */
function toView({ occupation, level, specialty, department }: CorrectJobClass, choices?: ClassChoices): JobClassView {
  const choice = (key: string | null, list: readonly Choice[] = []) => list.find((each) => each.key === key) ?? null;
  return {
    occupation: choice(occupation, choices?.occupations),
    level: choice(level, choices?.levels),
    specialty,
    department: choice(department, choices?.departments),
    certainty: 'sure',
    reason: '',
    isCorrected: true,
  };
}

/** How a job is understood, how sure that is, and by which words. */
function ClassCell({ read }: { read: JobClassView }) {
  const { t } = useTranslation('own-jobs');
  const { t: fields } = useTranslation('job-fields');
  const { occupation, level, specialty, department } = read;
  // „Oberarzt“ is an occupation and a level, „Psychiatrie“ a specialty and a department: once is enough.
  const parts = [level?.label, specialty && fields(`specialty.${specialty}`), department?.label];
  const details = [...new Set(parts)].filter((part) => part && part !== occupation?.label);
  return (
    <>
      <b>{occupation?.label ?? t('noOccupation')}</b>
      {details.length > 0 && <small className="block">{details.join(' · ')}</small>}
      <span className="mt-2 block">
        <CertaintyBadge read={read} />
      </span>
      {!read.isCorrected && <small className="block">{read.reason}</small>}
    </>
  );
}

function CertaintyBadge({ read: { certainty, isCorrected } }: { read: JobClassView }) {
  const { t } = useTranslation('own-jobs');
  if (isCorrected)
    return (
      <Badge kind="info" icon={<PenLine size={16} />}>
        {t('corrected')}
      </Badge>
    );
  const { icon: Icon, kind } = LOOKS[certainty];
  return (
    <Badge kind={kind} icon={<Icon size={16} />}>
      {t(`certainty.${certainty}`)}
    </Badge>
  );
}

function ClassFields({ form, choices }: { form: ZodForm<ClassValues, CorrectJobClass>; choices: ClassChoices }) {
  const { t } = useTranslation('own-jobs');
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const specialties = useSpecialtyOptions();
  const none = { value: '', label: t('dialog.none') };
  const options = (list: readonly Choice[]) => [none, ...list.map(({ key, label }) => ({ value: key, label }))];
  const occupation = form.field('occupation');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('dialog.occupation')} help={t('dialog.occupationHelp')} className="sm:col-span-2" {...occupation}>
        <Combobox
          name="occupation"
          emptyText={ui('select.none')}
          defaultValue={form.getValues('occupation')}
          maxLength={120}
          // The list would lie over what went wrong.
          openOnFocus={!occupation.error}
          onTextChange={(text) => form.setValue('occupation', text, { shouldValidate: form.formState.isSubmitted })}
          loadOptions={(query) =>
            matchOccupations(choices.occupations, query).map(({ key, label, category }) => ({
              value: key,
              label,
              group: fields(`category.${category}`),
            }))
          }
        />
      </Field>
      <Field label={t('dialog.level')} {...form.field('level')}>
        <Select {...form.register('level')} options={options(choices.levels)} />
      </Field>
      <Field label={t('dialog.specialty')} {...form.field('specialty')}>
        <Select {...form.register('specialty')} options={[none, ...specialties]} />
      </Field>
      <Field label={t('dialog.department')} className="sm:col-span-2" {...form.field('department')}>
        <Select {...form.register('department')} options={options(choices.departments)} />
      </Field>
    </div>
  );
}

/** Those whose name holds what was typed, or all, each category together. */
export function matchOccupations(choices: readonly OccupationChoice[], typed: string): OccupationChoice[] {
  const wanted = fold(typed);
  // A field that already holds a choice offers the others too.
  const found = findChoice(choices, typed) ? choices : choices.filter(({ label }) => fold(label).includes(wanted));
  return [...Map.groupBy(found, ({ category }) => category).values()].flat();
}

export function findChoice(choices: readonly OccupationChoice[], typed: string): OccupationChoice | undefined {
  return choices.find(({ label }) => fold(label) === fold(typed));
}
