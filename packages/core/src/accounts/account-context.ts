import type { AuthContext } from '../auth/auth-context.ts';
import type { ActorContext } from '../permissions/require-person.ts';

/** What is done to an account leaves a trace of where it came from, may need proof, and may write a mail. */
export type AccountContext = ActorContext & Pick<AuthContext, 'client' | 'secrets' | 'renderMail'>;
