import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';

/** An administrator has closed the pool for this employer; the refusal carries the reason. */
export function AccessClosed({ error }: { error: unknown }) {
  const { t } = useTranslation('talent-pool', { keyPrefix: 'accessClosed' });
  const refused = problemSchema.safeParse(error);
  const reason = refused.data?.errors?.[0]?.message;
  return (
    <div className="grid max-w-[44rem] justify-items-start gap-4 p-6">
      <h1 className="font-display text-fs-2 font-semibold">{t('title')}</h1>
      <Note tone="warn">
        <p>{t('told')}</p>
        <p className="mt-1 whitespace-pre-line font-semibold">{reason}</p>
      </Note>
      <p>{t('contact')}</p>
      <LinkButton to="/kontakt" variant="secondary">
        {t('write')}
      </LinkButton>
    </div>
  );
}
