import { DEFAULT_FEED_INTERVAL, FEED_INTERVALS, type FeedInterval } from '@stellenvisite/contract/feeds/feeds';
import { changeFeedSchema, type Feed } from '@stellenvisite/contract/feeds/feeds.schema';
import { Controller } from 'react-hook-form';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm, type ZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useFeedWords } from '../use-feed-words.ts';

export type ScheduleValues = { name: string; interval: FeedInterval; dailyAt: number; publishNew: boolean };

const scheduleSchema = changeFeedSchema
  .pick({ name: true, interval: true, dailyAt: true, publishNew: true })
  .required();

/** Returns the settings of a feed as form values, with its interval rounded up to one that can be chosen. */
function toScheduleValues({
  name,
  interval,
  dailyAt,
  publishNew,
}: Pick<Feed, 'name' | 'interval' | 'dailyAt' | 'publishNew'>): ScheduleValues {
  const chosen = FEED_INTERVALS.find((each) => each >= interval) ?? DEFAULT_FEED_INTERVAL;
  return { name, interval: chosen, dailyAt, publishNew };
}

const DAY_MINUTES = 1440;
const CLOCK = /^(\d{2}):(\d{2})$/;

type ScheduleFieldsProps = { feed: Pick<Feed, 'source'>; form: ZodForm<ScheduleValues> };

/** Returns the form of what a feed is called and how often it is fetched. */
export function useScheduleForm(feed: Feed, onSubmit: (values: ScheduleValues) => unknown): ZodForm<ScheduleValues> {
  const { t } = useFeedWords();
  return useZodForm<ScheduleValues>({
    schema: scheduleSchema,
    defaultValues: toScheduleValues(feed),
    fields: ['name'],
    errorText: () => t('schedule.nameMissing'),
    onSubmit,
  });
}

/** Shows the fields for the name of a feed and its interval. Uploaded or pasted feeds have no schedule. */
export function ScheduleFields({ feed, form }: ScheduleFieldsProps) {
  const { t, timeOfDay } = useFeedWords();
  return (
    <div className="grid grid-cols-3 gap-4 pb-5 px-5 max-md:px-gutter max-md:grid-cols-1">
      <Field label={t('schedule.name')} {...form.field('name')}>
        <TextInput {...form.register('name')} maxLength={120} />
      </Field>
      {feed.source === 'url' && (
        <Field label={t('schedule.fetch')}>
          <Select
            {...form.register('interval', { valueAsNumber: true })}
            options={FEED_INTERVALS.map((each) => ({ value: String(each), label: t(`schedule.every.${each}`) }))}
          />
        </Field>
      )}
      {feed.source === 'url' && form.watch('interval') === DAY_MINUTES && (
        <Field label={t('schedule.at')} help={t('schedule.atHelp')}>
          <Controller
            control={form.control}
            name="dailyAt"
            render={({ field }) => (
              <TextInput
                type="time"
                value={timeOfDay(field.value)}
                onChange={(event) => {
                  const [, hours, minutes] = CLOCK.exec(event.target.value) ?? [];
                  if (hours && minutes) field.onChange(Number(hours) * 60 + Number(minutes));
                }}
              />
            )}
          />
        </Field>
      )}
      {feed.source === 'url' && (
        <Field label={t('schedule.newJobs')}>
          <Controller
            control={form.control}
            name="publishNew"
            render={({ field }) => (
              <Select
                value={field.value ? 'publish' : 'draft'}
                onChange={(event) => field.onChange(event.target.value === 'publish')}
                options={(['publish', 'draft'] as const).map((value) => ({ value, label: t(`schedule.new.${value}`) }))}
              />
            )}
          />
        </Field>
      )}
    </div>
  );
}
