import type { ReactNode } from 'react';

export type ClosingBandProps = { id: string; title: string; text: string; actions: ReactNode };

/** The last words of an information page, on the night ground in both themes. */
export function ClosingBand({ id, title, text, actions }: ClosingBandProps) {
  return (
    <section className="bg-night py-16 md:py-20" data-theme="nacht" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="text-fs-2 text-ink">
          {title}
        </h2>
        <p className="mt-3 max-w-[40rem] text-fs-5 text-ink-2">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">{actions}</div>
      </div>
    </section>
  );
}
