import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** Yellow is the reader, navy is us: the colours of the landing's two rows. */
const STEPS = [
  { id: 'write', isYours: true },
  { id: 'check', isYours: false },
  { id: 'release', isYours: true },
  { id: 'hire', isYours: true },
] as const;

export function PublishingSteps() {
  const { t } = useTranslation('employers-landing');
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {STEPS.map(({ id, isYours }, place) => (
        <li
          key={id}
          className={clsx(
            'grid content-start gap-2 rounded-sheet p-5 md:p-6',
            isYours ? 'bg-marker text-on-marker' : 'bg-shift-n text-shift-n-on',
          )}
        >
          <p className="flex items-baseline justify-between text-fs-8">
            <span>{t(isYours ? 'steps.you' : 'steps.we')}</span>
            <span className="num font-semibold text-fs-5" aria-hidden="true">
              {place + 1}
            </span>
          </p>
          <h3 className="text-fs-4">{t(`steps.${id}.title`)}</h3>
          <p className="text-fs-7">{t(`steps.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
