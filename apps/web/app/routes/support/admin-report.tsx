import type { ReportDetails as Details } from '@stellenvisite/contract/support/reports.schema';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AdminBack } from '../../features/platform/admin-area/shared/admin-back.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { REPORTS } from '../../features/support/reports/admin/appeal-form.tsx';
import { ReportDetails } from '../../features/support/reports/admin/report-details.tsx';
import { $api } from '../../session/queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { Route } from './+types/admin-report';

const PATH_OF: Partial<Record<Details['target']['kind'], string>> = { job: '/jobs', employer: '/arbeitgebern' };

export const handle = { title: 'reports:admin.title', namespaces: ['reports', 'problems'] };

export default function AdminReportPage({ params }: Route.ComponentProps) {
  return <ReportScreen key={params.id} id={params.id} />;
}

/** Renders one report under its number, with the way to what was reported. */
export function ReportScreen({ id }: { id: string }) {
  const { t } = useTranslation('reports');
  // Only read here: what is below asks for it, once it is known who is signed in.
  const { data } = $api.useQuery('get', '/api/admin/reports/{id}', { params: { path: { id } } }, { enabled: false });
  // The number that the rail shows next to its link.
  const { data: waiting } = $api.useQuery('get', '/api/admin/waiting', {}, { enabled: false });
  const open = waiting?.items.find(({ queue }) => queue === 'reports')?.total ?? 0;
  const target = data?.target;
  const path = target && PATH_OF[target.kind];
  return (
    <AdminPage
      title={data ? t('case.title', { reference: data.reference }) : t('admin.one')}
      eyebrow={<AdminBack to={REPORTS}>{t('admin.back', { count: open })}</AdminBack>}
      lead={
        target &&
        t('admin.about', { kind: t(`target.${target.kind}`), title: target.title, employer: target.employerName })
      }
      actions={
        target &&
        path && (
          <LinkButton variant="secondary" icon={<Eye size={18} />} to={`${path}/${target.id}`}>
            {t(target.kind === 'job' ? 'admin.see' : 'admin.seeEmployer')}
          </LinkButton>
        )
      }
    >
      <ReportDetails id={id} />
    </AdminPage>
  );
}
