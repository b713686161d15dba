import { Search, Share2, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ShiftPicker } from '../features/jobs/display/shift-picker.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Combobox } from '../ui/forms/combobox.tsx';
import { Field } from '../ui/forms/field.tsx';
import { RadioGroup } from '../ui/forms/radio-group.tsx';
import { RangeHistogram } from '../ui/forms/range-histogram.tsx';
import { SearchInput } from '../ui/forms/search-input.tsx';
import { Select } from '../ui/forms/select.tsx';
import { Switch } from '../ui/forms/switch.tsx';
import { TextArea, TextInput } from '../ui/forms/text-input.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MoreLink, TextLink } from '../ui/text-link.tsx';
import { histogram, specialties, words as w } from './samples.ts';

const loadSpecialties = (query: string) =>
  specialties.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

export function ButtonSpecimens() {
  return (
    <Specimen title={w.buttons}>
      <Row>
        <Button>{w.apply}</Button>
        <Button loading>{w.sending}</Button>
        <Button disabled>{w.locked}</Button>
        <Button variant="secondary">{w.postpone}</Button>
        <Button variant="marker">{w.profile}</Button>
        <Button variant="ghost">{w.skip}</Button>
        <Button variant="danger-line">{w.withdraw}</Button>
        <Button variant="danger">{w.remove}</Button>
        <IconButton look="line" label={w.share} icon={<Share2 size={20} />} />
        <IconButton label={w.share} icon={<Share2 size={20} />} />
      </Row>
      <Row>
        <Button size="s">{w.small}</Button>
        <Button size="s" variant="secondary" icon={<SlidersHorizontal size={18} />}>
          {w.small}
        </Button>
        <Button size="l">{w.large}</Button>
        <LinkButton to="/jobs" variant="secondary">
          {w.link}
        </LinkButton>
        <TextLink to="/jobs">{w.link}</TextLink>
        <MoreLink to="/jobs">{w.more}</MoreLink>
      </Row>
    </Specimen>
  );
}

export function FieldSpecimens() {
  return (
    <Specimen title={w.fields}>
      <div className="grid gap-6 md:grid-cols-3">
        <Field label={w.home} help={w.homeHelp}>
          <TextInput defaultValue={w.homeValue} />
        </Field>
        <Field label={w.keyword} hint={w.optional}>
          <SearchInput placeholder={w.keywordPlaceholder} />
        </Field>
        <Field label={w.mail} error={w.mailError}>
          <TextInput type="email" defaultValue={w.mailValue} />
        </Field>
        <Field label={w.occupation}>
          <Select options={w.occupationOptions.map((label) => ({ value: label, label }))} />
        </Field>
        <Field label={w.staffNumber} hint={w.locked}>
          <TextInput disabled defaultValue={w.staffNumberValue} />
        </Field>
        <Field label={w.specialty}>
          <Combobox
            name="specialty"
            loadOptions={loadSpecialties}
            icon={<Search size={20} />}
            placeholder={w.specialty}
          />
        </Field>
        <Field label={w.message} className="md:col-span-2">
          <TextArea defaultValue={w.messageValue} />
        </Field>
        <div className="sf sf-s h-15 rounded-control">
          <label className="sf-label" htmlFor="dev-what">
            {w.what}
          </label>
          <Combobox
            look="row"
            id="dev-what"
            name="q"
            loadOptions={loadSpecialties}
            placeholder={w.keywordPlaceholder}
          />
        </div>
      </div>
    </Specimen>
  );
}

export function ChoiceSpecimens() {
  const [pay, setPay] = useState<[number, number]>([3000, 4500]);
  return (
    <Specimen title={w.choice}>
      <div className="grid gap-6 md:grid-cols-4">
        <div>
          <Checkbox label={w.noWeekend} defaultChecked />
          <Checkbox label={w.wishRoster} />
          <Checkbox dense label={w.fullTime} count="241" defaultChecked />
          <Checkbox dense label={w.partTime} count="198" disabled />
        </div>
        <RadioGroup
          name="contract"
          legend={w.contract}
          defaultValue="permanent"
          options={[
            { value: 'permanent', label: w.permanent },
            { value: 'fixed', label: w.fixedTerm },
          ]}
        />
        <div>
          <Switch label={w.showMe} defaultChecked />
          <Switch label={w.sms} />
        </div>
        <RadioGroup
          layout="cards"
          name="start"
          legend={w.start}
          defaultValue="soon"
          options={[{ value: 'soon', label: '01.01.2027', help: w.startHelp }]}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <RangeHistogram
          label={w.pay}
          buckets={histogram}
          min={2600}
          max={5100}
          step={50}
          value={pay}
          format={(value) => value.toLocaleString('de-DE')}
          onCommit={setPay}
        />
        <ShiftPicker name="shift" value={['early', 'late']} counts={{ early: 241, late: 228, night: 164, day: 71 }} />
        <RadioGroup
          layout="segments"
          name="billing"
          legend={w.billing}
          defaultValue="monthly"
          options={[
            { value: 'monthly', label: w.monthly },
            { value: 'yearly', label: w.yearly },
          ]}
        />
      </div>
    </Specimen>
  );
}

/** Renders one row of the component sheet. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-8 border-line-2 border-t py-8 md:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-fs-5">{title}</h2>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
