import type { EmmaDataParts } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { withNext } from '../../../../session/safe-next.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import type { Emma } from '../chat/use-emma.ts';
import { leaveSheet } from '../panel/leave-sheet.ts';

/** One question back, with answers to press; whatever is typed instead is an answer too. */
export function AnswerChoice({ data, emma }: { data: EmmaDataParts['question']; emma: Emma }) {
  const { t } = useTranslation('emma');
  const group = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (!step || at === -1) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <>
      <p>{data.text}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
      <div ref={group} className="ea-choice" role="group" aria-label={t('answers')} onKeyDown={moveFocus}>
        {data.answers.map(({ label, text }) => (
          <button key={label} type="button" disabled={emma.isRunning} onClick={() => emma.ask(text)}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

/** Nothing was found: what to give up, each with how many jobs that brings. */
export function Relaxations({ data: { items }, emma }: { data: EmmaDataParts['relaxations']; emma: Emma }) {
  const { t } = useTranslation('emma');
  return (
    <ul className="ea-try">
      {items.map(({ label, count, search }) => (
        <li key={label}>
          <button type="button" disabled={emma.isRunning} onClick={() => emma.ask(label, { search })}>
            {label}: <b>{t('relax.count', { count })}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Offers to sign in for an action that needs an account. The conversation is preserved meanwhile. */
export function SignInOffer({ data: { reason } }: { data: EmmaDataParts['sign-in'] }) {
  const { t } = useTranslation('emma');
  const { pathname, search } = useLocation();
  return (
    <LinkButton variant="secondary" wide to={withNext('/login', pathname + search)} onClick={leaveSheet}>
      {t(`signIn.${reason}`)}
    </LinkButton>
  );
}

/** Where the figures come from; closed until somebody asks. */
export function Sources({ data: { items } }: { data: EmmaDataParts['sources'] }) {
  const { t } = useTranslation('emma');
  return (
    <details className="ea-sources">
      <summary>
        {t('sources')}
        <ChevronDown size={18} />
      </summary>
      <ol>
        {items.map(({ number, label, url, at }) => (
          <li key={number}>
            <i aria-hidden="true">{number}</i>
            <span>
              {url ? (
                <Link className="link" to={url} onClick={leaveSheet}>
                  {label}
                </Link>
              ) : (
                label
              )}
              , {t('sourceAt', { date: formatDate(at) })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function ApplicationOffer({ data }: { data: EmmaDataParts['confirm'] & { action: 'start-application' } }) {
  const { t } = useTranslation('emma');
  return (
    <section className="ea-ask">
      <div>
        <h3>{t('application.title')}</h3>
        <p lang="de">
          {data.job.title}, {data.job.employer}
        </p>
        <p>{t(data.isHere ? 'application.here' : 'application.elsewhere')}</p>
      </div>
      <footer>
        <LinkButton to={data.url} onClick={leaveSheet} icon={<ArrowRight size={18} />}>
          {t(data.isHere ? 'application.start' : 'application.open')}
        </LinkButton>
      </footer>
    </section>
  );
}
