import { ButtonSpecimens, ChoiceSpecimens, FieldSpecimens } from '../../dev-components/control-specimens.tsx';
import {
  DrawingSpecimens,
  EmptySpecimens,
  FeedbackSpecimens,
  LayerSpecimens,
} from '../../dev-components/feedback-specimens.tsx';
import { CardSpecimens, RosterSpecimens, TabSpecimens, WeekSpecimens } from '../../dev-components/roster-specimens.tsx';
import { words } from '../../dev-components/samples.ts';
import { metaTags } from '../../page-meta.ts';
import '../../areas.css';

export const meta = () => metaTags(undefined);

/** Renders every component in every state; routed in development only. */
export default function DevComponents() {
  return (
    <>
      <div className="wrap">
        <div className="py-12">
          <h1 className="text-[clamp(2.5rem,5.6vw,5rem)] leading-none tracking-line">{words.title}</h1>
          <p className="mt-4 max-w-176 text-fs-5 text-ink-2">{words.lead}</p>
        </div>
        <ButtonSpecimens />
        <FieldSpecimens />
        <ChoiceSpecimens />
        <TabSpecimens />
        <WeekSpecimens />
        <CardSpecimens />
        <LayerSpecimens />
        <FeedbackSpecimens />
        <EmptySpecimens />
        <DrawingSpecimens />
      </div>
      <RosterSpecimens />
      <div className="h-24" />
    </>
  );
}
