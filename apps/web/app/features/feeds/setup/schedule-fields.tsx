import { DEFAULT_FEED_INTERVAL, FEED_INTERVALS, type FeedInterval } from '@stellenvisite/contract/feeds';
import type { Feed } from '@stellenvisite/contract/feeds.schema';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFeedWords } from '../use-feed-words.ts';

export type ScheduleValues = { name: string; interval: FeedInterval; dailyAt: number; publishNew: boolean };

/** What a feed is set to, its interval as one that can be chosen. */
export function toScheduleValues({
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

type ScheduleFieldsProps = {
  feed: Pick<Feed, 'source'>;
  values: ScheduleValues;
  onChange: (values: ScheduleValues) => void;
  isNameless: boolean;
};

/** What the feed is called and how often it is fetched. What was uploaded or pasted has no schedule. */
export function ScheduleFields({ feed, values, onChange, isNameless }: ScheduleFieldsProps) {
  const { t, timeOfDay } = useFeedWords();
  const { name, interval, dailyAt } = values;
  return (
    <div className="fs-settings">
      <Field
        label={t('schedule.name')}
        error={isNameless ? <span role="alert">{t('schedule.nameMissing')}</span> : undefined}
      >
        <TextInput
          maxLength={120}
          value={name}
          onChange={(event) => onChange({ ...values, name: event.target.value })}
        />
      </Field>
      {feed.source === 'url' && (
        <Field label={t('schedule.fetch')}>
          <Select
            value={String(interval)}
            onChange={(event) => {
              const chosen = FEED_INTERVALS.find((each) => String(each) === event.target.value);
              if (chosen) onChange({ ...values, interval: chosen });
            }}
            options={FEED_INTERVALS.map((each) => ({ value: String(each), label: t(`schedule.every.${each}`) }))}
          />
        </Field>
      )}
      {feed.source === 'url' && interval === DAY_MINUTES && (
        <Field label={t('schedule.at')} help={t('schedule.atHelp')}>
          <TextInput
            type="time"
            value={timeOfDay(dailyAt)}
            onChange={(event) => {
              const [, hours, minutes] = CLOCK.exec(event.target.value) ?? [];
              if (hours && minutes) onChange({ ...values, dailyAt: Number(hours) * 60 + Number(minutes) });
            }}
          />
        </Field>
      )}
      {feed.source === 'url' && (
        <Field label={t('schedule.newJobs')}>
          <Select
            value={values.publishNew ? 'publish' : 'draft'}
            onChange={(event) => onChange({ ...values, publishNew: event.target.value === 'publish' })}
            options={(['publish', 'draft'] as const).map((value) => ({ value, label: t(`schedule.new.${value}`) }))}
          />
        </Field>
      )}
    </div>
  );
}
