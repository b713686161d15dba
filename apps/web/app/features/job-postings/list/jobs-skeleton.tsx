import { useTranslation } from 'react-i18next';
import { Bone, RowsSkeleton } from '../../../ui/skeletons.tsx';

const ROWS = 8;

/** The shape of the figures and of the table. */
export function JobsSkeleton() {
  const { t } = useTranslation('own-jobs');
  return (
    <>
      <Bone className="mb-5 h-24 w-full" />
      <section className="jl-sheet p-6">
        <RowsSkeleton label={t('loading')} rows={ROWS} className="grid gap-8">
          <div className="grid gap-4 md:grid-cols-[2fr_1fr_1fr_1fr]">
            <Bone className="h-8 w-full" />
            <Bone className="h-8 w-32 max-w-full" />
            <Bone className="h-8 w-24 max-w-full" />
            <Bone className="h-8 w-20 max-w-full" />
          </div>
        </RowsSkeleton>
      </section>
    </>
  );
}
