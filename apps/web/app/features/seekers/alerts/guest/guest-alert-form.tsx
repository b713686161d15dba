import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/jobs/places';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useFetcher, useNavigation } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { listCriteria } from '../shared/search-summary.ts';
import { useAlertWords } from '../shared/use-alert-words.ts';
import { AddressField, AlertConsent, OccupationField, PlaceField, type Suggest } from './alert-fields.tsx';
import {
  ALERT_PAGE,
  type AlertAnswer,
  type AlertRequest,
  GUEST_FREQUENCIES,
  readForm,
  toSearch,
} from './alert-request.ts';

type GuestAlertFormProps = {
  /** The request of the address, or the one that was refused. */
  request: AlertRequest;
  total: number | null;
  answer: Exclude<AlertAnswer, { status: 'sent' }> | undefined;
  suggest: Suggest;
};

export function GuestAlertForm({ request, total, answer, suggest }: GuestAlertFormProps) {
  const { t } = useTranslation('job-alerts');
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const counted = useCount(request, total);
  const problems = answer?.status === 'invalid' ? answer : null;
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);
  return (
    <Form ref={form} className="mt-6 grid gap-5" method="post" action={ALERT_PAGE} noValidate onBlur={counted.onBlur}>
      {answer && answer.status !== 'invalid' && (
        <Note tone="warn" role="alert">
          {t(`page.${answer.status}`)}
        </Note>
      )}
      <OccupationField
        suggest={suggest}
        defaultValue={request.q}
        error={problems?.criteria ? t('page.noCriteria') : false}
      />
      <div className="grid grid-cols-[1.5fr_1fr] gap-3">
        <PlaceField suggest={suggest} defaultValue={request.location} />
        <Field label={t('page.radius')}>
          <Select
            name="radius"
            defaultValue={request.radius || DEFAULT_RADIUS_KM}
            options={RADII_KM.map((km) => ({ value: String(km), label: t('page.km', { km }) }))}
          />
        </Field>
      </div>
      <input type="hidden" name="criteria" value={request.criteria} />
      <Wishes request={request} />
      <RadioGroup
        name="frequency"
        legend={t('dialog.frequency')}
        className="[&>div]:grid-cols-2 max-[22rem]:[&>div]:grid-cols-1"
        layout="cards"
        defaultValue={request.frequency}
        options={GUEST_FREQUENCIES.map((value) => ({
          value,
          label: <b>{t(`frequency.${value}.name`)}</b>,
          help: t(`page.when.${value}`),
        }))}
      />
      <AddressField defaultValue={request.email} error={problems?.email ? t(`page.email.${problems.email}`) : false} />
      <Button type="submit" size="l" wide loading={state === 'submitting'}>
        {t('dialog.submit')}
      </Button>
      <AlertConsent
        text={[counted.total === null ? '' : t('page.now', { count: counted.total }), t('page.consent')]
          .join(' ')
          .trim()}
      />
    </Form>
  );
}

/** Shows the criteria of a search that have no field here; each can be left out. */
function Wishes({ request }: { request: AlertRequest }) {
  const { t } = useTranslation('job-alerts');
  const criteria = listCriteria(request.criteria, useAlertWords());
  if (criteria.length === 0) return null;
  return (
    <section aria-labelledby="alert-wishes">
      <p className="fld-label mb-1.5 flex justify-between gap-3">
        <span id="alert-wishes">{t('page.wishes')}</span>
        <i className="font-normal text-fs-8 text-ink-2 not-italic">{t('page.fromSearch')}</i>
      </p>
      <div className="flex flex-wrap gap-1.5">
        {criteria.map(({ label, without }) => (
          <Chip key={label} to={`${ALERT_PAGE}?${toSearch({ ...request, criteria: without })}`}>
            {label}
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** Counts the jobs that meet what is typed, whenever a field is left or chosen from. */
function useCount(request: AlertRequest, total: number | null) {
  const fetcher = useFetcher<{ total: number | null }>();
  const counted = useRef(total === null ? '' : toSearch(request));
  const count = (search: string) => {
    if (search === counted.current) return;
    counted.current = search;
    void fetcher.load(`${ALERT_PAGE}?${search}`);
  };
  // A request that was refused comes without its count: the address of the page does not hold it.
  const countRefused = useEffectEvent(() => total === null && count(toSearch(request)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused request is counted once
  useEffect(() => void countRefused(), [request]);
  const onBlur = ({ currentTarget }: FocusEvent<HTMLFormElement>) =>
    count(toSearch(readForm(new FormData(currentTarget))));
  return { total: fetcher.data ? fetcher.data.total : total, onBlur };
}
