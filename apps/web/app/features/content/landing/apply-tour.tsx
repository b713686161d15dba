import { Check, CheckCheck, Eye, Send, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';

/** Shows what happens after a job is found: one page to apply, what can be seen of it then, and the chat. The pictures are examples. */
export function ApplyTour() {
  const { t } = useTranslation('landing');
  return (
    <section
      className="py-24 bg-sheet border-y border-y-line max-md:py-16 [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_50rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_80rem]"
      aria-labelledby="tour"
    >
      <div className="wrap">
        <SectionHeading
          id="tour"
          stamp={<TimeStamp shift="day" time="10:30" label={t('tour.stamp')} />}
          title={t('tour.title')}
          lead={t('tour.lead')}
        />
        <div className="grid grid-cols-3 gap-6 max-lg:grid-cols-1 max-lg:gap-8">
          <Step title={t('tour.page.title')} text={t('tour.page.text')} picture={<PagePicture />} />
          <Step title={t('tour.read.title')} text={t('tour.read.text')} picture={<ReadPicture />} />
          <Step title={t('tour.chat.title')} text={t('tour.chat.text')} picture={<ChatPicture />} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-3 text-fs-8 text-ink-2 max-md:[&_.btn]:w-full">
          <LinkButton to="/jobs">{t('tour.search')}</LinkButton>
          <LinkButton to="/dashboard/profil/lebenslauf" variant="secondary">
            {t('tour.cv')}
          </LinkButton>
          <span className="md:ml-1.5">{t('tour.free')}</span>
        </div>
      </div>
    </section>
  );
}

function Step({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <article className="flex flex-col">
      <div
        className="grid min-h-74 items-center rounded-sheet border border-line bg-paper p-5 max-lg:min-h-0 max-md:px-4"
        aria-hidden="true"
      >
        {picture}
      </div>
      <h3 className="mt-5 text-[1.375rem] tracking-[-0.02em] max-md:mt-4">{title}</h3>
      <p className="mt-1.5 text-pretty text-ink-2 leading-[1.5]">{text}</p>
    </article>
  );
}

function PagePicture() {
  const { t } = useTranslation('landing');
  return (
    <div className="grid gap-2.5 rounded-control border border-line bg-sheet p-4 shadow-field">
      <p className="leading-[1.3]">
        <b className="block font-display font-semibold text-fs-5">{t('tour.page.own')}</b>
        <span className="text-fs-8 text-ink-2">{t('tour.page.job')}</span>
      </p>
      <ul>
        {(['about', 'cv', 'questions'] as const).map((part) => (
          <li key={part} className="flex min-h-9 items-center gap-2.5 border-line border-t text-fs-7">
            <Check size={16} className="flex-none text-good" />
            {t(`tour.page.${part}`)}
          </li>
        ))}
      </ul>
      <span className="grid min-h-11 place-items-center rounded-control bg-action font-semibold text-fs-7 text-on-action">
        {t('tour.page.send')}
      </span>
    </div>
  );
}

const EVENTS = [
  { key: 'sent', icon: Send, look: 'bg-marker text-on-marker' },
  { key: 'opened', icon: Eye, look: 'bg-action text-on-action' },
  { key: 'due', icon: Timer, look: 'bg-sheet text-ink-2 outline outline-line-2 outline-dashed -outline-offset-1' },
] as const;

function ReadPicture() {
  const { t } = useTranslation('landing');
  return (
    <ol className="grid gap-5 pl-1">
      {EVENTS.map(({ key, icon: Icon, look }) => (
        <li
          key={key}
          className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-3 not-last:before:absolute not-last:before:top-9 not-last:before:left-[calc(1.125rem-1px)] not-last:before:h-6 not-last:before:border-line-2 not-last:before:border-l-2"
        >
          <i className={`z-1 grid size-9 place-items-center rounded-cell ${look}`}>
            <Icon size={18} />
          </i>
          <span className={key === 'due' ? 'border-ink border-t-3 pt-2' : undefined}>
            <b className="block font-semibold text-fs-6 leading-[1.25]">{t(`tour.read.${key}.title`)}</b>
            <small className="num text-ink-2">{t(`tour.read.${key}.text`)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function ChatPicture() {
  const { t } = useTranslation('landing');
  return (
    <div className="grid gap-2.5 text-fs-7 leading-[1.45]">
      <p className="mr-8 rounded-control bg-shift-n-tint px-3.5 py-3">
        {t('tour.chat.employer')}
        <small className="mt-1.5 block text-fs-9 text-ink-2">{t('tour.chat.from')}</small>
      </p>
      <p className="ml-8 rounded-control bg-marker-soft px-3.5 py-3 shadow-[inset_0_0_0_1px_var(--marker-2)]">
        {t('tour.chat.you')}
        <small className="mt-1.5 flex items-center gap-1 text-fs-9 text-ink-2">
          <CheckCheck size={14} />
          {t('tour.chat.read')}
        </small>
      </p>
    </div>
  );
}
