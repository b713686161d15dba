import { Eye, EyeOff, FileText, Lightbulb, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const KNOW = { reads: Eye, ignores: EyeOff, yours: Lock } as const;
const HELPS = { text: FileText, format: Lightbulb, password: Lock } as const;

function Hints({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <aside className="rounded-sheet border border-line bg-sheet p-6 max-md:px-4 max-md:py-5" aria-labelledby={id}>
      <h2 className="text-fs-4" id={id}>
        {title}
      </h2>
      <ul>{children}</ul>
    </aside>
  );
}

export function GoodToKnow() {
  const { t } = useTranslation('cv-analyses');
  return (
    <Hints id="cv-know" title={t('know.title')}>
      {(Object.keys(KNOW) as (keyof typeof KNOW)[]).map((key) => {
        const Icon = KNOW[key];
        return (
          <li
            className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 border-line border-t py-2.5 text-fs-8 text-ink-2 leading-[1.45] first:border-0"
            key={key}
          >
            <Icon className="mt-px text-ink" size={20} />
            <span>
              <b className="block font-semibold text-ink">{t(`know.${key}.title`)}</b>
              {t(`know.${key}.text`)}
            </span>
          </li>
        );
      })}
    </Hints>
  );
}

export function WhatHelps() {
  const { t } = useTranslation('cv-analyses');
  return (
    <Hints id="cv-helps" title={t('helps.title')}>
      {(Object.keys(HELPS) as (keyof typeof HELPS)[]).map((key) => {
        const Icon = HELPS[key];
        return (
          <li
            className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 border-line border-t py-2.5 text-fs-8 text-ink-2 leading-[1.45] first:border-0"
            key={key}
          >
            <Icon className="mt-px text-ink" size={20} />
            <span>
              <b className="block font-semibold text-ink">{t(`helps.${key}.title`)}</b>
              {t(`helps.${key}.text`)}
            </span>
          </li>
        );
      })}
    </Hints>
  );
}
