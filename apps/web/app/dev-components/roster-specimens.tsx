import { MapPin } from 'lucide-react';
import { JOB_CATEGORY_KEYS } from '../features/jobs/display/category.ts';
import { EmployerListSkeleton } from '../features/jobs/display/employer/employer-skeletons.tsx';
import { AnswerBadge, CategoryBadge, NewBadge, TopJobBadge } from '../features/jobs/display/job-badges.tsx';
import { JobCardSkeleton, JobPageSkeleton } from '../features/jobs/display/job-skeletons.tsx';
import { JobTitle } from '../features/jobs/display/job-title.tsx';
import { PayText } from '../features/jobs/display/pay-text.tsx';
import { RosterColumns, RosterFrame, RosterHead, RosterRow } from '../features/jobs/display/roster.tsx';
import { ShiftCell } from '../features/jobs/display/shift-cell.tsx';
import { ShiftLegend } from '../features/jobs/display/shift-legend.tsx';
import { TimeStamp } from '../features/jobs/display/time-stamp.tsx';
import { WeekPlan } from '../features/jobs/display/week-plan.tsx';
import { WeekStrip } from '../features/jobs/display/week-strip.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Chip, ChipClear } from '../ui/chip.tsx';
import { MarkerStroke } from '../ui/marker-stroke.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { Pagination } from '../ui/table/pagination.tsx';
import { TabsNav } from '../ui/tabs-nav.tsx';
import { Row, Specimen } from './control-specimens.tsx';
import { paid, swissSalary, titles, words as w, weeks } from './samples.ts';

export function TabSpecimens() {
  return (
    <Specimen title={w.tabs}>
      <TabsNav
        label={w.tabs}
        tabs={[
          { to: '?tab=1', label: w.profileTab, current: true },
          { to: '?tab=2', label: w.mediaTab, count: 4 },
          { to: '?tab=3', label: w.openTab, count: 42 },
        ]}
      />
      <Row>
        <Chip to="?">{w.chip}</Chip>
        <Chip to="?">{w.permanent}</Chip>
        <ChipClear to="?" />
      </Row>
      <Row>
        {JOB_CATEGORY_KEYS.map((category) => (
          <CategoryBadge key={category} category={category} />
        ))}
        <CategoryBadge category="nursing" detail="Intensiv" />
        <TopJobBadge />
        <NewBadge />
        <AnswerBadge days={3} />
        <AnswerBadge days={1} />
        <Badge kind="warn">{w.locked}</Badge>
        <Badge kind="info">{w.employer}</Badge>
      </Row>
      <Breadcrumb items={w.crumbs.map((label, index) => (index < 2 ? { label, to: '?' } : { label }))} />
      <Pagination page={1} pageCount={16} toPage={(page) => `?page=${page}`} />
      <Accordion items={[{ id: 'cost', summary: w.question, content: w.answer }]} />
    </Specimen>
  );
}

export function WeekSpecimens() {
  return (
    <Specimen title={w.week}>
      <div className="grid gap-8 lg:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <WeekStrip week={weeks.mixed} />
          <WeekStrip week={weeks.nights} />
          <WeekStrip week={weeks.days} />
          <WeekStrip week={null} />
          <WeekStrip week={weeks.mixed} size="s" />
          <ShiftLegend />
          <Row>
            <ShiftCell shift="early" look="gap" size="l" />
            <ShiftCell shift="night" look="dash" size="l" />
            <ShiftCell shift="day" size="xl" />
          </Row>
        </div>
        <WeekPlan week={weeks.mixed} />
      </div>
    </Specimen>
  );
}

export function CardSpecimens() {
  return (
    <Specimen title={w.cards}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="job-list">
          <SampleJob title={titles[0] ?? ''} />
          <SampleJob title={titles[1] ?? ''} current />
        </div>
        <JobCardSkeleton />
        <div className="grid gap-2">
          {titles.map((title) => (
            <h3 key={title} className="text-fs-4">
              <JobTitle title={title} />
            </h3>
          ))}
          <PayText job={{ ...paid, salary: swissSalary, tariff: null }} align="start" />
          <PayText job={{ ...paid, salary: null }} align="start" />
          <PayText job={{ ...paid, hoursPerWeek: { min: 20, max: 20 } }} align="start" />
        </div>
        <DataTable
          caption={w.table}
          rows={titles.map((title) => ({ title }))}
          rowKey={({ title }) => title}
          isMine={({ title }) => title === titles[0]}
          columns={[
            { key: 'job', header: w.tableJob, cell: ({ title }) => title, rowHeader: true },
            { key: 'status', header: w.tableStatus, cell: () => <NewBadge /> },
            { key: 'answer', header: w.tableAnswer, cell: () => '3', align: 'end' },
          ]}
        />
        <EmployerListSkeleton count={2} />
      </div>
      <div className="overflow-hidden rounded-sheet border border-line">
        <JobPageSkeleton />
      </div>
    </Specimen>
  );
}

function SampleJob({ title, current }: { title: string; current?: boolean }) {
  return (
    <article className="job tint-nursing" aria-current={current || undefined}>
      <div className="job-top">
        <CategoryBadge category="nursing" detail="Intensiv" />
        <TopJobBadge />
        <time className="job-date num">{w.today}</time>
      </div>
      <h3 className="job-title">
        <a href="/jobs">
          <JobTitle title={title} />
        </a>
      </h3>
      <p className="job-emp">
        <b>{w.employer}</b>
        <span>
          <MapPin size={16} />
          {w.place}
        </span>
      </p>
      <div className="job-plan">
        <WeekStrip week={current ? null : weeks.mixed} />
        <PayText job={paid} />
      </div>
      <div className="job-foot">
        <ul className="facts">
          <li>{w.factHours}</li>
          <li>{w.permanent}</li>
          <li>{w.factWeekend}</li>
        </ul>
        <AnswerBadge days={3} />
      </div>
    </article>
  );
}

export function RosterSpecimens() {
  return (
    <div className="mt-8">
      <div className="wrap">
        <SectionHeading
          title={w.sectionTitle}
          lead={w.sectionLead}
          stamp={<TimeStamp shift="day" time="12:00" label={w.stamp} />}
        />
      </div>
      <RosterFrame>
        <RosterHead label={w.rosterWeek} dates={[16, 17, 18, 19, 20, 21, 22]} today={0} payLabel={w.perMonth} />
        <RosterRow to="/jobs" title={titles[0]} subtitle={w.employer} week={weeks.mixed} pay="3.420–4.150 €" />
        <div className="rsearch">
          <RosterColumns />
          <MarkerStroke />
          <div className="wrap relative">
            <div className="h-20 rounded-control bg-sheet" />
          </div>
        </div>
        <RosterRow to="/jobs" title={titles[3]} subtitle={w.employer} week={weeks.nights} pay="8.760–9.940 €" />
        <RosterRow to="/jobs" title={titles[2]} subtitle={w.employer} week={weeks.days} pay="6.450–7.380 CHF" />
      </RosterFrame>
    </div>
  );
}
