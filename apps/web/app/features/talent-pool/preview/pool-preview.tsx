import { ENQUIRY_DAYS, EXAMPLE_MIN } from '@stellenvisite/contract/talent-pool';
import type { TalentPreview } from '@stellenvisite/contract/talent-pool.schema';
import { Check, Eye, EyeOff, MessageSquare, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleCard } from './example-card.tsx';
import { PreviewCounts } from './preview-counts.tsx';
import { WaysIn } from './ways-in.tsx';
import '../talent-pool.css';
import './preview.css';

/** What everybody sees who is no employer. It holds rounded numbers and averages, and nobody's profile. */
export function PoolPreview({ preview }: { preview: TalentPreview }) {
  const { t } = useTranslation('talent-pool-preview');
  const { examples } = preview;
  return (
    <>
      <div className="wrap tv-head">
        <div>
          <p className="tv-kicker">{t('kicker')}</p>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <PreviewCounts preview={preview} />
      </div>
      {examples.length > 0 && (
        <section className="tv-examples" aria-labelledby="examples">
          <div className="wrap">
            <h2 id="examples">{t('examples.title')}</h2>
            <p>{t('examples.lead', { count: examples.length, min: EXAMPLE_MIN })}</p>
            <div className="tv-cards">
              {examples.map((example) => (
                <ExampleCard key={`${example.category} ${example.occupation.key}`} example={example} />
              ))}
            </div>
          </div>
        </section>
      )}
      <WaysIn />
      <div className="wrap tv-explained">
        <Explained icon={<Eye size={20} />} title={t('shown.title')}>
          <Lines
            icon={<Check size={18} />}
            lines={['occupation', 'region', 'week', 'languages'].map((key) => t(`shown.${key}`))}
          />
        </Explained>
        <Explained icon={<EyeOff size={20} />} title={t('never.title')}>
          <Lines
            icon={<Minus size={18} />}
            lines={['name', 'age', 'employers', 'own'].map((key) => t(`never.${key}`))}
          />
        </Explained>
        <Explained icon={<MessageSquare size={20} />} title={t('first.title')}>
          <p>{t('first.text', { count: ENQUIRY_DAYS })}</p>
        </Explained>
      </div>
    </>
  );
}

function Explained({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section>
      <h2>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

function Lines({ icon, lines }: { icon: ReactNode; lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          {icon}
          {line}
        </li>
      ))}
    </ul>
  );
}
