import type { ProfileRole } from '@stellenvisite/contract/accounts';
import { TERMS_VERSION } from '@stellenvisite/contract/accounts';
import { EMAIL_PATTERN } from '@stellenvisite/contract/email';
import type { Registration } from '@stellenvisite/contract/registration.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadAuthClient } from '../../session/auth-client.ts';
import { withNext } from '../../session/safe-next.ts';
import { notify } from '../../ui/notify.ts';
import { describeFailure } from './auth-failure.ts';
import { emailExists } from './email-exists.ts';

/** Sign-up with the notices of specification §8. */
export function useSignUp(role: ProfileRole, next: string | null) {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const [isTaken, setIsTaken] = useState(false);

  const refuse = (text: string): string => {
    void notify({ title: t('register.failed'), text, tone: 'destructive' });
    return text;
  };
  const refuseTaken = (): string => {
    setIsTaken(true);
    const action = { label: t('register.goToLogin'), onClick: () => void navigate(withNext('/login', next)) };
    void notify({ title: t('register.failed'), text: t('register.taken'), tone: 'destructive', action });
    return t('register.taken');
  };

  /** Resolves with what stood in the way, or nothing. */
  const signUp = async (values: Registration): Promise<string | null> => {
    const exists = await emailExists(values.email);
    if (exists === true) return refuseTaken();
    // Sign-up answers alike for a taken address, so that it would be claimed to have worked.
    if (exists !== false) return refuse(t(exists === 'limited' ? 'register.notChecked' : 'failure.unreachable'));
    const { data, error } = await (await loadAuthClient())
      .signUp({
        email: values.email,
        password: values.password,
        options: {
          emailRedirectTo: location.origin + withNext('/login', next),
          data: dataOf(values, role, i18n.language),
        },
      })
      .catch((failure: unknown) => ({ data: { user: null }, error: failure }));
    if (error) {
      const { code, text } = describeFailure(error, t);
      return code === 'user_already_exists' || code === 'email_exists' ? refuseTaken() : refuse(text);
    }
    if (!data.user) return refuse(t('register.noUser'));
    void notify({ title: t('register.done.title'), text: t('register.done.text') });
    return null;
  };

  /** Says early what sign-up would say in the end. */
  const checkEmail = async (email: string) => {
    const address = email.trim();
    if (EMAIL_PATTERN.test(address)) setIsTaken((await emailExists(address)) === true);
  };
  return { signUp, checkEmail, isTaken, clearTaken: () => setIsTaken(false) };
}

/** What the profile starts with; `name` beside `full_name`, as the specification's call has it. */
function dataOf(values: Registration, role: ProfileRole, language: string) {
  return {
    name: values.fullName,
    full_name: values.fullName,
    role,
    language,
    terms_version: TERMS_VERSION,
    ...(values.academicTitle && { academic_title: values.academicTitle }),
    ...(role === 'employer' && { company_name: values.companyName }),
  };
}
