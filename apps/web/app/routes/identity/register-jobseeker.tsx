import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import { RegisterScreen } from '../../features/identity/auth/register-screen.tsx';
import { useNext } from '../../features/identity/auth/use-next.ts';
import { metaTags } from '../../page-meta.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import type { Route } from './+types/register-jobseeker';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: authMeta(context, 'jobseeker', '/register/jobseeker'),
});

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function RegisterJobseekerPage() {
  return <RegisterScreen switches={PREFERENCE_SWITCHES} profile="job_seeker" next={useNext()} />;
}
