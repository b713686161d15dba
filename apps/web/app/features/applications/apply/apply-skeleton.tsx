import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { type AppliedJobHead, ApplyFrame } from './apply-frame.tsx';

/** The shape of the form until it is known who applies. */
export function ApplySkeleton({ job }: { job: AppliedJobHead }) {
  const { t } = useTranslation('applications');
  return (
    <ApplyFrame job={job} lead={t('apply.lead')}>
      <noscript>
        <Note tone="warn" className="mb-4">
          {t('apply.noScript')}
        </Note>
      </noscript>
      <Bones label={t('apply.loading')}>
        <div className="apl-grid">
          <div className="grid gap-4">
            <Bone className="h-96 w-full" />
            <Bone className="h-64 w-full" />
          </div>
          <Bone className="h-56 w-full" />
        </div>
      </Bones>
    </ApplyFrame>
  );
}
