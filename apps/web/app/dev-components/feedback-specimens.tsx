import { useState } from 'react';
import { JOB_CATEGORY_KEYS } from '../features/jobs/display/category.ts';
import { BUILDING_KINDS } from '../features/jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../features/jobs/display/employer/buildings/employer-building.tsx';
import { CategoryRoom, CorridorRound, RoomDoor } from '../features/jobs/display/rooms/category-room.tsx';
import { NOT_FOUND_CELLS, OUTAGE_CELLS, RosterCells } from '../features/jobs/display/roster-cells.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, type DialogProps } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { ProgressLine } from '../ui/feedback/progress-line.tsx';
import { toast, toastWhile } from '../ui/feedback/toast.ts';
import { Menu, MenuAction, MenuHead } from '../ui/menu.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Row, Specimen } from './control-specimens.tsx';
import { words as w } from './samples.ts';

export function LayerSpecimens() {
  const [side, setSide] = useState<DialogProps['side'] | null>(null);
  const close = () => setSide(null);
  return (
    <Specimen title={w.layers}>
      <Row>
        <Button variant="secondary" onClick={() => setSide('center')}>
          {w.openDialog}
        </Button>
        <Button variant="secondary" onClick={() => setSide('right')}>
          {w.openSide}
        </Button>
        <Button variant="secondary" onClick={() => setSide('bottom')}>
          {w.openBottom}
        </Button>
        <Tooltip content={w.tip}>
          <Button variant="ghost">{w.hover}</Button>
        </Tooltip>
        <Menu align="start" trigger={<Button variant="ghost">{w.menu}</Button>}>
          <MenuHead>{w.menuHead}</MenuHead>
          <MenuAction>
            <button type="button">{w.postpone}</button>
          </MenuAction>
          <MenuAction disabled>
            <button type="button">{w.withdraw}</button>
          </MenuAction>
        </Menu>
      </Row>
      <Dialog
        open={side !== null}
        onClose={close}
        title={w.dialogTitle}
        {...(side && { side })}
        footer={
          <>
            <Button variant="secondary" size="s" onClick={close}>
              {w.keep}
            </Button>
            <Button variant="danger" size="s" onClick={close}>
              {w.withdraw}
            </Button>
          </>
        }
      >
        <p className="text-fs-7 text-ink-2">{w.dialogText}</p>
      </Dialog>
    </Specimen>
  );
}

const threeSeconds = () => new Promise((resolve) => setTimeout(resolve, 3000));

export function FeedbackSpecimens() {
  return (
    <Specimen title={w.feedback}>
      <Row>
        <Button size="s" variant="secondary" onClick={() => void toast(w.saved, { tone: 'good' })}>
          {w.sayToast}
        </Button>
        <Button
          size="s"
          variant="secondary"
          onClick={() =>
            void toast(w.deleted, {
              description: w.deletedText,
              tone: 'bad',
              action: { label: w.undo, onClick: () => {} },
            })
          }
        >
          {w.sayBad}
        </Button>
        <Button
          size="s"
          variant="secondary"
          onClick={() => void toastWhile(threeSeconds(), { loading: w.upload, done: w.saved, failed: w.deleted })}
        >
          {w.sayLoading}
        </Button>
        <Button
          size="s"
          variant="secondary"
          onClick={() => void notify({ title: w.denied, text: w.deniedText, tone: 'destructive' })}
        >
          {w.sayNotice}
        </Button>
      </Row>
      <div className="grid gap-3 md:grid-cols-2">
        <Note>{w.noteInfo}</Note>
        <Note tone="warn">{w.noteWarn}</Note>
        <Note tone="good">{w.noteGood}</Note>
        <Note tone="you">{w.noteYou}</Note>
      </div>
      <div className="grid max-w-80 gap-3">
        <ProgressLine label={w.upload} value={62} />
        <ProgressLine label={w.upload} value={100} tone="good" />
        <ProgressLine label={w.upload} value={34} tone="bad" />
      </div>
    </Specimen>
  );
}

export function EmptySpecimens() {
  const action = <Button size="s">{w.emptyAction}</Button>;
  return (
    <>
      <Specimen title={w.empty}>
        <div className="grid gap-6 md:grid-cols-2">
          <EmptyState as="h3" title={w.emptyTitle} text={w.emptyText} actions={action} />
          <EmptyState as="h3" art="marked" title={w.emptyTitle} text={w.emptyText} />
          <EmptyState as="h3" art="timeline" title={w.emptyTitle} text={w.emptyText} />
          <EmptyState as="h3" art="building" title={w.noPictures} text={w.noPicturesText} />
        </div>
      </Specimen>
      <Specimen title={w.errors}>
        <div className="grid gap-6 md:grid-cols-2">
          <RosterCells cells={NOT_FOUND_CELLS} label={w.notFound} />
          <RosterCells cells={OUTAGE_CELLS} label={w.outage} />
        </div>
      </Specimen>
    </>
  );
}

export function DrawingSpecimens() {
  return (
    <Specimen title={w.drawings}>
      {['rheinhoehe', 'marienwerth', 'oberried'].map((seed) => (
        <div key={seed} className="flex flex-wrap items-end gap-4 border-wall border-b-4 bg-shift-t-tint px-4 pt-4">
          {BUILDING_KINDS.map((kind) => (
            <EmployerBuilding key={kind} kind={kind} seed={`${seed}-${kind}`} className="h-40 w-auto" />
          ))}
        </div>
      ))}
      <div
        data-theme="nacht"
        className="flex flex-wrap items-end gap-4 border-night-line border-b-4 bg-night px-4 pt-4"
      >
        {BUILDING_KINDS.map((kind) => (
          <EmployerBuilding key={kind} kind={kind} seed={`marienwerth-${kind}`} night className="h-40 w-auto" />
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {JOB_CATEGORY_KEYS.map((category) => (
          <div key={category} className={`tint-${category} bg-c-tint p-4`}>
            <CategoryRoom category={category} />
          </div>
        ))}
        <RoomDoor />
        <CorridorRound />
      </div>
    </Specimen>
  );
}
