import { Eye, EyeOff, FileText, Lightbulb, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const KNOW = { reads: Eye, ignores: EyeOff, yours: Lock } as const;
const HELPS = { text: FileText, format: Lightbulb, password: Lock } as const;

function Hints({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <aside className="cv-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="cv-hints">{children}</ul>
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
          <li key={key}>
            <Icon size={20} />
            <span>
              <b>{t(`know.${key}.title`)}</b>
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
          <li key={key}>
            <Icon size={20} />
            <span>
              <b>{t(`helps.${key}.title`)}</b>
              {t(`helps.${key}.text`)}
            </span>
          </li>
        );
      })}
    </Hints>
  );
}
