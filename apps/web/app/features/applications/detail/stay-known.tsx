import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { STAY_KNOWN_MONTHS } from '@stellenvisite/contract/stay-known';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

/** The employer's question whether it may keep the application, and the answer, which can be changed at any time. */
export function StayKnown({ application: { id, stayKnown, job } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending } = $api.useMutation('put', '/api/applications/{id}/stay-known', {
    onSuccess: () => client.invalidateQueries({ queryKey: ['get', '/api/applications/{id}'] }),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  if (!stayKnown) return null;
  const { knownUntil, answeredAt } = stayKnown;
  const answer = (agrees: boolean) => mutate({ params: { path: { id } }, body: { agrees } });
  const employer = job.employer.name;
  return (
    <section aria-labelledby="stay-known">
      <h3 id="stay-known">{t('stayKnown.title')}</h3>
      <p>
        {knownUntil
          ? t('stayKnown.agreed', { employer, date: formatDate(knownUntil) })
          : t(answeredAt ? 'stayKnown.declined' : 'stayKnown.question', { employer, months: STAY_KNOWN_MONTHS })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!knownUntil && (
          <Button variant="secondary" size="s" loading={isPending} onClick={() => answer(true)}>
            {t('stayKnown.agree')}
          </Button>
        )}
        {(knownUntil || !answeredAt) && (
          <Button variant="secondary" size="s" loading={isPending} onClick={() => answer(false)}>
            {t(knownUntil ? 'stayKnown.revoke' : 'stayKnown.decline')}
          </Button>
        )}
      </div>
    </section>
  );
}
