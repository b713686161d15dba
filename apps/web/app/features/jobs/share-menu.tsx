import { Link2, Mail, Share2 } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button.tsx';
import { copyLink } from './display/share-button.tsx';

type ShareMenuProps = { url: string; title: string; employer: string };

const ITEM = 'justify-start';

/**
 * Passes a job on: by the sheet of the phone, where there is one, else by a list of ways. It is the browser's own popover, so that two
 * of the ways need no script.
 */
export function ShareMenu({ url, title, employer }: ShareMenuProps) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const text = t('share.text', { title, employer });
  const shareByPhone = (event: MouseEvent) => {
    if (!window.matchMedia('(pointer: coarse)').matches || typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Rejected when the person closes the sheet without choosing.
    navigator.share({ title: text, url }).catch(() => undefined);
  };
  return (
    <div className="jshare no-print">
      <Button
        variant="ghost"
        size="s"
        icon={<Share2 size={18} />}
        aria-label={t('share.label')}
        className="[anchor-name:--share]"
        popoverTarget={id}
        onClick={shareByPhone}
      >
        {t('share.open')}
      </Button>
      <ul
        id={id}
        popover="auto"
        aria-label={t('share.label')}
        className="menu-pop open:grid not-open:hidden supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:[position-anchor:--share] supports-[position-area:bottom]:[position-area:bottom_span-right] supports-[position-area:bottom]:[position-try-fallbacks:flip-block]"
      >
        <li className="grid">
          <LinkButton
            variant="ghost"
            size="s"
            className={ITEM}
            icon={<WhatsAppMark />}
            to={whatsAppLink(text, url)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('share.whatsApp')}
          </LinkButton>
        </li>
        <li className="grid">
          <LinkButton variant="ghost" size="s" className={ITEM} icon={<Mail size={18} />} to={mailShareLink(text, url)}>
            {t('share.mail')}
          </LinkButton>
        </li>
        <li className="script-only grid">
          <Button
            variant="ghost"
            size="s"
            className={ITEM}
            icon={<Link2 size={18} />}
            onClick={() => copyLink(url, t)}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {t('share.copy')}
          </Button>
        </li>
      </ul>
    </div>
  );
}

function WhatsAppMark() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path strokeLinejoin="round" d="M3 21l1.6-4.8A9 9 0 1 1 8 19.6Z" />
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M9.2 8c-.8.4-1 1.4-.6 2.6.8 2.2 2.6 4 4.8 4.8 1.2.4 2.2.2 2.6-.6l-1.8-1.4-1.2.8c-1.2-.6-2-1.4-2.6-2.6l.8-1.2Z"
      />
    </svg>
  );
}

/** Opens WhatsApp, or its page where it is not installed, with a text that the person can still change. */
function whatsAppLink(text: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
}

/** Returns a mail without an address; the person chooses whom it goes to. */
function mailShareLink(text: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`;
}
