import type { ReactNode } from 'react';

/** One row of the component sheet. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-8 border-line-2 border-t py-8 md:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-fs-5">{title}</h2>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
