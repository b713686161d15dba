import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';

type LetterPageProps = { title: string; text: string; isAnswer?: boolean; children: ReactNode };

/** The frame of the newsletter's few, short pages. An answer is announced, since it replaces what was there. */
export function LetterPage({ title, text, isAnswer, children }: LetterPageProps) {
  const { t } = useTranslation('newsletter');
  return (
    <section className="wrap py-16 md:py-24">
      <TimeStamp shift="early" time="06:00" label={t('page.stamp')} />
      <div className="mt-6 max-w-[40rem]" role={isAnswer ? 'status' : undefined}>
        <h1 className="text-fs-1 leading-head">{title}</h1>
        <p className="mt-4 text-fs-5 text-ink-2">{text}</p>
      </div>
      <div className="mt-8 max-w-[40rem]">{children}</div>
    </section>
  );
}
