import { Link2, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button.tsx';
import { mailShareLink, whatsAppLink } from './share-targets.ts';
import { copyLink } from './shared/copy-link.ts';

type ShareLinksProps = { url: string; title: string; employer: string };

/** The ways in which people pass a job on, near its title. Two of them are plain links and need no script. */
export function ShareLinks({ url, title, employer }: ShareLinksProps) {
  const { t } = useTranslation('jobs');
  const text = t('share.text', { title, employer });
  return (
    <ul className="jshare no-print" aria-label={t('share.label')}>
      <li>
        <LinkButton
          variant="ghost"
          size="s"
          icon={<WhatsAppMark />}
          to={whatsAppLink(text, url)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('share.whatsApp')}
        </LinkButton>
      </li>
      <li>
        <LinkButton variant="ghost" size="s" icon={<Mail size={18} />} to={mailShareLink(text, url)}>
          {t('share.mail')}
        </LinkButton>
      </li>
      <li className="script-only">
        <Button variant="ghost" size="s" icon={<Link2 size={18} />} onClick={() => copyLink(url, t)}>
          {t('share.copy')}
        </Button>
      </li>
    </ul>
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
