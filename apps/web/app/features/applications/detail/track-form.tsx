import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  canMove,
  INTERVIEW_MINUTES,
} from '@stellenvisite/contract/applications/applications';
import {
  type ApplicationDetail,
  moveApplicationSchema,
} from '@stellenvisite/contract/applications/applications.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useReadAgain } from '../shared/application-queries.ts';

type TrackFormProps = { application: ApplicationDetail; onOvertaken: () => void };

/** An interview that is agreed can only be given another date, so that it needs one. */
const trackSchema = (isNewDate: boolean) =>
  z
    .object({ status: moveApplicationSchema.shape.status, at: z.string() })
    .refine(({ status, at }) => status !== 'interview' || at !== '' || !isNewDate, { path: ['at'] });

/** Of what was sent elsewhere only the person knows how it went. */
export function TrackForm({ application, onOvertaken }: TrackFormProps) {
  const { t } = useTranslation('applications');
  const track = useTrack(application, onOvertaken);
  const isNewDate = application.status === 'interview';
  const form = useZodForm({
    schema: trackSchema(isNewDate),
    defaultValues: { at: '' },
    fields: ['status', 'at'],
    errorText: (name) => t(name === 'at' ? 'detail.track.dateMissing' : 'detail.track.choose'),
    onSubmit: async ({ status, at }) => {
      if (await track(status, status === 'interview' ? at : '')) form.resetField('status');
    },
  });
  return (
    <section aria-labelledby="application-track">
      <h3 id="application-track">{t('detail.track.title')}</h3>
      <form className="grid gap-3" onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} />
        <div className="flex flex-wrap items-end gap-3">
          <Field className="flex-[1_1_12rem]" label={t('detail.track.status')} {...form.field('status')}>
            <Select
              {...form.register('status')}
              options={[
                { value: '', label: t('detail.track.choose') },
                ...choicesOf(application).map((value) => ({ value, label: t(`status.${value}`) })),
              ]}
            />
          </Field>
          {form.watch('status') === 'interview' && (
            <Field
              className="flex-[1_1_12rem]"
              label={t('detail.track.date')}
              hint={!isNewDate && t('detail.track.optional')}
              required={isNewDate}
              {...form.field('at')}
            >
              <TextInput type="datetime-local" {...form.register('at')} />
            </Field>
          )}
          <Button type="submit" variant="secondary" loading={form.formState.isSubmitting}>
            {t('detail.track.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Returns the next statuses; an agreed interview can be rescheduled. Withdrawing has a separate confirmation. */
function choicesOf({ status: from }: ApplicationDetail): ApplicationStatus[] {
  const next = APPLICATION_STATUSES.filter((to) => to !== 'withdrawn' && canMove('tracker', from, to));
  return from === 'interview' ? ['interview', ...next] : next;
}

const OVERTAKEN: ReadonlySet<string> = new Set(['application.version_stale', 'application.move_refused']);

/** Resolves with whether the new status is saved. */
function useTrack({ id, version }: ApplicationDetail, onOvertaken: () => void) {
  const { t } = useTranslation('applications');
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  return async (status: ApplicationStatus, at: string): Promise<boolean> => {
    const interview = at && { at: new Date(at).toISOString(), minutes: INTERVIEW_MINUTES.default, place: '', note: '' };
    try {
      const body = { status, version, interview: interview || null };
      await dataOf(api.PATCH('/api/applications/{id}', { params: { path: { id } }, body }));
      await readAgain();
      void toast(t('detail.track.done'), { tone: 'good' });
      return true;
    } catch (error) {
      if (!OVERTAKEN.has(problemCodeOf(error))) {
        void toast(errorText(error), { tone: 'bad' });
        return false;
      }
      await readAgain();
      onOvertaken();
      return false;
    }
  };
}
