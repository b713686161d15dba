import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { RegisterScreen } from '../features/auth/register-screen.tsx';
import { useNext } from '../features/auth/use-next.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
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
