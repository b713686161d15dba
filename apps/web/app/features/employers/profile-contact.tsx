import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { Clock, Globe, Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { addressLine } from './address-line.ts';

const phoneHref = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** The contact person's own address comes before the employer's. */
export function ProfileContact({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const { contact, website, location } = employer;
  const email = contact?.email ?? employer.email;
  const phone = contact?.phone ?? employer.phone;
  return (
    <Card as="aside" aria-labelledby="contact" className="self-start">
      <h2 id="contact" className="text-fs-4">
        {t('profile.contact.title')}
      </h2>
      {contact && (
        <p className="mt-3 leading-ui" lang="de">
          <b className="block font-display text-fs-5">{contact.name}</b>
          {contact.role && <span className="text-fs-7 text-ink-2">{contact.role}</span>}
        </p>
      )}
      <ul className="pf-ways">
        {phone && (
          <li>
            <Phone size={18} />
            <a href={phoneHref(phone)} className="link num">
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <Mail size={18} />
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </li>
        )}
        {contact?.hours && (
          <li>
            <Clock size={18} />
            <span lang="de">{contact.hours}</span>
          </li>
        )}
        <li>
          <MapPin size={18} />
          <span>
            {addressLine(employer)}
            <span className="block text-fs-8 text-ink-2">
              {location.region}, {t(`job-fields:country.${location.country}`)}
            </span>
          </span>
        </li>
        {website && (
          <li>
            <Globe size={18} />
            <a href={website} rel="noopener nofollow" className="link">
              {t('profile.contact.website')}
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
}
