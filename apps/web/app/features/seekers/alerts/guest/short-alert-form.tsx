import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { AddressField, AlertConsent, OccupationField, PlaceField, type Suggest } from './alert-fields.tsx';
import { ALERT_PAGE, GUEST_FREQUENCIES } from './alert-request.ts';

/** Renders the alert of other pages: occupation, place and address. The page of the alert answers, and corrects what is missing. */
export function ShortAlertForm({ suggest }: { suggest: Suggest }) {
  const { t } = useTranslation('job-alerts');
  const { state, formAction } = useNavigation();
  return (
    <Form className="grid grid-cols-2 gap-4 max-sm:grid-cols-1" method="post" action={ALERT_PAGE} noValidate>
      <input type="hidden" name="radius" value={DEFAULT_RADIUS_KM} />
      <OccupationField suggest={suggest} />
      <PlaceField suggest={suggest} />
      <AddressField className="col-span-full" />
      <RadioGroup
        className="col-span-full [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-6"
        name="frequency"
        legend={t('dialog.frequency')}
        hideLegend
        defaultValue={GUEST_FREQUENCIES[0]}
        options={GUEST_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}.when`) }))}
      />
      <Button
        type="submit"
        variant="marker"
        className="col-span-full min-h-14"
        loading={state !== 'idle' && formAction === ALERT_PAGE}
      >
        {t('dialog.submit')}
      </Button>
      <div className="col-span-full">
        <AlertConsent text={t('page.mailFirst')} />
        <p className="mt-2 text-fs-8 text-ink-2 leading-[1.5]">
          {t('page.newsletter')}{' '}
          <Link className="link" to="/newsletter">
            {t('page.toNewsletter')}
          </Link>
        </p>
      </div>
    </Form>
  );
}
