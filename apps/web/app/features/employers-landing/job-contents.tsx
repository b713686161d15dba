import { useTranslation } from 'react-i18next';

const PARTS = ['week', 'nights', 'oncall', 'ahead', 'ratio', 'induction', 'pay', 'benefits'] as const;

export function JobContents() {
  const { t } = useTranslation('employers-landing');
  return (
    <dl className="card card-flush grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-4">
      {PARTS.map((id) => (
        <div key={id} className="bg-sheet p-5">
          <dt className="font-semibold">{t(`job.${id}.term`)}</dt>
          <dd className="mt-1 text-fs-7 text-ink-2">{t(`job.${id}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
