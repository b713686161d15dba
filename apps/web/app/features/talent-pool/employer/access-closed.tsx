import { problemSchema } from '@stellenvisite/contract/platform/problems.schema';
import type { TalentPreview } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { PreviewCounts, PreviewExamples } from '../preview/pool-preview.tsx';

/** The employer is not verified: it sees what visitors see. */
export function AccessUnverified({ preview }: { preview: TalentPreview | undefined }) {
  const { t } = useTranslation('talent-pool', { keyPrefix: 'notVerified' });
  return (
    <>
      <div className="grid max-w-[44rem] justify-items-start gap-4 p-6">
        <h1 className="font-display text-fs-2 font-semibold">{t('title')}</h1>
        <p>{t('text')}</p>
        <LinkButton to="/employer-dashboard/profil/verifizierung">{t('verify')}</LinkButton>
        {preview && <PreviewCounts preview={preview} />}
      </div>
      {preview && <PreviewExamples preview={preview} />}
    </>
  );
}

/** Explains that new details of the employer are reviewed before profiles are shown. */
export function AccessInReview() {
  const { t } = useTranslation('talent-pool');
  return (
    <div className="grid max-w-[44rem] justify-items-start gap-4 p-6">
      <h1 className="font-display text-fs-2 font-semibold">{t('inReview.title')}</h1>
      <p>{t('inReview.text')}</p>
      <LinkButton to="/kontakt" variant="secondary">
        {t('accessClosed.write')}
      </LinkButton>
    </div>
  );
}

/** An administrator has closed the pool for this employer; the refusal carries the reason where it is its own. */
export function AccessClosed({ error }: { error: unknown }) {
  const { t } = useTranslation('talent-pool', { keyPrefix: 'accessClosed' });
  const refused = problemSchema.safeParse(error);
  const reason = refused.data?.errors?.[0]?.message;
  return (
    <div className="grid max-w-[44rem] justify-items-start gap-4 p-6">
      <h1 className="font-display text-fs-2 font-semibold">{t('title')}</h1>
      <Note tone="warn">
        <p>{t(reason ? 'teamMessage' : 'byOther')}</p>
        {reason && <p className="mt-1 whitespace-pre-line font-semibold">{reason}</p>}
      </Note>
      <p>{t('contact')}</p>
      <LinkButton to="/kontakt" variant="secondary">
        {t('write')}
      </LinkButton>
    </div>
  );
}
